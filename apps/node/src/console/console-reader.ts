import type { ConsoleLine } from '@zubr/contracts/console'
import type { ConsoleLog } from './console-log.ts'
import { endOfSegment, readLines, type Segment, type SegmentPosition } from './segments.ts'

type Position = SegmentPosition & { segment: Segment }
export type ConsoleReadResult = { lines: readonly ConsoleLine[]; gapFrom: number | null }

/**
 * Reads a console from line `from` on. `read` resolves to the next available lines, from memory or
 * else from the disk, so that a slow reader takes no memory. `gapFrom` is the next line that exists
 * after missing ones.
 */
export class ConsoleReader {
  readonly #log: ConsoleLog
  #next: number
  #position: Position | undefined

  constructor(log: ConsoleLog, from: number) {
    this.#log = log
    this.#next = from
  }

  /** Number of the next line. */
  next(): number {
    return this.#next
  }

  async read(maxLines: number): Promise<ConsoleReadResult> {
    if (this.#next > this.#log.last()) return { lines: [], gapFrom: null }
    const recent = this.#log.recentFrom(this.#next)
    if (recent) return this.#advance(recent.slice(0, maxLines))
    if (this.#next < this.#log.first()) {
      this.#next = this.#log.first()
      return { lines: [], gapFrom: this.#next }
    }
    return this.#fromDisk(maxLines)
  }

  async #fromDisk(maxLines: number): Promise<ConsoleReadResult> {
    for (;;) {
      if (this.#position === undefined || this.#position.seq !== this.#next)
        this.#position = await this.#findPosition()
      if (!this.#position) return this.#skipToEnd()
      const { segment } = this.#position
      const piece = await readLines(
        segment.file,
        this.#position,
        Math.min(maxLines, this.#log.last() + 1 - this.#position.seq),
      )
      if (!piece || piece.lines.length === 0) {
        // The segment was dropped or is read to its end. Continue with the next one.
        const after = this.#log.segments().find(({ first }) => first > segment.first)
        const recent = after ? undefined : this.#log.recentFrom(this.#next)
        if (recent) return this.#advance(recent.slice(0, maxLines))
        if (!after) return this.#skipToEnd()
        const gapFrom = after.first > this.#next ? after.first : null
        this.#next = after.first
        this.#position = { segment: after, start: 0, seq: this.#next }
        if (gapFrom !== null) return { lines: [], gapFrom }
        continue
      }
      this.#position = { segment, ...piece.next }
      return this.#advance(piece.lines)
    }
  }

  /** The rest was never written and is no longer in memory. */
  #skipToEnd(): ConsoleReadResult {
    this.#next = this.#log.last() + 1
    return { lines: [], gapFrom: this.#next }
  }

  /** Finds line `next` on the disk, or the next one that exists. */
  async #findPosition(): Promise<Position | undefined> {
    const segments = this.#log.segments()
    const segment = segments.findLast(({ first }) => first <= this.#next) ?? segments[0]
    if (!segment) return undefined
    const { start, seq } = await endOfSegment(segment, this.#next - 1)
    return { segment, start, seq: Math.max(seq, this.#next) }
  }

  #advance(lines: readonly ConsoleLine[]): ConsoleReadResult {
    this.#next = (lines.at(-1)?.[0] ?? this.#next - 1) + 1
    return { lines, gapFrom: null }
  }
}
