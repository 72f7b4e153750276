import type { ConsoleLine } from '@zubr/contracts/console'
import type { ConsoleLog } from './console-log.ts'
import { endOfSegment, readLines, type Segment, type SegmentPosition } from './segments.ts'

export type Read = { lines: readonly ConsoleLine[]; gapFrom: number | null }

/**
 * Reads a console from line `from` on. `read` resolves to the next available lines, from memory or
 * else from the disk, so that a slow reader takes no memory. `gapFrom` is the next line that exists
 * after missing ones.
 */
export function consoleReader(log: ConsoleLog, from: number) {
  let next = from
  let position: (SegmentPosition & { segment: Segment }) | undefined

  async function fromDisk(most: number): Promise<Read> {
    for (;;) {
      if (position === undefined || position.seq !== next) position = await findPosition()
      if (!position) return skipToEnd()
      const { segment } = position
      const piece = await readLines(segment.file, position, Math.min(most, log.last() + 1 - position.seq))
      if (!piece || piece.lines.length === 0) {
        // The segment was dropped or is read to its end. Continue with the next one.
        const after = log.segments().find(({ first }) => first > segment.first)
        const recent = after ? undefined : log.recentFrom(next)
        if (recent) return advance(recent.slice(0, most))
        if (!after) return skipToEnd()
        const gapFrom = after.first > next ? after.first : null
        next = after.first
        position = { segment: after, start: 0, seq: next }
        if (gapFrom !== null) return { lines: [], gapFrom }
        continue
      }
      position = { segment, ...piece.next }
      return advance(piece.lines)
    }
  }

  /** The rest was never written and is no longer in memory. */
  function skipToEnd(): Read {
    next = log.last() + 1
    return { lines: [], gapFrom: next }
  }

  /** Finds line `next` on the disk, or the next one that exists. */
  async function findPosition(): Promise<typeof position> {
    const segments = log.segments()
    const segment = segments.findLast(({ first }) => first <= next) ?? segments[0]
    if (!segment) return undefined
    const { start, seq } = await endOfSegment(segment, next - 1)
    return { segment, start, seq: Math.max(seq, next) }
  }

  function advance(lines: readonly ConsoleLine[]): Read {
    next = (lines.at(-1)?.[0] ?? next - 1) + 1
    return { lines, gapFrom: null }
  }

  return {
    /** Number of the next line. */
    next: () => next,
    async read(most: number): Promise<Read> {
      if (next > log.last()) return { lines: [], gapFrom: null }
      const recent = log.recentFrom(next)
      if (recent) return advance(recent.slice(0, most))
      if (next < log.first()) {
        next = log.first()
        return { lines: [], gapFrom: next }
      }
      return fromDisk(most)
    },
  }
}
