import { spawn } from 'node:child_process'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** What servers are started with: their command and folders as they are, or inside a view of the disk that lets them in. */
export type Entrance = {
  kind: 'open' | 'mounts'
  /** For a program that runs as `uid`; it may use `folders` and, by their own modes, everything that is open to all. */
  command(program: readonly [string, ...string[]], use: Use): readonly [string, ...string[]]
  /** Whom `spawn` makes it; undefined where the command itself does. */
  uid(use: Use): number | undefined
}

type Use = { uid: number; cwd: string; folders: readonly string[] }

/** Lets other users through the data folder, not into it: whatever is secret in it has a mode of its own. */
export async function letThrough(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir)
  if ((mode & 0o011) !== 0o011) await chmod(dataDir, (mode & 0o777) | 0o011)
}

/**
 * The best way for servers' users to Node and to their folders in `parent`; undefined if there is none. A clone in root's own
 * home is closed to them: then each server gets a view of the disk in which the closed folder holds what it needs and nothing else.
 * docs/decisions/0018 says why not by a user namespace.
 */
export async function findEntrance(
  uid: number,
  program: string,
  parent: string,
): Promise<Entrance | undefined> {
  const stage = join(parent, '.entrance')
  await mkdir(stage, { recursive: true, mode: 0o700 })
  const closed = outermost(await Promise.all([closedAbove(program), closedAbove(parent)]))
  const ways: Entrance[] = [openAsItIs, open, ...(closed.length > 0 ? [throughMounts(closed, stage)] : [])]
  const look = `require('node:fs').statSync(${JSON.stringify(`${parent}/.`)})`
  for (const way of ways)
    if (await succeeds(way, [program, '-e', look], { uid, cwd: parent, folders: [parent] })) return way
  return undefined
}

const open: Entrance = { kind: 'open', command: (program) => program, uid: ({ uid }) => uid }
/** The same, and nothing that it starts gets other rights, as programs like `su` do. */
const openAsItIs: Entrance = { ...open, command: (program) => ['setpriv', '--no-new-privs', ...program] }

function throughMounts(closed: readonly string[], stage: string): Entrance {
  // What hides the place where views are made comes last.
  const order = closed.toSorted((a, b) => Number(isBelow(stage, a)) - Number(isBelow(stage, b)))
  return {
    kind: 'mounts',
    uid: () => undefined,
    command(program, { uid, cwd, folders }) {
      // Folders on the way to what is shown can be passed through, not listed.
      const lines = ['set -e', 'umask 066']
      for (const top of order) {
        lines.push(`mount -t tmpfs -o mode=711,size=1m zubr ${quoted(stage)}`)
        const [file] = program
        if (isBelow(file, top)) lines.push(...show(file, join(stage, relative(top, file)), 'file'))
        for (const folder of folders)
          if (isBelow(folder, top)) lines.push(...show(folder, join(stage, relative(top, folder)), 'folder'))
        lines.push(`mount --move ${quoted(stage)} ${quoted(top)}`)
      }
      lines.push('umask 022', `cd ${quoted(cwd)}`)
      lines.push(`exec setpriv --reuid=${uid} --regid=${uid} --clear-groups --no-new-privs "$@"`)
      return ['unshare', '--mount', 'sh', '-c', lines.join('\n'), 'sh', ...program]
    },
  }
}

function show(path: string, place: string, kind: 'file' | 'folder'): string[] {
  return [
    `mkdir -p ${quoted(kind === 'file' ? dirname(place) : place)}`,
    ...(kind === 'file' ? [`: >${quoted(place)}`] : []),
    `mount --bind ${quoted(path)} ${quoted(place)}`,
  ]
}

/** The outermost folder on the way to `path` that others may not pass; undefined if they may pass all. */
async function closedAbove(path: string): Promise<string | undefined> {
  const above: string[] = []
  for (let dir = dirname(path); dir !== dirname(dir); dir = dirname(dir)) above.unshift(dir)
  for (const dir of above) if (((await stat(dir)).mode & 0o001) === 0) return dir
  return undefined
}

function outermost(dirs: readonly (string | undefined)[]): string[] {
  const all = [...new Set(dirs.filter((dir) => dir !== undefined))]
  return all.filter((dir) => !all.some((other) => isBelow(dir, other)))
}

function isBelow(path: string, top: string): boolean {
  return path.startsWith(`${top}/`)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function succeeds(way: Entrance, program: readonly [string, ...string[]], use: Use): Promise<boolean> {
  const [file, ...args] = way.command(program, use)
  const uid = way.uid(use)
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: '/',
      env: { PATH: serverPath },
      stdio: 'ignore',
      ...(uid !== undefined && { uid, gid: uid }),
    })
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0))
  })
}

/** Where servers find programs. */
export const serverPath = '/usr/local/bin:/usr/bin:/bin'
