import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, sep } from 'node:path'
import { serverPath } from '../process/user-launcher.ts'
import { type Limits, resourcesOf } from './limits.ts'
import { seccomp } from './seccomp.ts'

/** A container: its view of this machine, and its limits. */
export type ContainerSpec = {
  /** The folder of the bundle, which only the agent can access. */
  folder: string
  command: readonly [string, ...string[]]
  uid: number
  /** Readable at the same paths. */
  reads: readonly string[]
  /** The writable folder `from`, which it sees at `at`. */
  writes: { at: string; from: string }
  /** Its working directory and home. */
  home: string
  /** Path of its cgroup in every hierarchy. */
  group: string
  /** Path of its network namespace. Null: a new one without interfaces. */
  namespace: string | null
  /** The machine's address in its network, if the machine can be reached there. */
  gateway?: string
  /** Name servers that it can reach. */
  resolvers: readonly string[]
  limits: Limits
}

/** Entries of /etc that programs need, if they exist. */
const ofEtc = ['alternatives', 'ca-certificates', 'fonts', 'ld.so.cache', 'localtime', 'ssl', 'timezone']
const isJavaSettings = (name: string) => /^java-\d+-openjdk$/.test(name)

const quiet = ['nosuid', 'nodev']
const readOnly = ['bind', 'ro', ...quiet]

/**
 * Writes an OCI bundle: config.json and a root with some settings. The root is read-only and has
 * the machine's programs and the container's own mounts at the usual paths, but nothing else of
 * this machine.
 */
export async function writeBundle(contained: ContainerSpec): Promise<void> {
  const { folder } = contained
  const root = join(folder, 'root')
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(root, 'etc'), { recursive: true })
  // Independent of the agent's umask.
  for (const [path, mode] of [
    [folder, 0o700],
    [root, 0o755],
    [join(root, 'etc'), 0o755],
  ] as const)
    await chmod(path, mode)
  const systemMounts = await systemView(root)
  for (const [name, text] of Object.entries(settingsFiles(contained)))
    await writeFile(join(root, 'etc', name), text).then(() => chmod(join(root, 'etc', name), 0o644))
  const ownMounts = [...systemMounts, ...mountsOf(contained)]
  await writeFile(join(folder, 'config.json'), JSON.stringify(config(contained, ownMounts)), { mode: 0o600 })
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

/** Name of the machine inside containers. The ports of its servers are published there. */
export const machineName = 'node.internal'

function settingsFiles({ uid, home, gateway, resolvers }: ContainerSpec): Record<string, string> {
  return {
    passwd: `root:x:0:0:root:/:/usr/sbin/nologin\nserver:x:${uid}:${uid}:server:${home.replace(/[:\n]/g, '_')}:/bin/sh\n`,
    group: `root:x:0:\nserver:x:${uid}:\n`,
    hosts: `127.0.0.1 localhost server\n::1 localhost\n${gateway ? `${gateway} ${machineName}\n` : ''}`,
    hostname: 'server\n',
    'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
    'resolv.conf': resolvers.map((address) => `nameserver ${address}\n`).join(''),
  }
}

/** Its own mounts, parents before children, so that none hides another. */
function mountsOf({ command: [program], reads, writes }: ContainerSpec): Mount[] {
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

/** Root without CAP_SYS_RESOURCE cannot raise a limit above the agent's own. */
const openFiles = Math.min(
  65_536,
  Number(/^Max open files +\d+ +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 4_096),
)

// The same paths as in Docker.
const maskedPaths = [
  ...['acpi', 'asound', 'interrupts', 'kcore', 'keys', 'latency_stats', 'sched_debug', 'scsi'],
  ...['timer_list', 'timer_stats'],
].map((name) => `/proc/${name}`)
const readonlyPaths = ['bus', 'fs', 'irq', 'sys', 'sysrq-trigger'].map((name) => `/proc/${name}`)

function config(contained: ContainerSpec, ownMounts: readonly Mount[]) {
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
      // Programs may unpack and load libraries there. These files count as memory of the container.
      tmpfs('/tmp', Math.max(16, limits.memoryMb / 4), 'nodev', 'mode=1777'),
      tmpfs('/dev/shm', Math.max(16, limits.memoryMb / 8), 'nodev', 'noexec', 'mode=1777'),
      {
        destination: '/sys/fs/cgroup',
        type: 'cgroup',
        source: 'cgroup',
        options: ['nosuid', 'noexec', 'nodev', 'ro'],
      },
      ...ownMounts,
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
