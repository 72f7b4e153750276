import { crc32 } from 'node:zlib'
import { gifBlocks, isGif } from './size.ts'

/**
 * Skia draws what it has of a picture that ends early. Such a picture counts as a failure instead.
 */
export function isComplete(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 4)
  if (head === '\x89PNG') return isCompletePng(bytes)
  if (head === 'RIFF') return bytes.readUInt32LE(4) + 8 <= bytes.length
  // A GIF is shown by its first picture, so its end may be missing. JPEG states no length.
  return !isGif(bytes) || gifBlocks(bytes)?.pictureEnd !== undefined
}

/** A PNG states the length and checksum of each chunk, and its last chunk is `IEND`. */
function isCompletePng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true
    at = end + 4
  }
  return false
}
