import type { Attributes } from '../../files/helper/entries.ts'
import type { Opened } from './files.ts'

/** Bytes that the open files of a session keep so, together. */
export const maxKept = 2 * 2 ** 20

export type Kept = { bytes: number }

/**
 * What came with a file's opening. Each byte of it is answered once, in order, and its end once: a file that grows is read on. What the
 * session changes meanwhile, `isStill` says. It is kept no longer than it may be asked for, and counted in `kept`.
 */
export function firstBytes({ attributes, isAll }: Opened, bytes: Buffer, isStill: () => boolean, kept: Kept) {
  const end = bytes.length
  let left = bytes
  let at = 0
  let told: Attributes | undefined = attributes
  let isOver = end === 0 && !isAll
  /** The furthest place beyond the end that was asked for. */
  let beyond = end
  kept.bytes += end

  function drop(): void {
    kept.bytes -= left.length
    left = Buffer.alloc(0)
  }
  return {
    /** Undefined: it is to be read. */
    take(from: number, length: number): Buffer | undefined {
      // Clients ask for megabytes before they have seen where it ends, each place once.
      if (!isOver && isAll && from > beyond && isStill()) {
        beyond = from
        return Buffer.alloc(0)
      }
      const piece = left.subarray(from, from + length)
      if (isOver || from !== at || !isStill() || (piece.length < length && !isAll)) {
        isOver = true
        drop()
        return undefined
      }
      at += piece.length
      isOver = piece.length === 0 && length > 0
      if (at === end) drop()
      return piece
    },
    /** As they were, to who asks first of all. */
    attributes(): Attributes | undefined {
      const now = at === 0 && isStill() ? told : undefined
      told = undefined
      return now
    },
    drop,
  }
}
