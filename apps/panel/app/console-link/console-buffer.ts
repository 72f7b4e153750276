import type { ConsoleLine } from '@zubr/contracts/console'
import { cleaned, type Row } from './lines.ts'

/** So many lines are kept in the browser; the node keeps the rest. */
export const maxRows = 100_000
/** More than these come from a server that prints in a hurry: they are shown in a task of their own. */
const fewRows = 20
/** Dropped at once, so that dropping costs nothing worth speaking of. */
const dropAtOnce = 10_000

/**
 * A console's lines as the browser has them: in order, none twice. Whoever shows them is told once a frame, however many came;
 * of a few lines after a frame of quiet at once, so that a command's echo waits for nothing.
 */
export class ConsoleBuffer {
  rows: Row[] = []
  /** The newest line's number; a dropped connection goes on after it. */
  last = 0
  /** Lines that have ever come, and rows that have been dropped at the head: they only grow. */
  added = 0
  dropped = 0
  /** Grows when all rows are replaced. */
  epoch = 0
  #version = 0
  #reopened = false
  #listeners = new Set<() => void>()
  /** Whether this frame's listeners have been told, and whether more came since. */
  #frame: 'quiet' | 'told' | 'news' = 'quiet'
  #schedule: (tell: () => void) => void
  #most: number

  constructor(schedule: (tell: () => void) => void = (tell) => requestAnimationFrame(tell), most = maxRows) {
    this.#schedule = schedule
    this.#most = most
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  version = (): number => this.#version

  /** A new connection was asked for what follows `last`. */
  reopened(): void {
    this.#reopened = true
  }

  /** Takes lines in; those that are there already are left out. Returns what is new. */
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

  /** Lines before `from` are gone from the node's disk. */
  gap(from: number): void {
    this.#noticeOtherLog(from)
    if (this.rows.at(-1)?.[2] !== 'gap') this.#append([[from, 0, 'gap', '']])
    this.last = Math.max(this.last, from - 1)
  }

  /** A node that answers with older lines than it was asked for has begun another log. */
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
    if (this.rows.length > this.#most) {
      const surplus = Math.max(this.rows.length - this.#most, Math.min(dropAtOnce, this.#most / 10))
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
