import { constants, type Stats } from 'node:fs'
import { lstat, open, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Pauses after this many entries, so that a million files do not slow the players down. */
const entriesAtOnce = 500
const restMs = 20

/** Each name counts as a block, as the number of files on a disk is limited too. */
const smallestBytes = 4_096

type Folder = { path: string; seen: Pick<Stats, 'dev' | 'ino'> | undefined }

/**
 * The bytes that a folder takes on disk, with at least a block for each name. Follows no links.
 * Stops early above `enoughBytes`; undefined when `signal` aborts. An unreadable folder counts as
 * `enoughBytes`, as files could be hidden in it.
 */
export async function folderSize(
  top: string,
  { enoughBytes = Number.POSITIVE_INFINITY, signal }: { enoughBytes?: number; signal?: AbortSignal } = {},
): Promise<number | undefined> {
  const waiting: Folder[] = [{ path: top, seen: undefined }]
  const counted = new Set<string>()
  let bytes = 0
  let entries = 0
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const opened = await openFolder(folder)
    if (opened === 'closed') return enoughBytes
    if (opened === 'gone') continue
    try {
      for await (const { name } of await opendir(opened.place)) {
        // The file may have been deleted since the folder was read.
        const stats = await lstat(join(opened.place, name)).catch(() => undefined)
        if (!stats) continue
        if (stats.isDirectory()) waiting.push({ path: join(folder.path, name), seen: stats })
        // A file with several hard links counts once.
        const key = stats.nlink > 1 && stats.isFile() ? `${stats.dev}:${stats.ino}` : undefined
        const isCounted = key !== undefined && counted.has(key)
        bytes += Math.max(smallestBytes, isCounted ? 0 : stats.blocks * 512)
        if (key !== undefined) counted.add(key)
        if (bytes > enoughBytes) return bytes
        entries += 1
        // The wait rejects only on abort, which the next line checks.
        if (entries % entriesAtOnce === 0)
          await wait(restMs, undefined, signal && { signal }).catch(() => undefined)
        if (signal?.aborted) return undefined
      }
    } finally {
      await opened.close()
    }
  }
  return bytes
}

/** Opens the same folder that was listed (on Linux), even if its name was replaced meanwhile. */
async function openFolder({ path, seen }: Folder) {
  try {
    const handle = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
    const { dev, ino } = await handle.stat()
    if (seen && (dev !== seen.dev || ino !== seen.ino)) {
      await handle.close()
      return 'gone'
    }
    const place = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path
    return { place, close: () => handle.close() }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // Errors of the file system have a code.
    return code === 'EACCES' || code === 'ENAMETOOLONG' ? 'closed' : 'gone'
  }
}
