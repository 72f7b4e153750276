import { constants, type Stats } from 'node:fs'
import { lstat, open, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** After so many entries it rests: measuring a million files must not slow the players down. */
const entriesAtOnce = 500
const restMs = 20

/** Each name counts as a block: the number of files on a disk is limited too. */
const smallestBytes = 4_096

type Folder = { path: string; seen: Pick<Stats, 'dev' | 'ino'> | undefined }

/**
 * Bytes that a folder takes on the disk, at least a block for each name. Links are not followed, even if one replaces a folder
 * meanwhile. Ends early once it is over `enoughBytes`; undefined when `signal` aborts. A folder that can't be read, for its
 * permissions or its depth, counts as `enoughBytes`: otherwise it would be a place to hide files.
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
        const stats = await lstat(join(opened.place, name)).catch(() => undefined)
        if (!stats) continue
        if (stats.isDirectory()) waiting.push({ path: join(folder.path, name), seen: stats })
        // A file of several names takes its space once.
        const key = stats.nlink > 1 && stats.isFile() ? `${stats.dev}:${stats.ino}` : undefined
        const isCounted = key !== undefined && counted.has(key)
        bytes += Math.max(smallestBytes, isCounted ? 0 : stats.blocks * 512)
        if (key !== undefined) counted.add(key)
        if (bytes > enoughBytes) return bytes
        entries += 1
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

/** Opens the very folder that was seen (on Linux), whatever takes its name meanwhile. */
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
    const { code } = error as NodeJS.ErrnoException // Of a call to the file system.
    return code === 'EACCES' || code === 'ENAMETOOLONG' ? 'closed' : 'gone'
  }
}
