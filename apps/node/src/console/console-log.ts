import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, rename, rm, stat, truncate } from 'node:fs/promises'
import type { ConsoleLine } from '@zubr/contracts/servers'
import { readPiece, type Segment, segmentFile, segmentsIn, written } from './segments.ts'

export type ConsoleLog = {
  /** The newest line that can be read, 0 before the first. */
  last(): number
  /** The oldest line that is kept; one past the newest if none is. */
  first(): number
  /**
   * Takes a line. The promise, if any, resolves when there is room for more; whoever has a source that can wait makes it wait.
   */
  append(level: ConsoleLine[2], text: string): Promise<void> | undefined
  /** Calls back after lines have become readable; returns how to end that. */
  onGrown(tell: () => void): () => void
  /** Segments as they are now, oldest first. */
  segments(): readonly Segment[]
  /** The lines from `seq` to the newest if all of them are still at hand, without touching the disk. */
  atHand(seq: number): readonly ConsoleLine[] | undefined
  close(): Promise<void>
}

/** So many bytes of a console are kept unless told otherwise. */
export const usualConsoleBytes = 20 * 1024 * 1024
/** A console is kept in so many files; the oldest goes when a new one begins. */
const segmentsKept = 20

/** So much may wait for the disk before the server is made to wait. */
const waitingBytes = 512 * 1024
/** So many of the newest lines are kept in memory for those who watch. */
const handLines = 1_000
const handBytes = 256 * 1024

/**
 * A server's console, kept on disk. A line gets its number, is written, and only then can be read: what anybody has seen keeps its
 * number whatever happens to the agent.
 */
export async function openConsoleLog(
  folder: string,
  { keepBytes = usualConsoleBytes, now = Date.now }: { keepBytes?: number; now?: () => number } = {},
): Promise<ConsoleLog> {
  const segmentBytes = keepBytes / segmentsKept
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const segments = await segmentsIn(folder)
  const sizes = new Map<string, number>()
  for (const { file } of segments) sizes.set(file, (await stat(file)).size)
  let last = await mendLast(segments, sizes)
  let taken = last
  const waiting: ConsoleLine[] = []
  let waitingSize = 0
  let hand: ConsoleLine[] = []
  let handSize = 0
  let handle: FileHandle | undefined
  let writing: Promise<void> | undefined
  let room: PromiseWithResolvers<void> | undefined
  let closed = false
  const watchers = new Set<() => void>()

  async function current(): Promise<Segment & { handle: FileHandle }> {
    const newest = segments.at(-1)
    const full = newest && (sizes.get(newest.file) ?? 0) >= segmentBytes
    if (newest && !full) {
      handle ??= await open(newest.file, 'a', 0o600)
      return { ...newest, handle }
    }
    await handle?.close()
    handle = undefined
    return begin(last + 1)
  }

  async function begin(first: number): Promise<Segment & { handle: FileHandle }> {
    const file = segmentFile(folder, first)
    handle = await open(file, 'ax', 0o600)
    segments.push({ first, file })
    sizes.set(file, 0)
    let kept = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    while (kept > keepBytes - segmentBytes && segments.length > 1) kept -= await dropOldest()
    return { first, file, handle }
  }

  async function dropOldest(): Promise<number> {
    const oldest = segments.shift()
    if (!oldest) return 0
    const size = sizes.get(oldest.file) ?? 0
    sizes.delete(oldest.file)
    await rm(oldest.file, { force: true })
    return size
  }

  /** The next segment begins at `next`: numbers of lines that could not be kept are not given again, even by the next agent. */
  async function skipTo(next: number): Promise<void> {
    const newest = segments.at(-1)
    const left = newest && (await truncateAfter(newest, last).catch(() => segmentBytes))
    if (newest && left === 0) {
      // Its name alone says the number, which takes no space on a full disk.
      segments.pop()
      sizes.delete(newest.file)
      const file = segmentFile(folder, next)
      await rename(newest.file, file)
      segments.push({ first: next, file })
      sizes.set(file, 0)
      return
    }
    if (newest) sizes.set(newest.file, segmentBytes)
    await begin(next)
  }

  async function store(lines: ConsoleLine[]): Promise<void> {
    const text = lines.map(written).join('')
    const { file, handle: target } = await current()
    await target.appendFile(text)
    sizes.set(file, (sizes.get(file) ?? 0) + Buffer.byteLength(text))
  }

  async function writeOut(): Promise<void> {
    while (waiting.length > 0) {
      // Not more than a segment may hold, so that segments stay near their size.
      const batch = waiting.splice(0, 2_000)
      for (const line of batch) waitingSize -= sizeOf(line)
      try {
        await store(batch)
      } catch {
        // The disk is full or broken. Those who watch still see the lines.
        await handle?.close().catch(() => undefined)
        handle = undefined
        if (segments.length > 1) await dropOldest().catch(() => undefined)
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
    last: () => last,
    first: () => segments[0]?.first ?? hand[0]?.[0] ?? last + 1,
    append(level, text) {
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
    onGrown(tell) {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    segments: () => segments,
    atHand(seq) {
      const first = hand[0]?.[0]
      return first !== undefined && seq >= first ? hand.slice(seq - first) : undefined
    },
    async close() {
      closed = true
      while (writing) await writing
      await handle?.close()
      handle = undefined
    },
  }
}

/** About what a line takes in memory: one without a letter is not for nothing. */
const sizeOf = ([, , , text]: ConsoleLine): number => text.length + 100

/** The last line's number; what a killed agent left half written after it is cut off. */
async function mendLast(segments: Segment[], sizes: Map<string, number>): Promise<number> {
  const newest = segments.at(-1)
  if (!newest) return 0
  let place = { start: 0, seq: newest.first }
  for (;;) {
    const piece = await readPiece(newest.file, place)
    if (!piece || piece.next.start === place.start) break
    place = piece.next
  }
  if (place.start < (sizes.get(newest.file) ?? 0))
    await truncate(newest.file, place.start).catch(() => undefined)
  sizes.set(newest.file, place.start)
  return place.seq - 1
}

/** Cuts off what was written of lines after `seq`; resolves to the size that is left. */
async function truncateAfter(segment: Segment, seq: number): Promise<number> {
  let place = { start: 0, seq: segment.first }
  for (;;) {
    const piece = await readPiece(segment.file, place)
    if (!piece || piece.next.start === place.start) break
    if (piece.next.seq > seq + 1) {
      const kept = piece.lines.slice(0, seq + 1 - place.seq)
      place = { start: place.start + Buffer.byteLength(kept.map(written).join('')), seq: seq + 1 }
      break
    }
    place = piece.next
  }
  await truncate(segment.file, place.start)
  return place.start
}
