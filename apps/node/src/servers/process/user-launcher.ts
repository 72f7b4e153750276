import { spawn } from 'node:child_process'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/**
 * How processes of servers' users reach Node and their folders: directly, or through mounts of a
 * private namespace.
 */
export type UserLauncher = {
  kind: 'open' | 'mounts'
  /**
   * The command that runs `program` as `uid`, with access to `folders` and to what every user can
   * read.
   */
  command(program: readonly [string, ...string[]], use: Use): readonly [string, ...string[]]
  /** The user for `spawn`. Undefined if the command itself changes users. */
  uid(use: Use): number | undefined
}

type Use = { uid: number; cwd: string; folders: readonly string[] }

/**
 * Makes the data folder searchable for other users, but not listable. Secrets in it have modes of
 * their own.
 */
export async function makeSearchable(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir)
  if ((mode & 0o011) !== 0o011) await chmod(dataDir, (mode & 0o777) | 0o011)
}

/**
 * Finds out how servers' users can reach Node and their folders in `parent`. Undefined if they
 * cannot. In a closed home folder each server gets a mount namespace with only its own files. See
 * docs/decisions/0018.
 */
export async function findUserLauncher(
  uid: number,
  program: string,
  parent: string,
): Promise<UserLauncher | undefined> {
  const stage = join(parent, '.entrance')
  await mkdir(stage, { recursive: true, mode: 0o700 })
  const closed = outermost(await Promise.all([closedAbove(program), closedAbove(parent)]))
  const ways: UserLauncher[] = [
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
 * Changes users in a separate process, without setuid programs such as `su`. With the `uid` option
 * of `spawn`, a process of that user could stop the child before exec, and Node would block.
 */
export const userCommand = (uid: number) =>
  ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--no-new-privs'] as const

const open: UserLauncher = {
  kind: 'open',
  command: (program, { uid }) => [...userCommand(uid), ...program],
  uid: () => undefined,
}
/** Used without setpriv, which every current Linux has. */
const openBySpawn: UserLauncher = { kind: 'open', command: (program) => program, uid: ({ uid }) => uid }

function throughMounts(closed: readonly string[], stage: string): UserLauncher {
  // The folder of `stage` is hidden last, as the views are made in it.
  const order = closed.toSorted((a, b) => Number(isBelow(stage, a)) - Number(isBelow(stage, b)))
  return {
    kind: 'mounts',
    uid: () => undefined,
    command(program, { uid, cwd, folders }) {
      // Folders above what is visible are searchable but not listable.
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
      lines.push(`exec ${userCommand(uid).join(' ')} "$@"`)
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

/** The outermost folder above `path` that other users cannot search. Undefined if there is none. */
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

/** A check takes about 0.1 s. */
const lookWithinMs = 20_000

function succeeds(way: UserLauncher, program: readonly [string, ...string[]], use: Use): Promise<boolean> {
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

/** PATH of servers' processes. */
export const serverPath = '/usr/local/bin:/usr/bin:/bin'
