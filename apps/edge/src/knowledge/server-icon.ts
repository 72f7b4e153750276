import { open } from 'node:fs/promises'

/** In base64 it must fit into a list entry of 32,767 letters. */
export const maxIconBytes = 22_000
/** Each takes some 30 kB of memory. Servers beyond the limit are listed without an icon. */
export const maxIcons = 1_000

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/**
 * The data URL of a picture of 64 × 64; null if clients would not show it.
 * Rejects if there is no such file.
 */
export async function readIcon(file: string): Promise<string | null> {
  const handle = await open(file)
  try {
    const stat = await handle.stat()
    if (!stat.isFile() || stat.size > maxIconBytes) return null
    const bytes = Buffer.alloc(maxIconBytes + 1)
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
    const png = bytes.subarray(0, bytesRead)
    return bytesRead <= maxIconBytes && isIcon(png) ? `data:image/png;base64,${png.toString('base64')}` : null
  } finally {
    await handle.close()
  }
}

/** Reads width and height in the head of a PNG. */
function isIcon(png: Buffer): boolean {
  return (
    png.length > 33 &&
    png.subarray(0, 8).equals(pngSignature) &&
    png.toString('latin1', 12, 16) === 'IHDR' &&
    png.readUInt32BE(16) === 64 &&
    png.readUInt32BE(20) === 64
  )
}
