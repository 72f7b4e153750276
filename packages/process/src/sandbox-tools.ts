import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/** Debian packages of the sandbox for game servers, each with the programs that it provides. */
export const sandboxPackages = {
  runc: ['runc'],
  crun: ['crun'],
  conmon: ['conmon'],
  nftables: ['nft'],
  // Without conntrack, UDP flows from before a port was published never reach the server.
  conntrack: ['conntrack'],
  iproute2: ['ip', 'tc'],
  e2fsprogs: ['mkfs.ext4', 'e2fsck', 'resize2fs'],
  'btrfs-progs': ['btrfs', 'mkfs.btrfs'],
  mount: ['mount', 'umount', 'losetup'],
  // These read archives, inside the server's sandbox.
  'libarchive-tools': ['bsdtar', 'bsdcat'],
  '7zip': ['7zz'],
  // Stores backups of servers.
  restic: ['restic'],
  // Append-only storage, for tests and for operators.
  rclone: ['rclone'],
  // Compiles and runs the JVM server of the tests.
  'openjdk-17-jdk-headless': ['java', 'javac'],
  // SFTP clients of the tests.
  'openssh-client': ['sftp', 'ssh', 'ssh-keygen'],
  lftp: ['lftp'],
  rsync: ['rsync'],
} as const satisfies Record<string, readonly string[]>
export type SandboxPackage = keyof typeof sandboxPackages

/** Packages that a node needs, in the order of README and docs: sandbox, archives, backups. */
export const nodePackages = [
  'crun',
  'runc',
  'conmon',
  'nftables',
  'conntrack',
  'iproute2',
  'e2fsprogs',
  'mount',
  'libarchive-tools',
  '7zip',
  'restic',
] as const satisfies readonly SandboxPackage[]

/** The command that installs them. */
export const installCommand = `apt install ${nodePackages.join(' ')}`

const everyPackage = Object.keys(sandboxPackages) as SandboxPackage[]

/** An agent started without a login has no sbin in its PATH. */
const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']

/** The path of a program of this machine, or undefined. */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/** Packages with at least one program missing on this machine. */
export function lackingPackages(wanted: readonly SandboxPackage[] = everyPackage): SandboxPackage[] {
  return wanted.filter((name) => sandboxPackages[name].some((program) => !findProgram(program)))
}

/** Whether this process may install packages: it runs as root on Debian or a system based on it. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs packages with apt-get. It ignores failures: the caller checks what is missing
 * afterwards.
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  // Several tests may install at the same time.
  const waitForLock = ['-o', 'DPkg::Lock::Timeout=600']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ])
    await promisify(execFile)('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...waitForLock, ...args], {
      maxBuffer: 2 ** 26,
      // The check afterwards names what is missing.
    }).catch(() => undefined)
}

/**
 * Installs missing packages if root runs on Debian or a derivative; otherwise throws an error that
 * names them.
 */
export async function ensureSandboxTools(
  say: (line: string) => void,
  wanted: readonly SandboxPackage[] = everyPackage,
): Promise<void> {
  const lacking = lackingPackages(wanted)
  if (lacking.length === 0) return
  const canInstall = canInstallPackages()
  if (canInstall) {
    say(`Installing ${lacking.join(', ')} (apt-get)…`)
    await installPackages(lacking)
  }
  const left = lackingPackages(wanted)
  if (left.length > 0)
    throw new Error(
      `The sandbox of game servers needs ${left.join(', ')}${canInstall ? ', which apt-get could not install' : ''}: apt-get install ${left.join(' ')}, as root on Debian.`,
    )
}
