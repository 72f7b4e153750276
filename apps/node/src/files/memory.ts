import type { Bytes } from './protocol/frames.ts'

/**
 * Frees memory at once that no other code uses. Otherwise the garbage collector would scan this
 * whole process after every few pieces of a large file. Shared memory is not changed.
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
