import { statfsSync } from 'node:fs'
import { itself, type Name } from './descriptor.ts'
import { OperationError } from './failure.ts'
import { deeper, unlessLost } from './tree.ts'
import { type Folder, namesInFolder, statAll } from './walk.ts'

export type RoomNow = { free: number; used: number; limit: number }
export type FreeSpace = {
  now(): Promise<RoomNow>
  /** Throws unless this many more bytes may be written. */
  check(bytes: number): Promise<void>
  /** Records written bytes. */
  wrote(bytes: number): void
  limit(diskMb: number): void
}

/** The file system reserves some of its free space. */
const spare = 64 * 1024
const mebi = 2 ** 20

/**
 * The free space of the plan's disk. Without `diskMb` the server has its own disk, whose file
 * system knows.
 */
export function trackFreeSpace(root: Folder, diskMb?: number): FreeSpace {
  return diskMb === undefined ? ownDisk(root) : countedDisk(root, diskMb)
}

function ownDisk(root: Folder): FreeSpace {
  const now = () => {
    const { blocks, bfree, bavail, bsize } = statfsSync(itself(root))
    return { free: bavail * bsize, used: (blocks - bfree) * bsize, limit: blocks * bsize }
  }
  return {
    now: async () => now(),
    async check(bytes) {
      const { free, limit } = now()
      if (bytes > Math.max(0, free - spare)) throw new OperationError('no_room', { limit })
    },
    wrote: () => undefined,
    limit: () => undefined,
  }
}

/** A count younger than this is used, plus what was written since. */
const freshMs = 60_000
/** Before a refusal it counts again, unless it did within this time. */
const refusedMs = 1_000
/** Like folder-size.ts of the agent: a name takes a block. */
const smallestBytes = 4_096
const namesAtOnce = 500

function countedDisk(root: Folder, diskMb: number): FreeSpace {
  let limit = diskMb * mebi
  let used = 0
  let countedAt = Number.NEGATIVE_INFINITY
  let counting: Promise<void> | undefined
  function count(): Promise<void> {
    counting ??= (async () => {
      const before = used
      const counted = await bytesBeneath(root)
      // The count may or may not include what was written meanwhile.
      used = counted + Math.max(0, used - before)
      countedAt = performance.now()
    })().finally(() => {
      counting = undefined
    })
    return counting
  }
  const isOlder = (ms: number) => performance.now() - countedAt > ms
  return {
    async now() {
      if (isOlder(refusedMs)) await count()
      return { used, free: Math.max(0, limit - used), limit }
    },
    async check(bytes) {
      if (countedAt === Number.NEGATIVE_INFINITY) await count()
      // The last count stays, and the next check tries again.
      else if (isOlder(freshMs)) void count().catch(() => undefined)
      if (used + bytes > limit && isOlder(refusedMs)) await count()
      if (used + bytes > limit) throw new OperationError('no_room', { limit })
    },
    wrote(bytes) {
      used += bytes
    },
    limit(next) {
      limit = next * mebi
    },
  }
}

/** The disk usage of all files, including the agent's own. */
async function bytesBeneath(root: Folder): Promise<number> {
  const counted = new Set<string>()
  const inside = async (folder: Folder, depth: number): Promise<number> => {
    let bytes = 0
    let names: Name[] = []
    await unlessLost(async () => {
      names = namesInFolder(folder)
    })
    for (let at = 0; at < names.length; at += namesAtOnce) {
      const some = names.slice(at, at + namesAtOnce)
      for (const [index, stats] of statAll(folder, some).entries()) {
        if (!stats) continue
        const key = stats.nlink > 1 && stats.isFile() ? `${stats.dev}:${stats.ino}` : undefined
        bytes += Math.max(smallestBytes, key !== undefined && counted.has(key) ? 0 : stats.blocks * 512)
        if (key !== undefined) counted.add(key)
        if (stats.isDirectory())
          await unlessLost(async () => {
            bytes += await deeper(folder, some[index] as Name, depth, (next) => inside(next, depth + 1))
          })
      }
      await new Promise(setImmediate)
    }
    return bytes
  }
  return inside(root, 0)
}
