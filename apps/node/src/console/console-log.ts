import { type FileHandle, mkdir, open, rename, rm, stat, truncate } from 'node:fs/promises'
import type { ConsoleLine } from '@zubr/contracts/console'
import { endOfSegment, formatLine, type Segment, segmentFile, segmentsIn } from './segments.ts'
export const defaultConsoleBytes = 20 * 1024 * 1024
/** Maximum number of files per console. The oldest is dropped when a new one begins. */
const maxSegments = 20

/**
 * On a full disk, minimum time between two dropped files. At least half of the log is kept, as
 * another server may have filled the disk.
 */
const freeSpaceEveryMs = 5_000

/** The server has to wait while more bytes than this are not yet written. */
const maxPendingBytes = 512 * 1024
/** Limits of the newest lines that stay in memory for readers. */
const maxRecentLines = 1_000
const maxRecentBytes = 256 * 1024

export type ConsoleLogOptions = {
  maxBytes?: number
  now?: () => number
  elapsed?: () => number
}

/**
 * A server's console log on disk. A line becomes readable only after it is numbered and written. So
 * a line that was read keeps its number even if the agent is killed.
 */
export class ConsoleLog {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #elapsed: () => number
  readonly #now: () => number
  readonly #segmentBytes: number
  readonly #segments: StoredSegment[] = []
  #last = 0
  #lastAppended = 0
  readonly #pending: ConsoleLine[] = []
  #pendingBytes = 0
  #recent: ConsoleLine[] = []
  #recentBytes = 0
  #handle: FileHandle | undefined
  #writing: Promise<void> | undefined
  #drained: PromiseWithResolvers<void> | undefined
  #closed = false
  /** True if the newest segment takes no more lines, because the line after its last is lost. */
  #sealed = false
  #freedAt = Number.NEGATIVE_INFINITY
  readonly #watchers = new Set<() => void>()

  /** Use `open`, which reads what is stored. */
  constructor(
    folder: string,
    {
      maxBytes = defaultConsoleBytes,
      now = Date.now,
      elapsed = () => performance.now(),
    }: ConsoleLogOptions = {},
  ) {
    this.#folder = folder
    this.#maxBytes = maxBytes
    this.#elapsed = elapsed
    this.#now = now
    this.#segmentBytes = maxBytes / maxSegments
  }

