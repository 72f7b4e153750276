import type { Attributes } from '../../files/helper/entries.ts'
import type { OpenedFile } from './session-host.ts'

/** The total for the open files of a session. */
export const maxKept = 2 * 2 ** 20

export type FirstBytesTotal = { bytes: number }

/**
 * The content that came with a file's opening. Each byte and the end is answered once, in order, so
 * that a growing file is read on. `isStill` tells whether the session changed it. The bytes count
 * in `total` until they can no longer be requested.
 */
export function firstBytes(
  { attributes, isAll }: OpenedFile,
  bytes: Buffer,
  isStill: () => boolean,
  total: FirstBytesTotal,
) {
  const end = bytes.length
  let left = bytes
  let at = 0
  let initialAttributes: Attributes | undefined = attributes
  let isOver = end === 0 && !isAll
  /** The largest offset beyond the end that was requested. */
  let beyond = end
  total.bytes += end

  function drop(): void {
    total.bytes -= left.length
    left = Buffer.alloc(0)
  }
  return {
    /** Undefined: it has to be read. */
    take(from: number, length: number): Buffer | undefined {
      // Clients request megabytes before they know the size, each offset once.
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
    /** The initial attributes, only for a first request. */
    attributes(): Attributes | undefined {
      const now = at === 0 && isStill() ? initialAttributes : undefined
      initialAttributes = undefined
      return now
    },
    drop,
  }
}
