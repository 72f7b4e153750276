import type { Attributes } from '../../files/helper/entries.ts'
import type { Opened } from './files.ts'

/**
 * What came with a file's opening. Each byte of it is answered once, in order, and its end once: a file that grows is read on. What the
 * session changes meanwhile, `isStill` says.
 */
export function firstBytes({ attributes, isAll }: Opened, bytes: Buffer, isStill: () => boolean) {
  let at = 0
  let told: Attributes | undefined = attributes
  let isOver = bytes.length === 0 && !isAll
  return {
    /** Undefined: it is to be read. */
    take(from: number, length: number): Buffer | undefined {
      const piece = bytes.subarray(from, from + length)
      if (isOver || from !== at || !isStill() || (piece.length < length && !isAll)) {
        isOver = true
        return undefined
      }
      at += piece.length
      isOver = piece.length === 0 && length > 0
      return piece
    },
    /** As they were, to who asks first of all. */
    attributes(): Attributes | undefined {
      const now = at === 0 && isStill() ? told : undefined
      told = undefined
      return now
    },
  }
}
