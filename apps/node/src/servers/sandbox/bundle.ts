import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, sep } from 'node:path'
import { serverPath } from '../process/entrance.ts'
import { type Limits, resourcesOf } from './limits.ts'
import { seccomp } from './seccomp.ts'

/** A container as it is to be made: its view of this machine, and what it may take of it. */
export type Contained = {
  /** Where the bundle is written; the agent's alone. */
  folder: string
  command: readonly [string, ...string[]]
  uid: number
  /** Read at their own paths. */
  reads: readonly string[]
  /** What it may write: a folder, and where it finds it. */
  writes: { at: string; from: string }
  /** Its working directory and home. */
  home: string
  /** The path of its group of processes, in every tree of them. */
  group: string
  /** The path of its network namespace; null gives it one of its own in which nothing is. */
  namespace: string | null
  /** The machine's address in its network, if it is reached there. */
  gateway?: string
  /** Name servers that its network lets it reach. */
  resolvers: readonly string[]
  limits: Limits
}

/** What of this machine's own settings programs need, where there is any. */
const ofEtc = ['alternatives', 'ca-certificates', 'fonts', 'ld.so.cache', 'localtime', 'ssl', 'timezone']
const isJavaSettings = (name: string) => /^java-\d+-openjdk$/.test(name)

const quiet = ['nosuid', 'nodev']
const readOnly = ['bind', 'ro', ...quiet]

/**
 * Writes an OCI bundle: config.json and an empty root with a handful of settings. The root is read-only; this machine's programs are in
 * it, and nothing else of this machine but what the container is given, at the usual paths.
 */
export async function writeBundle(contained: Contained): Promise<void> {
  const { folder } = contained
  const root = join(folder, 'root')
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(root, 'etc'), { recursive: true })
  // Whatever umask the agent has.
  for (const [path, mode] of [
    [folder, 0o700],
    [root, 0o755],
    [join(root, 'etc'), 0o755],
  ] as const)
    await chmod(path, mode)
  const systemMounts = await systemView(root)
  for (const [name, text] of Object.entries(settingsFiles(contained)))
    await writeFile(join(root, 'etc', name), text).then(() => chmod(join(root, 'etc', name), 0o644))
  const own = [...systemMounts, ...ownView(contained)]
  await writeFile(join(folder, 'config.json'), JSON.stringify(config(contained, own)), { mode: 0o600 })
}

type Mount = { destination: string; type?: string; source: string; options: string[] }
const bound = (path: string, options = readOnly): Mount => ({
  destination: path,
  type: 'bind',
  source: path,
  options,
})

async function systemView(root: string): Promise<Mount[]> {
  const mounts: Mount[] = [bound('/usr')]
  for (const name of readdirSync('/')) {
    if (!/^(?:bin|sbin|lib\d*|libx32)$/.test(name)) continue
    if (lstatSync(`/${name}`).isSymbolicLink()) await symlink(readlinkSync(`/${name}`), join(root, name))
    else mounts.push(bound(`/${name}`))
  }
  for (const name of [...ofEtc, ...readdirSync('/etc').filter(isJavaSettings)])
    if (existsSync(`/etc/${name}`)) mounts.push(bound(`/etc/${name}`))
  return mounts
}

/** The machine, in names that containers know: published ports of its servers are there. */
export const machineName = 'node.internal'

function settingsFiles({ uid, home, gateway, resolvers }: Contained): Record<string, string> {
  return {
    passwd: `root:x:0:0:root:/:/usr/sbin/nologin\nserver:x:${uid}:${uid}:server:${home.replace(/[:\n]/g, '_')}:/bin/sh\n`,
    group: `root:x:0:\nserver:x:${uid}:\n`,
    hosts: `127.0.0.1 localhost server\n::1 localhost\n${gateway ? `${gateway} ${machineName}\n` : ''}`,
    hostname: 'server\n',
    'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
    'resolv.conf': resolvers.map((address) => `nameserver ${address}\n`).join(''),
  }
}

