import { spawn } from 'node:child_process'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** How servers' own users get to Node and to their folders: as the disk is, or by a view of it that lets them in. */
export type Entrance = {
  kind: 'open' | 'mounts'
  /** The command that runs `program` as `uid`, with `folders` and what is open to everybody in reach. */
  command(program: readonly [string, ...string[]], use: Use): readonly [string, ...string[]]
  /** The user for `spawn`; undefined where the command itself changes users. */
  uid(use: Use): number | undefined
}

type Use = { uid: number; cwd: string; folders: readonly string[] }

/** Lets other users pass through the data folder, not list it. Secrets in it have modes of their own. */
export async function letThrough(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir)
  if ((mode & 0o011) !== 0o011) await chmod(dataDir, (mode & 0o777) | 0o011)
}

/**
 * The best way for servers' users to Node and to their folders in `parent`; undefined if there is none. A clone in root's home is
 * closed to them: then each server gets a mount namespace in which the closed folder holds only what that server needs.
 * docs/decisions/0018 says why this is not a user namespace.
 */
export async function findEntrance(
  uid: number,
  program: string,
  parent: string,
): Promise<Entrance | undefined> {
  const stage = join(parent, '.entrance')
  await mkdir(stage, { recursive: true, mode: 0o700 })
  const closed = outermost(await Promise.all([closedAbove(program), closedAbove(parent)]))
  const ways: Entrance[] = [
    open,
    ...(process.platform === 'linux' ? [] : [openBySpawn]),
    ...(closed.length > 0 ? [throughMounts(closed, stage)] : []),
  ]
  const look = `require('node:fs').statSync(${JSON.stringify(`${parent}/.`)})`
  for (const way of ways)
    if (await succeeds(way, [program, '-e', look], { uid, cwd: parent, folders: [parent] })) return way
  return undefined
}

/**
 * Changes users in a process of its own, without setuid programs such as `su`. Node's own way would not do: whoever may stop what runs
 * as that user can stop it between the two, and Node waits for it with all that this process does.
 */
export const asUser = (uid: number) =>
  ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--no-new-privs'] as const

const open: Entrance = {
  kind: 'open',
  command: (program, { uid }) => [...asUser(uid), ...program],
  uid: () => undefined,
}
/** Where there is no setpriv, which every Linux of today has. */
const openBySpawn: Entrance = { kind: 'open', command: (program) => program, uid: ({ uid }) => uid }

function throughMounts(closed: readonly string[], stage: string): Entrance {
  // The folder that holds `stage` is hidden last: views are made there.
  const order = closed.toSorted((a, b) => Number(isBelow(stage, a)) - Number(isBelow(stage, b)))
  return {
    kind: 'mounts',
    uid: () => undefined,
    command(program, { uid, cwd, folders }) {
      // Folders on the way to what is shown can be passed, not listed.
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
      lines.push(`exec ${asUser(uid).join(' ')} "$@"`)
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

/** The outermost folder above `path` that others may not pass; undefined if they may pass all. */
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

/** A look takes a tenth of a second. */
const lookWithinMs = 20_000

function succeeds(way: Entrance, program: readonly [string, ...string[]], use: Use): Promise<boolean> {
  const [file, ...args] = way.command(program, use)
  const uid = way.uid(use)
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: '/',
      env: { PATH: serverPath },
      stdio: 'ignore',
      timeout: lookWithinMs,
      killSignal: 'SIGKILL',
      ...(uid !== undefined && { uid, gid: uid }),
    })
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0))
  })
}

/** Where servers find programs. */
export const serverPath = '/usr/local/bin:/usr/bin:/bin'
