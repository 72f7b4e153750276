import { open, rm, rmdir, stat, statfs, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runTool, ToolError } from '@zubr/process/run-tool'
import { detachDevices, devicesOf } from './mounts.ts'

// A disk image: a file that contains a file system.

const mebi = 2 ** 20
const longMs = 30 * 60_000
/**
 * One inode per this many bytes, as npm packages consist of small files. Without free inodes the
 * disk is full.
 */
const bytesPerFile = 8_192
const inodeBytes = 256
/** Megabytes that the node keeps free when it allocates an image. */
const keptFreeMb = 1_024

/**
 * Size of the image in megabytes. The journal and the inode table come on top of the plan's size.
 */
export function imageMb(diskMb: number): number {
  return Math.ceil(diskMb * (1 + inodeBytes / bytesPerFile + 0.005)) + journalMb(diskMb) + 8
}
const journalMb = (diskMb: number) => (diskMb >= 1_000 ? 64 : 8)

/**
 * Extends the file to this size if it is smaller, and reserves the space. Otherwise a full node
 * would corrupt the file system in it. Resolves to false if the node has not enough space: then the
 * file grows as it is filled.
 */
export async function allocate(file: string, megabytes: number): Promise<boolean> {
  const size = megabytes * mebi
  const { bavail, bsize } = await statfs(dirname(file))
  const has = await stat(file).then(
    ({ blocks }) => blocks * 512,
    // There is no file yet.
    () => 0,
  )
  const fits = bavail * bsize - (size - has) >= keptFreeMb * mebi
  if (fits)
    try {
      await runTool('fallocate', ['--length', String(size), file])
      return true
    } catch {
      // Not every file system supports it.
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
    // A new file reads as zeros, so they need not be written.
    ...['-E', `assume_storage_prezeroed=1,nodiscard,root_owner=${uid}:${uid}`],
    file,
  ])
}

/** Mounts its file system. Repairs it if the machine went down while it was mounted. */
export async function mountImage(file: string, at: string, options: readonly string[] = []): Promise<void> {
  // A file system that is still in use, as by a container that ends, must not be mounted twice.
  const device = (await detachDevices(file)) ? await attach(file) : (await devicesOf(file))[0]
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
    // From here on the device is removed with its last mount.
    await runTool('losetup', ['--detach', device]).catch(() => undefined)
  }
  // After a repair the folder may hold recovered files; then it stays.
  await rmdir(join(at, 'lost+found')).catch(() => undefined)
}

async function attach(file: string): Promise<string> {
  await repairImage(file)
  const setUp = async (direct: boolean) => {
    const flags = direct ? ['--direct-io=on'] : []
    return (await runTool('losetup', [...flags, '--find', '--show', file])).trim()
  }
  // Direct I/O avoids caching each page twice, but not every file system supports it.
  return setUp(true).catch(() => setUp(false))
}

async function repairImage(file: string, ...also: string[]): Promise<void> {
  const check = (...how: string[]) =>
    runTool('e2fsck', [...how, ...also, file], { timeoutMs: longMs }).catch((error: unknown) => {
      // Status 1: errors were found and repaired.
      if (!(error instanceof ToolError && error.status === 1)) throw error
    })
  await check('-p').catch(() => check('-f', '-y'))
}

const magic = 0xef53
const hasLongNumbers = 0x80

/**
 * Whether its superblock says that the file system fills its file, except for an end shorter than
 * the metadata of a block group. Source: struct ext4_super_block.
 */
export async function fillsImage(file: string): Promise<boolean> {
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

/**
 * Grows a mounted file system to the size of its file. Needs CAP_SYS_RESOURCE, which root lacks in
 * some containers.
 */
export async function growMounted(file: string): Promise<void> {
  for (const device of await devicesOf(file)) {
    await runTool('losetup', ['--set-capacity', device])
    await runTool('resize2fs', [device], { timeoutMs: longMs })
  }
}

/** Like `growMounted`, for one that is not in use. After a kill, the next mount repairs it. */
export async function growUnmounted(file: string): Promise<void> {
  await repairImage(file, '-f')
  await runTool('resize2fs', [file], { timeoutMs: longMs })
}

export const isThere = (path: string) =>
  stat(path).then(
    () => true,
    // A path that cannot be read counts as absent.
    () => false,
  )
export const remove = (path: string) => rm(path, { recursive: true, force: true })
