import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConsoleLine } from '@zubr/contracts/console'

/** A file of consecutive lines, named by the number of its first line. */
export type Segment = { first: number; file: string }

export const segmentFile = (folder: string, first: number) =>
  join(folder, `${String(first).padStart(16, '0')}.log`)

/**
 * Oldest first. Symbolic links are skipped, as a server could redirect the agent's writes by them.
 */
export async function segmentsIn(folder: string): Promise<Segment[]> {
  // The folder does not exist before the first line.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && /^\d{16}\.log$/.test(entry.name))
    .map(({ name }) => ({ first: Number.parseInt(name, 10), file: join(folder, name) }))
    .sort((a, b) => a.first - b.first)
}

const letters = { normal: 'N', warning: 'W', error: 'E' } as const
const levels = { N: 'normal', W: 'warning', E: 'error' } as const

/** Formats a line for a segment. The number of a line follows from its position. */
export function formatLine([, at, level, text]: ConsoleLine): string {
  return `${at} ${letters[level]} ${text}\n`
}

function parseLine(seq: number, line: string): ConsoleLine {
  const [, at, letter, text] = /^(\d+) ([NWE]) (.*)$/s.exec(line) ?? []
  if (at === undefined || letter === undefined) return [seq, 0, 'normal', line]
  // The regular expression allows no other letters.
  return [seq, Number(at), levels[letter as keyof typeof levels], text ?? '']
}

const pieceBytes = 64 * 1024

/** Where to continue reading: line `seq` begins at byte `start` of its segment. */
export type SegmentPosition = { start: number; seq: number }

/**
 * Reads at most `most` whole lines of a segment. Skips a half-written last line of a killed agent.
 * Returns undefined if the file is gone.
 */
export async function readLines(
  file: string,
  { start, seq }: SegmentPosition,
  most = Number.POSITIVE_INFINITY,
): Promise<{ lines: ConsoleLine[]; next: SegmentPosition } | undefined> {
  // The segment may have been deleted by now.
  const handle = await open(file, 'r').catch(() => undefined)
  if (!handle) return undefined
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, start)
    const read = buffer.subarray(0, bytesRead)
    const lines: ConsoleLine[] = []
    let begin = 0
    for (let end = read.indexOf(10); end >= 0 && lines.length < most; end = read.indexOf(10, begin)) {
      lines.push(parseLine(seq + lines.length, read.toString('utf8', begin, end)))
      begin = end + 1
    }
    return { lines, next: { start: start + begin, seq: seq + lines.length } }
  } finally {
    await handle.close()
  }
}

/** Finds where the whole lines of a segment end, up to line `last`. */
export async function endOfSegment(
  { file, first }: Segment,
  last = Number.POSITIVE_INFINITY,
): Promise<SegmentPosition> {
  let position: SegmentPosition = { start: 0, seq: first }
  for (;;) {
    const piece = await readLines(file, position, last + 1 - position.seq)
    if (!piece || piece.lines.length === 0) return position
    position = piece.next
  }
}
