import { lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** So many entries at once, then a rest: a folder of a million files must not keep the disk from the players. */
const entriesAtOnce = 500
const restMs = 20

/**
 * Bytes that a folder takes on the disk; links are not followed. Ends early with what it has once that is over `enoughBytes`, or
 * when `signal` aborts (then undefined).
 */
export async function folderSize(
  folder: string,
  { enoughBytes = Number.POSITIVE_INFINITY, signal }: { enoughBytes?: number; signal?: AbortSignal } = {},
): Promise<number | undefined> {
  const waiting = [folder]
  const seen = new Set<string>()
  let bytes = 0
  let entries = 0
  for (let dir = waiting.pop(); dir !== undefined; dir = waiting.pop()) {
    const listing = await opendir(dir).catch(() => undefined)
    if (!listing) continue
    for await (const entry of listing) {
      const path = join(dir, entry.name)
      if (entry.isDirectory()) waiting.push(path)
      const stats = await lstat(path).catch(() => undefined)
      if (!stats) continue
      // A file of several names takes its space once.
      const key = stats.nlink > 1 && stats.isFile() ? `${stats.dev}:${stats.ino}` : undefined
      if (key === undefined || !seen.has(key)) bytes += stats.blocks * 512
      if (key !== undefined) seen.add(key)
      if (bytes > enoughBytes) return bytes
      entries += 1
      if (entries % entriesAtOnce === 0)
        await wait(restMs, undefined, signal && { signal }).catch(() => undefined)
      if (signal?.aborted) return undefined
    }
  }
  return bytes
}
