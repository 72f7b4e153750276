import { type FileHandle, mkdir, open, rename, rm, stat, truncate } from 'node:fs/promises'
import type { ConsoleLine } from '@zubr/contracts/console'
import { endOfSegment, formatLine, type Segment, segmentFile, segmentsIn } from './segments.ts'

export type ConsoleLog = Awaited<ReturnType<typeof openConsoleLog>>

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

/**
 * A server's console log on disk. A line becomes readable only after it is numbered and written. So
 * a line that was read keeps its number even if the agent is killed.
 */
export async function openConsoleLog(
  folder: string,
  {
    maxBytes = defaultConsoleBytes,
    now = Date.now,
    elapsed = () => performance.now(),
  }: { maxBytes?: number; now?: () => number; elapsed?: () => number } = {},
) {
  const segmentBytes = maxBytes / maxSegments
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const segments: StoredSegment[] = []
  for (const segment of await segmentsIn(folder))
    segments.push({ ...segment, size: (await stat(segment.file)).size })
  let last = await repairLast(segments.at(-1))
  let lastAppended = last
  const pending: ConsoleLine[] = []
  let pendingBytes = 0
  let recent: ConsoleLine[] = []
  let recentBytes = 0
  let handle: FileHandle | undefined
  let writing: Promise<void> | undefined
  let drained: PromiseWithResolvers<void> | undefined
  let closed = false
  /** True if the newest segment takes no more lines, because the line after its last is lost. */
  let sealed = false
  let freedAt = Number.NEGATIVE_INFINITY
  const watchers = new Set<() => void>()

  async function current(): Promise<{ segment: StoredSegment; handle: FileHandle }> {
    const newest = segments.at(-1)
    if (newest && !sealed && newest.size < segmentBytes) {
      handle ??= await open(newest.file, 'a', 0o600)
      return { segment: newest, handle }
    }
    await handle?.close()
    handle = undefined
    return begin(last + 1)
  }

  async function begin(first: number): Promise<{ segment: StoredSegment; handle: FileHandle }> {
    const segment = { first, file: segmentFile(folder, first), size: 0 }
    handle = await open(segment.file, 'ax', 0o600)
    sealed = false
    segments.push(segment)
    while (storedBytes() > maxBytes - segmentBytes && segments.length > 1) await dropOldest()
    return { segment, handle }
  }

  /** Empty segments count too. Otherwise a disk that is full repeatedly would collect them. */
  const storedBytes = () => segments.reduce((sum, { size }) => sum + Math.max(size, segmentBytes / 64), 0)

  /** Frees some space on a full disk. */
  async function freeSpace(code: string | undefined): Promise<void> {
    if (code !== 'ENOSPC' && code !== 'EDQUOT') return
    if (elapsed() - freedAt < freeSpaceEveryMs || segments.length < 2) return
    if (storedBytes() <= maxBytes / 2) return
    freedAt = elapsed()
    // The oldest segment is tried again when the disk is full the next time.
    await dropOldest().catch(() => undefined)
  }

  async function dropOldest(): Promise<void> {
    const oldest = segments.shift()
    if (oldest) await rm(oldest.file, { force: true })
  }

  /**
   * Starts the next segment at `next`. Numbers of lines that could not be written are not reused.
   */
  async function skipTo(next: number): Promise<void> {
    sealed = true
    const newest = segments.at(-1)
    // A segment that cannot be cut keeps its half-written line, which readers skip.
    const left = newest && (await truncateAfter(newest, last).catch(() => undefined))
    if (newest && left === 0) {
      // Renaming changes the number and takes no space on a full disk.
      segments.pop()
      const file = segmentFile(folder, next)
      await rename(newest.file, file)
      segments.push({ first: next, file, size: 0 })
      sealed = false
      return
    }
    if (newest && left !== undefined) newest.size = left
    await begin(next)
  }

  async function writeBatch(lines: ConsoleLine[]): Promise<void> {
    const text = lines.map(formatLine).join('')
    const { segment, handle: target } = await current()
    await target.appendFile(text)
    segment.size += Buffer.byteLength(text)
  }

  async function flush(): Promise<void> {
    while (pending.length > 0) {
      // Small enough that segments keep about their size.
      const batch = pending.splice(0, 2_000)
      for (const line of batch) pendingBytes -= sizeOf(line)
      try {
        await writeBatch(batch)
      } catch (error) {
        // The disk is full or broken. Readers still get the lines.
        await handle?.close().catch(() => undefined)
        handle = undefined
        // Errors of the file system have a code.
        await freeSpace((error as NodeJS.ErrnoException).code)
        // The disk is still full or broken; the next batch of lines tries again.
        await skipTo((batch.at(-1)?.[0] ?? last) + 1).catch(() => undefined)
      }
      last = batch.at(-1)?.[0] ?? last
      keepRecent(batch)
      if (pendingBytes < maxPendingBytes / 2) {
        drained?.resolve()
        drained = undefined
      }
      for (const notify of watchers) notify()
    }
  }

  function keepRecent(batch: ConsoleLine[]): void {
    recent.push(...batch)
    for (const line of batch) recentBytes += sizeOf(line)
    let drop = 0
    while (recent.length - drop > maxRecentLines || recentBytes > maxRecentBytes) {
      const first = recent[drop]
      recentBytes -= first ? sizeOf(first) : recentBytes
      drop += 1
    }
    if (drop > 0) recent = recent.slice(drop)
  }

  return {
    /** Number of the newest readable line, 0 before the first. */
    last: () => last,
    /** Number of the oldest stored line. One more than the newest if none is stored. */
    first: () => segments[0]?.first ?? recent[0]?.[0] ?? last + 1,
    /**
     * Appends a line. Returns a promise if the buffer is full. A caller that can pause its source
     * waits for it.
     */
    append(level: ConsoleLine[2], text: string): Promise<void> | undefined {
      if (closed) return undefined
      lastAppended += 1
      const line: ConsoleLine = [lastAppended, now(), level, text]
      pending.push(line)
      pendingBytes += sizeOf(line)
      writing ??= flush().finally(() => {
        writing = undefined
      })
      if (pendingBytes < maxPendingBytes) return undefined
      drained ??= Promise.withResolvers()
      return drained.promise
    },
    /** Calls `tell` after lines have become readable. Returns a function that unsubscribes. */
    onLines(notify: () => void): () => void {
      watchers.add(notify)
      return () => watchers.delete(notify)
    },
    /** The current segments, oldest first. */
    segments: (): readonly Segment[] => segments,
    /** The lines from `seq` to the newest if all of them are still in memory. */
    recentFrom(seq: number): readonly ConsoleLine[] | undefined {
      const first = recent[0]?.[0]
      return first !== undefined && seq >= first ? recent.slice(seq - first) : undefined
    },
    async close(): Promise<void> {
      closed = true
      while (writing) await writing
      await handle?.close()
      handle = undefined
    },
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
