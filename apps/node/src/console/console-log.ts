import { type FileHandle, mkdir, open, rename, rm, stat, truncate } from 'node:fs/promises'
import type { ConsoleLine } from '@zubr/contracts/console'
import { endOf, type Segment, segmentFile, segmentsIn, written } from './segments.ts'

export type ConsoleLog = Awaited<ReturnType<typeof openConsoleLog>>

export const usualConsoleBytes = 20 * 1024 * 1024
/** A console is kept in at most this many files; the oldest is dropped when a new one begins. */
const segmentsKept = 20

/** On a full disk one file at most is dropped in this time, and never more than half: the disk may be full by another server's doing. */
const sacrificeEveryMs = 5_000

/** With more than this waiting for the disk, the server has to wait. */
const waitingBytes = 512 * 1024
/** How much of the newest lines stays in memory for those who watch. */
const handLines = 1_000
const handBytes = 256 * 1024

/**
 * A server's console, kept on disk. A line can be read only after it was numbered and written: so a line that anybody has seen keeps its
 * number even if the agent is killed.
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
  /** The newest segment takes no more lines, since the one after its last is lost. */
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

  /** Empty segments count too: a disk that is full again and again must not make more and more of them. */
  const keptBytes = () => segments.reduce((sum, { size }) => sum + Math.max(size, segmentBytes / 64), 0)

  /** Gives some space back to a full disk. */
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

  /** Lets the next segment begin at `next`: numbers of lines that could not be written are never given again. */
  async function skipTo(next: number): Promise<void> {
    sealed = true
    const newest = segments.at(-1)
    const left = newest && (await truncateAfter(newest, last).catch(() => undefined))
    if (newest && left === 0) {
      // A new name says the number and takes no space on a full disk.
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
      // Small enough that segments stay near their size.
      const batch = waiting.splice(0, 2_000)
      for (const line of batch) waitingSize -= sizeOf(line)
      try {
        await store(batch)
      } catch (error) {
        // The disk is full or broken. Those who watch still get the lines.
        await handle?.close().catch(() => undefined)
        handle = undefined
        await sacrifice((error as NodeJS.ErrnoException).code) // Of a call to the file system.
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
    /** The newest line that can be read, 0 before the first. */
    last: () => last,
    /** The oldest line that is kept; one past the newest if none is. */
    first: () => segments[0]?.first ?? hand[0]?.[0] ?? last + 1,
    /** Takes a line. A promise, if returned, resolves when there is room for more: whoever can make the source wait should. */
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
    /** Calls back after lines have become readable; returns how to end that. */
    onGrown(tell: () => void): () => void {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    /** Segments as they are now, oldest first. */
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

/** About what a line takes in memory, empty lines too. */
const sizeOf = ([, , , text]: ConsoleLine): number => text.length + 100

/** The number of the last whole line. What a killed agent left half written after it is cut off. */
async function mendLast(newest: Kept | undefined): Promise<number> {
  if (!newest) return 0
  const { start, seq } = await endOf(newest)
  if (start < newest.size) await truncate(newest.file, start).catch(() => undefined)
  newest.size = start
  return seq - 1
}

/** Cuts off what was written of lines after `last`; resolves to the size that is left. */
async function truncateAfter(segment: Segment, last: number): Promise<number> {
  const { start } = await endOf(segment, last)
  await truncate(segment.file, start)
  return start
}