  /** Opens the log of a folder, which is made if it is absent. */
  static async open(folder: string, options: ConsoleLogOptions = {}): Promise<ConsoleLog> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const log = new ConsoleLog(folder, options)
    for (const segment of await segmentsIn(folder))
      log.#segments.push({ ...segment, size: (await stat(segment.file)).size })
    log.#last = await repairLast(log.#segments.at(-1))
    log.#lastAppended = log.#last
    return log
  }

  /** Number of the newest readable line, 0 before the first. */
  last(): number {
    return this.#last
  }

  /** Number of the oldest stored line. One more than the newest if none is stored. */
  first(): number {
    return this.#segments[0]?.first ?? this.#recent[0]?.[0] ?? this.#last + 1
  }

  /**
   * Appends a line. Returns a promise if the buffer is full. A caller that can pause its source
   * waits for it.
   */
  append(level: ConsoleLine[2], text: string): Promise<void> | undefined {
    if (this.#closed) return undefined
    this.#lastAppended += 1
    const line: ConsoleLine = [this.#lastAppended, this.#now(), level, text]
    this.#pending.push(line)
    this.#pendingBytes += sizeOf(line)
    this.#writing ??= this.#flush().finally(() => {
      this.#writing = undefined
    })
    if (this.#pendingBytes < maxPendingBytes) return undefined
    this.#drained ??= Promise.withResolvers()
    return this.#drained.promise
  }

  /** Calls `notify` after lines have become readable. Returns a function that unsubscribes. */
  onLines(notify: () => void): () => void {
    this.#watchers.add(notify)
    return () => this.#watchers.delete(notify)
  }

  /** The current segments, oldest first. */
  segments(): readonly Segment[] {
    return this.#segments
  }

  /** The lines from `seq` to the newest if all of them are still in memory. */
  recentFrom(seq: number): readonly ConsoleLine[] | undefined {
    const first = this.#recent[0]?.[0]
    return first !== undefined && seq >= first ? this.#recent.slice(seq - first) : undefined
  }

  async close(): Promise<void> {
    this.#closed = true
    while (this.#writing) await this.#writing
    await this.#handle?.close()
    this.#handle = undefined
  }

  async #current(): Promise<{ segment: StoredSegment; handle: FileHandle }> {
    const newest = this.#segments.at(-1)
    if (newest && !this.#sealed && newest.size < this.#segmentBytes) {
      this.#handle ??= await open(newest.file, 'a', 0o600)
      return { segment: newest, handle: this.#handle }
    }
    await this.#handle?.close()
    this.#handle = undefined
    return this.#begin(this.#last + 1)
  }

  async #begin(first: number): Promise<{ segment: StoredSegment; handle: FileHandle }> {
    const segment = { first, file: segmentFile(this.#folder, first), size: 0 }
    this.#handle = await open(segment.file, 'ax', 0o600)
    this.#sealed = false
    this.#segments.push(segment)
    while (this.#storedBytes() > this.#maxBytes - this.#segmentBytes && this.#segments.length > 1)
      await this.#dropOldest()
    return { segment, handle: this.#handle }
  }

  /** Empty segments count too. Otherwise a disk that is full repeatedly would collect them. */
  #storedBytes() {
    return this.#segments.reduce((sum, { size }) => sum + Math.max(size, this.#segmentBytes / 64), 0)
  }

  /** Frees some space on a full disk. */
  async #freeSpace(code: string | undefined): Promise<void> {
    if (code !== 'ENOSPC' && code !== 'EDQUOT') return
    if (this.#elapsed() - this.#freedAt < freeSpaceEveryMs || this.#segments.length < 2) return
    if (this.#storedBytes() <= this.#maxBytes / 2) return
    this.#freedAt = this.#elapsed()
    // The oldest segment is tried again when the disk is full the next time.
    await this.#dropOldest().catch(() => undefined)
  }

  async #dropOldest(): Promise<void> {
    const oldest = this.#segments.shift()
    if (oldest) await rm(oldest.file, { force: true })
  }

  /**
   * Starts the next segment at `next`. Numbers of lines that could not be written are not reused.
   */
  async #skipTo(next: number): Promise<void> {
    this.#sealed = true
    const newest = this.#segments.at(-1)
    // A segment that cannot be cut keeps its half-written line, which readers skip.
    const left = newest && (await truncateAfter(newest, this.#last).catch(() => undefined))
    if (newest && left === 0) {
      // Renaming changes the number and takes no space on a full disk.
      this.#segments.pop()
      const file = segmentFile(this.#folder, next)
      await rename(newest.file, file)
      this.#segments.push({ first: next, file, size: 0 })
      this.#sealed = false
      return
    }
    if (newest && left !== undefined) newest.size = left
    await this.#begin(next)
  }

  async #writeBatch(lines: ConsoleLine[]): Promise<void> {
    const text = lines.map(formatLine).join('')
    const { segment, handle: target } = await this.#current()
    await target.appendFile(text)
    segment.size += Buffer.byteLength(text)
  }

  async #flush(): Promise<void> {
    while (this.#pending.length > 0) {
      // Small enough that segments keep about their size.
      const batch = this.#pending.splice(0, 2_000)
      for (const line of batch) this.#pendingBytes -= sizeOf(line)
      try {
        await this.#writeBatch(batch)
      } catch (error) {
        // The disk is full or broken. Readers still get the lines.
        await this.#handle?.close().catch(() => undefined)
        this.#handle = undefined
        // Errors of the file system have a code.
        await this.#freeSpace((error as NodeJS.ErrnoException).code)
        // The disk is still full or broken; the next batch of lines tries again.
        await this.#skipTo((batch.at(-1)?.[0] ?? this.#last) + 1).catch(() => undefined)
      }
      this.#last = batch.at(-1)?.[0] ?? this.#last
      this.#keepRecent(batch)
      if (this.#pendingBytes < maxPendingBytes / 2) {
        this.#drained?.resolve()
        this.#drained = undefined
      }
      for (const notify of this.#watchers) notify()
    }
  }

  #keepRecent(batch: ConsoleLine[]): void {
    this.#recent.push(...batch)
    for (const line of batch) this.#recentBytes += sizeOf(line)
    let drop = 0
    while (this.#recent.length - drop > maxRecentLines || this.#recentBytes > maxRecentBytes) {
      const first = this.#recent[drop]
      this.#recentBytes -= first ? sizeOf(first) : this.#recentBytes
      drop += 1
    }
    if (drop > 0) this.#recent = this.#recent.slice(drop)
  }
}

type StoredSegment = Segment & { size: number }

/** Approximate memory of a line, also of an empty one. */
const sizeOf = ([, , , text]: ConsoleLine): number => text.length + 100

/**
 * Returns the number of the last whole line. Cuts off a line that a killed agent left half-written.
 */
async function repairLast(newest: StoredSegment | undefined): Promise<number> {
  if (!newest) return 0
  const { start, seq } = await endOfSegment(newest)
  // A half-written line that cannot be cut off is skipped by readers.
  if (start < newest.size) await truncate(newest.file, start).catch(() => undefined)
  newest.size = start
  return seq - 1
}

/** Cuts off the lines after `last` and resolves to the remaining size in bytes. */
async function truncateAfter(segment: Segment, last: number): Promise<number> {
  const { start } = await endOfSegment(segment, last)
  await truncate(segment.file, start)
  return start
}