/** What it is given beside the system; a folder before those in it, so that none hides another. */
function ownView({ command: [program], reads, writes }: Contained): Mount[] {
  const programs = isAbsolute(program) ? [dirname(program)] : []
  const mounts = new Map([...programs, ...reads].map((path) => [path, bound(path)]))
  mounts.set(writes.at, { ...bound(writes.at, ['bind', 'rw', ...quiet]), source: writes.from })
  const isThere = (path: string) =>
    /^\/(?:usr|s?bin|lib\w*)(?:\/|$)/.test(path) ||
    [...mounts.keys()].some((above) => path.startsWith(above + sep))
  return [...mounts.values()]
    .filter(({ destination, options }) => options.includes('rw') || !isThere(destination))
    .sort((a, b) => a.destination.length - b.destination.length)
}

function tmpfs(destination: string, megabytes: number, ...options: string[]): Mount {
  const all = ['nosuid', ...options, `size=${Math.ceil(megabytes * 1024)}k`]
  return { destination, type: 'tmpfs', source: 'tmpfs', options: all }
}

/** Root may raise a limit only where it has that right: no more than the agent's own. */
const openFiles = Math.min(
  65_536,
  Number(/^Max open files +\d+ +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 4_096),
)

// As Docker has them.
const maskedPaths = [
  ...['acpi', 'asound', 'interrupts', 'kcore', 'keys', 'latency_stats', 'sched_debug', 'scsi'],
  ...['timer_list', 'timer_stats'],
].map((name) => `/proc/${name}`)
const readonlyPaths = ['bus', 'fs', 'irq', 'sys', 'sysrq-trigger'].map((name) => `/proc/${name}`)

function config(contained: Contained, own: readonly Mount[]) {
  const { command, uid, home, group, namespace, limits } = contained
  const nothing: string[] = []
  return {
    ociVersion: '1.0.2',
    process: {
      terminal: false,
      user: { uid, gid: uid, umask: 0o077 },
      args: command,
      env: [`PATH=${serverPath}`, `HOME=${home}`, 'LANG=C.UTF-8'],
      cwd: home,
      capabilities: {
        bounding: nothing,
        effective: nothing,
        inheritable: nothing,
        permitted: nothing,
        ambient: nothing,
      },
      noNewPrivileges: true,
      oomScoreAdj: 500,
      rlimits: [
        { type: 'RLIMIT_CORE', hard: 0, soft: 0 },
        { type: 'RLIMIT_NOFILE', hard: openFiles, soft: openFiles },
        { type: 'RLIMIT_MSGQUEUE', hard: 0, soft: 0 },
      ],
    },
    root: { path: 'root', readonly: true },
    hostname: 'server',
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc', options: ['nosuid', 'noexec', 'nodev'] },
      tmpfs('/dev', 0.0625, 'noexec', 'mode=755'),
      // Programs may unpack and load libraries there. What lies in it counts as their memory.
      tmpfs('/tmp', Math.max(16, limits.memoryMb / 4), 'nodev', 'mode=1777'),
      tmpfs('/dev/shm', Math.max(16, limits.memoryMb / 8), 'nodev', 'noexec', 'mode=1777'),
      {
        destination: '/sys/fs/cgroup',
        type: 'cgroup',
        source: 'cgroup',
        options: ['nosuid', 'noexec', 'nodev', 'ro'],
      },
      ...own,
    ],
    linux: {
      cgroupsPath: group,
      namespaces: [
        ...['pid', 'ipc', 'uts', 'mount', 'cgroup'].map((type) => ({ type })),
        { type: 'network', ...(namespace !== null && { path: namespace }) },
      ],
      resources: { devices: [{ allow: false, access: 'rwm' }], ...resourcesOf(limits) },
      seccomp: seccomp(),
      maskedPaths,
      readonlyPaths,
    },
  }
}
