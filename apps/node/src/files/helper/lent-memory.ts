import { maxPieceBytes } from '../protocol/frames.ts'

/** What is smaller is not worth keeping. */
const smallest = 64 * 1024
/** Kept for what comes next: as many pieces as one upload has on its way, and some. */
const maxKept = 8

export type LentMemory = ReturnType<typeof lentMemory>

/** Memory for pieces of files, used again and again: what is made anew for each piece has to be tidied up as fast as it comes. */
export function lentMemory() {
  const kept: ArrayBuffer[] = []
  return {
    lend(length: number): Buffer {
      if (length < smallest) return Buffer.allocUnsafe(length)
      return Buffer.from(kept.pop() ?? new ArrayBuffer(maxPieceBytes), 0, length)
    },
    /** Nobody looks at these bytes any more. */
    giveBack({ buffer }: Uint8Array): void {
      if (buffer.byteLength !== maxPieceBytes || !(buffer instanceof ArrayBuffer)) return
      if (kept.length < maxKept) kept.push(buffer)
    },
  }
}
