import type { ConsoleLine } from '@zubr/contracts/console'
import { cleaned, type Row } from './lines.ts'

/** The number of lines in the browser; the node has the rest. */
export const maxRows = 100_000
/** More lines than this in a frame are rendered in their own task. */
const fewRows = 20
/** Rows are dropped in batches, to keep the cost low. */
const dropAtOnce = 10_000

/**
 * A console's lines in the browser: ordered, without duplicates. Subscribers are notified once a
 * frame at most.
 * After a quiet frame, a few lines notify at once, so that a command's echo does not wait.
 */
export class ConsoleBuffer {
  rows: Row[] = []
  /** The newest line's number; a new connection continues after it. */
  last = 0
  /** Total lines added and rows dropped at the head; both only grow. */
  added = 0
  dropped = 0
  /** Grows when all rows are replaced. */
  epoch = 0
  #version = 0
  #reopened = false
  #listeners = new Set<() => void>()
  /** `told`: subscribers were notified in this frame; `news`: more lines have come since. */
  #frame: 'quiet' | 'told' | 'news' = 'quiet'
  #schedule: (notify: () => void) => void
  #maxLines: number

  constructor(
    schedule: (notify: () => void) => void = (notify) => requestAnimationFrame(notify),
    maxLines = maxRows,
  ) {
    this.#schedule = schedule
    this.#maxLines = maxLines
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  version = (): number => this.#version

  /** A new connection has requested the lines after `last`. */
  reopened(): void {
    this.#reopened = true
  }

  /** Adds lines and returns the new ones; known lines are skipped. */
  take(lines: readonly ConsoleLine[]): readonly Row[] {
    const [first] = lines
    if (!first) return []
    this.#noticeOtherLog(first[0])
    const fresh: Row[] = []
    for (const line of lines) {
      const [seq, at, level, text] = line
      if (seq <= this.last) continue
      fresh.push([seq, at, level, cleaned(text)])
      this.last = seq
    }
    this.#append(fresh)
    return fresh
  }

  /** Lines before `from` were deleted from the node's disk. */
  gap(from: number): void {
    this.#noticeOtherLog(from)
    if (this.rows.at(-1)?.[2] !== 'gap') this.#append([[from, 0, 'gap', '']])
    this.last = Math.max(this.last, from - 1)
  }

  /** A node that sends older lines than requested has started another log. */
  #noticeOtherLog(seq: number): void {
    if (this.#reopened && seq <= this.last) {
      this.rows = []
      this.last = 0
      this.epoch++
    }
    this.#reopened = false
  }

  #append(rows: readonly Row[]): void {
    for (const row of rows) this.rows.push(row)
    this.added += rows.length
    if (this.rows.length > this.#maxLines) {
      const surplus = Math.max(this.rows.length - this.#maxLines, Math.min(dropAtOnce, this.#maxLines / 10))
      this.rows.splice(0, surplus)
      this.dropped += surplus
    }
    const wasQuiet = this.#frame === 'quiet'
    this.#frame = 'news'
    if (!wasQuiet) return
    if (rows.length <= fewRows) this.#tell()
    else this.#nextFrame()
  }

  #tell(): void {
    this.#frame = 'told'
    this.#version++
    for (const listener of this.#listeners) listener()
    this.#nextFrame()
  }

  #nextFrame(): void {
    this.#schedule(() => {
      if (this.#frame === 'news') this.#tell()
      else this.#frame = 'quiet'
    })
  }
}
