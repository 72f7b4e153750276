import { open, rm, rmdir, stat, statfs, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runTool, ToolError } from '@zubr/process/run-tool'
import { devicesOf, released } from './mounts.ts'

// A file with a file system of its own in it.

const mebi = 2 ** 20
const longMs = 30 * 60_000
/** One file for so many bytes: a server of npm's has small ones, and its disk is full when they are used up. */
const bytesPerFile = 8_192
const inodeBytes = 256
/** What the node keeps for itself when room is set aside. */
const keptFreeMb = 1_024

/** What a disk of so much room takes: the journal and the table of files are on top of what its owner has paid for. */
export function imageMb(diskMb: number): number {
  return Math.ceil(diskMb * (1 + inodeBytes / bytesPerFile + 0.005)) + journalMb(diskMb) + 8
}
const journalMb = (diskMb: number) => (diskMb >= 1_000 ? 64 : 8)

/**
 * Makes the file as long as that, or longer if it is. Its room is set aside at once: a disk that is full though its own file system
 * knows nothing of it would break that. Resolves to false where the node has no such room: then the file takes it as it is filled.
 */
export async function allocate(file: string, megabytes: number): Promise<boolean> {
  const size = megabytes * mebi
  const { bavail, bsize } = await statfs(dirname(file))
  const has = await stat(file).then(
    ({ blocks }) => blocks * 512,
    () => 0,
  )
  const fits = bavail * bsize - (size - has) >= keptFreeMb * mebi
  if (fits)
    try {
      await runTool('fallocate', ['--length', String(size), file])
      return true
    } catch {
      // Not every file system can.
    }
  const handle = await open(file, 'a')
  await handle.close()
  if ((await stat(file)).size < size) await truncate(file, size)
  return false
}

export async function makeFileSystem(file: string, diskMb: number, uid: number): Promise<void> {
  await runTool('mkfs.ext4', [
    ...['-q', '-F', '-m', '0', '-b', '4096', '-i', String(bytesPerFile), '-I', String(inodeBytes)],
    ...['-J', `size=${journalMb(diskMb)}`, '-e', 'remount-ro'],
    // What is read of a new file is zeros: there is no need to write them.
    ...['-E', `assume_storage_prezeroed=1,nodiscard,root_owner=${uid}:${uid}`],
    file,
  ])
}

/** Puts its file system there, mended if the machine went down while it was in use. */
export async function mountImage(file: string, at: string, options: readonly string[] = []): Promise<void> {
  // What somebody still uses, such as a container that is just ending, is not read twice at a time.
  const device = (await released(file)) ? await attach(file) : (await devicesOf(file))[0]
  if (!device) throw new Error(`${file} has no device any more`)
  try {
    await runTool('mount', [
      '-t',
      'ext4',
      '-o',
      ['nosuid', 'nodev', 'noatime', ...options].join(','),
      device,
      at,
    ])
  } finally {
    // From now on it goes with its last mount.
    await runTool('losetup', ['--detach', device]).catch(() => undefined)
  }
  await rmdir(join(at, 'lost+found')).catch(() => undefined)
}

async function attach(file: string): Promise<string> {
  await repairImage(file)
  const setUp = async (direct: boolean) => {
    const flags = direct ? ['--direct-io=on'] : []
    return (await runTool('losetup', [...flags, '--find', '--show', file])).trim()
  }
  // Without it each page is kept twice in memory; not every file system can.
  return setUp(true).catch(() => setUp(false))
}

async function repairImage(file: string, ...also: string[]): Promise<void> {
  const check = (...how: string[]) =>
    runTool('e2fsck', [...how, ...also, file], { timeoutMs: longMs }).catch((error: unknown) => {
      // 1: something was wrong, and is mended.
      if (!(error instanceof ToolError && error.status === 1)) throw error
    })
  await check('-p').catch(() => check('-f', '-y'))
}

const magic = 0xef53
const hasLongNumbers = 0x80

/**
 * Whether its file system says that it takes all of its file, but for an end that is too short for what a group of blocks begins with.
 * Source: struct ext4_super_block.
 */
export async function isGrown(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const about = Buffer.alloc(1_024)
    await handle.read(about, 0, about.length, 1_024)
    if (about.readUInt16LE(0x38) !== magic) return false
    const high = about.readUInt32LE(0x60) & hasLongNumbers ? about.readUInt32LE(0x150) : 0
    const blocks = about.readUInt32LE(4) + high * 2 ** 32
    const blockBytes = 1_024 << about.readUInt32LE(24)
    const inodes = about.readUInt32LE(0x28) * about.readUInt16LE(0x58)
    const groupBegins = inodes + (64 + about.readUInt16LE(0xce)) * blockBytes
    const { size } = await handle.stat()
    return size - blocks * blockBytes < groupBegins
  } finally {
    await handle.close()
  }
}

/** Has a file system that is in use take all of its file. It takes a right that root in some containers lacks (CAP_SYS_RESOURCE). */
export async function growMounted(file: string): Promise<void> {
  for (const device of await devicesOf(file)) {
    await runTool('losetup', ['--set-capacity', device])
    await runTool('resize2fs', [device], { timeoutMs: longMs })
  }
}

/** The same for one that is not in use. A kill in the middle is mended at its next mount. */
export async function growUnmounted(file: string): Promise<void> {
  await repairImage(file, '-f')
  await runTool('resize2fs', [file], { timeoutMs: longMs })
}

export const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
export const remove = (path: string) => rm(path, { recursive: true, force: true })
