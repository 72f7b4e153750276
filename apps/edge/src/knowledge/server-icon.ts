import { open } from 'node:fs/promises'

/** A client takes a list entry of 32,767 letters, and this is written in base64 among them. */
export const maxIconBytes = 22_000
/** An edge keeps as many in memory, some 30 kB each. A server beyond them is listed without one. */
export const maxIcons = 1_000

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** A picture of 64×64 as an address of kind `data:`; null for what clients would not show. Rejects if there is no such file. */
export async function readIcon(file: string): Promise<string | null> {
  const opened = await open(file)
  try {
    const stat = await opened.stat()
    if (!stat.isFile() || stat.size > maxIconBytes) return null
    const bytes = Buffer.alloc(maxIconBytes + 1)
    const { bytesRead } = await opened.read(bytes, 0, bytes.length, 0)
    const png = bytes.subarray(0, bytesRead)
    return bytesRead <= maxIconBytes && isIcon(png) ? `data:image/png;base64,${png.toString('base64')}` : null
  } finally {
    await opened.close()
  }
}

/** The head of a PNG says its width and height. */
function isIcon(png: Buffer): boolean {
  return (
    png.length > 33 &&
    png.subarray(0, 8).equals(signature) &&
    png.toString('latin1', 12, 16) === 'IHDR' &&
    png.readUInt32BE(16) === 64 &&
    png.readUInt32BE(20) === 64
  )
}
