import type { Bytes } from './protocol/frames.ts'

/**
 * Gives memory back at once, of which nobody else has anything: what is left to the garbage collector has all of this process gone through
 * once for every few pieces of a large file. Does nothing to memory that is shared.
 */
export function free(bytes: Bytes): void {
  if (!(bytes instanceof Uint8Array)) {
    for (const part of bytes) free(part)
    return
  }
  const { buffer, byteLength } = bytes
  if (buffer instanceof ArrayBuffer && !buffer.detached && byteLength === buffer.byteLength)
    buffer.transfer(0)
}
