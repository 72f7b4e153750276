import { maxPieceBytes } from '../protocol/frames.ts'

/** Smaller pieces are not worth keeping. */
const smallest = 64 * 1024
/** A little more than an upload has in flight. */
const maxKept = 8

export type BufferPool = ReturnType<typeof bufferPool>

/**
 * Reusable memory for pieces of files. Otherwise the garbage collector would run as fast as they
 * arrive.
 */
export function bufferPool() {
  const free: ArrayBuffer[] = []
  return {
    lend(length: number): Buffer {
      if (length < smallest) return Buffer.allocUnsafe(length)
      return Buffer.from(free.pop() ?? new ArrayBuffer(maxPieceBytes), 0, length)
    },
    /** Returns memory that is no longer used. */
    giveBack({ buffer }: Uint8Array): void {
      if (buffer.byteLength !== maxPieceBytes || !(buffer instanceof ArrayBuffer)) return
      if (free.length < maxKept) free.push(buffer)
    },
  }
}
