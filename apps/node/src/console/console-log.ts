import { type FileHandle, mkdir, open, rename, rm, stat, truncate } from 'node:fs/promises'
import type { ConsoleLine } from '@zubr/contracts/console'
import { endOf, type Segment, segmentFile, segmentsIn, written } from './segments.ts'

export type ConsoleLog = Awaited<ReturnType<typeof openConsoleLog>>

export const usualConsoleBytes = 20 * 1024 * 1024
/** Maximum number of files per console. The oldest is dropped when a new one begins. */
const segmentsKept = 20

/**
 * On a full disk, minimum time between two dropped files. At least half of the log is kept, as
 * another server may have filled the disk.
 */
const sacrificeEveryMs = 5_000

/** The server has to wait while more bytes than this are not yet written. */
const waitingBytes = 512 * 1024
/** Limits of the newest lines that stay in memory for readers. */
const handLines = 1_000
const handBytes = 256 * 1024

/**
 * A server's console log on disk. A line becomes readable only after it is numbered and written. So
 * a line that was read keeps its number even if the agent is killed.
 */
export async function openConsoleLog(
  folder: string,
  {
    keepBytes = usualConsoleBytes,
    now = Date.now,
    elapsed = () => performance.now(),
  }: { keepBytes?: number; now?: () => number; elapsed?: () => number } = {},
) {
  const segmentBytes = keepBytes / segmentsKept
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const segments: Kept[] = []
  for (const segment of await segmentsIn(folder))
    segments.push({ ...segment, size: (await stat(segment.file)).size })
  let last = await mendLast(segments.at(-1))
  let taken = last
  const waiting: ConsoleLine[] = []
  let waitingSize = 0
  let hand: ConsoleLine[] = []
  let handSize = 0
  let handle: FileHandle | undefined
  let writing: Promise<void> | undefined
  let room: PromiseWithResolvers<void> | undefined
  let closed = false
  /** True if the newest segment takes no more lines, because the line after its last is lost. */
  let sealed = false
  let sacrificedAt = Number.NEGATIVE_INFINITY
  const watchers = new Set<() => void>()

  async function current(): Promise<{ segment: Kept; handle: FileHandle }> {
    const newest = segments.at(-1)
    if (newest && !sealed && newest.size < segmentBytes) {
      handle ??= await open(newest.file, 'a', 0o600)
      return { segment: newest, handle }
    }
    await handle?.close()
    handle = undefined
    return begin(last + 1)
  }

  async function begin(first: number): Promise<{ segment: Kept; handle: FileHandle }> {
    const segment = { first, file: segmentFile(folder, first), size: 0 }
    handle = await open(segment.file, 'ax', 0o600)
    sealed = false
    segments.push(segment)
    while (keptBytes() > keepBytes - segmentBytes && segments.length > 1) await dropOldest()
    return { segment, handle }
  }

  /** Empty segments count too. Otherwise a disk that is full repeatedly would collect them. */
  const keptBytes = () => segments.reduce((sum, { size }) => sum + Math.max(size, segmentBytes / 64), 0)

  /** Frees some space on a full disk. */
  async function sacrifice(code: string | undefined): Promise<void> {
    if (code !== 'ENOSPC' && code !== 'EDQUOT') return
    if (elapsed() - sacrificedAt < sacrificeEveryMs || segments.length < 2) return
    if (keptBytes() <= keepBytes / 2) return
    sacrificedAt = elapsed()
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

  async function store(lines: ConsoleLine[]): Promise<void> {
    const text = lines.map(written).join('')
    const { segment, handle: target } = await current()
    await target.appendFile(text)
    segment.size += Buffer.byteLength(text)
  }

  async function writeOut(): Promise<void> {
    while (waiting.length > 0) {
      // Small enough that segments keep about their size.
      const batch = waiting.splice(0, 2_000)
      for (const line of batch) waitingSize -= sizeOf(line)
      try {
        await store(batch)
      } catch (error) {
        // The disk is full or broken. Readers still get the lines.
        await handle?.close().catch(() => undefined)
        handle = undefined
        // Errors of the file system have a code.
        await sacrifice((error as NodeJS.ErrnoException).code)
        await skipTo((batch.at(-1)?.[0] ?? last) + 1).catch(() => undefined)
      }
      last = batch.at(-1)?.[0] ?? last
      keepAtHand(batch)
      if (waitingSize < waitingBytes / 2) {
        room?.resolve()
        room = undefined
      }
      for (const tell of watchers) tell()
    }
  }

  function keepAtHand(batch: ConsoleLine[]): void {
    hand.push(...batch)
    for (const line of batch) handSize += sizeOf(line)
    let drop = 0
    while (hand.length - drop > handLines || handSize > handBytes) {
      const first = hand[drop]
      handSize -= first ? sizeOf(first) : handSize
      drop += 1
    }
    if (drop > 0) hand = hand.slice(drop)
  }

  return {
    /** Number of the newest readable line, 0 before the first. */
    last: () => last,
    /** Number of the oldest stored line. One more than the newest if none is stored. */
    first: () => segments[0]?.first ?? hand[0]?.[0] ?? last + 1,
    /**
     * Appends a line. Returns a promise if the buffer is full. A caller that can pause its source
     * waits for it.
     */
    append(level: ConsoleLine[2], text: string): Promise<void> | undefined {
      if (closed) return undefined
      taken += 1
      const line: ConsoleLine = [taken, now(), level, text]
      waiting.push(line)
      waitingSize += sizeOf(line)
      writing ??= writeOut().finally(() => {
        writing = undefined
      })
      if (waitingSize < waitingBytes) return undefined
      room ??= Promise.withResolvers()
      return room.promise
    },
    /** Calls `tell` after lines have become readable. Returns a function that unsubscribes. */
    onGrown(tell: () => void): () => void {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    /** The current segments, oldest first. */
    segments: (): readonly Segment[] => segments,
    /** The lines from `seq` to the newest if all of them are still in memory. */
    atHand(seq: number): readonly ConsoleLine[] | undefined {
      const first = hand[0]?.[0]
      return first !== undefined && seq >= first ? hand.slice(seq - first) : undefined
    },
    async close(): Promise<void> {
      closed = true
      while (writing) await writing
      await handle?.close()
      handle = undefined
    },
  }
}

type Kept = Segment & { size: number }

/** Approximate memory of a line, also of an empty one. */
const sizeOf = ([, , , text]: ConsoleLine): number => text.length + 100

/**
 * Returns the number of the last whole line. Cuts off a line that a killed agent left half-written.
 */
async function mendLast(newest: Kept | undefined): Promise<number> {
  if (!newest) return 0
  const { start, seq } = await endOf(newest)
  if (start < newest.size) await truncate(newest.file, start).catch(() => undefined)
  newest.size = start
  return seq - 1
}

/** Cuts off the lines after `last` and resolves to the remaining size in bytes. */
async function truncateAfter(segment: Segment, last: number): Promise<number> {
  const { start } = await endOf(segment, last)
  await truncate(segment.file, start)
  return start
}
