export const isGif = (bytes: Buffer): boolean => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))

/** The format and size of a picture by its first bytes; undefined for other formats. */
export function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 32) return undefined
  const word = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (word(0, 8) === '\x89PNG\r\n\x1a\n' && word(12, 16) === 'IHDR')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (isGif(bytes)) return gifSize(bytes)
  if (word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP') return webpSize(bytes, word(12, 16))
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes)
}

type Size = { width: number; height: number }
const larger = (one: Size, other: Size | undefined): Size => ({
  width: Math.max(one.width, other?.width ?? 0),
  height: Math.max(one.height, other?.height ?? 0),
})

/** Undefined unless the first picture fits into the size: Skia makes room for the larger one. */
function gifSize(bytes: Buffer): Size | undefined {
  const size: Size = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  const at = gifBlocks(bytes)?.picture
  if (at === undefined) return undefined
  const right = bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5)
  const bottom = bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7)
  return right <= size.width && bottom <= size.height ? size : undefined
}

/** Where the first picture of a GIF begins, and ends if it does; undefined if there is none. */
export function gifBlocks(bytes: Buffer): { picture: number; pictureEnd?: number } | undefined {
  const paletteBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  /** Blocks begin with their length. An empty one ends them. */
  const endOfBlocks = (from: number): number => {
    let end = from
    for (let length = bytes[end] ?? 0; length > 0; length = bytes[end] ?? 0) end += length + 1
    return end + 1
  }
  let at = 13 + paletteBytes(bytes[10] ?? 0)
  // Extensions: a label, then blocks.
  while (bytes[at] === 0x21) at = endOfBlocks(at + 2)
  if (bytes[at] !== 0x2c || at + 10 > bytes.length) return undefined
  // After the descriptor: a palette, the size of codes, then blocks.
  const pictureEnd = endOfBlocks(at + 11 + paletteBytes(bytes[at + 9] ?? 0))
  return pictureEnd <= bytes.length ? { picture: at, pictureEnd } : { picture: at }
}

function webpSize(bytes: Buffer, kind: string): Size | undefined {
  if (kind !== 'VP8X') return partSize(bytes, 12, kind)
  let size: Size = { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  // The size of the canvas is not trusted: a decoder also allocates memory for each chunk.
  for (let at = 30; at + 40 < bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4)
    size = larger(size, partSize(bytes, at, name))
    if (name === 'ANMF')
      size = larger(size, partSize(bytes, at + 24, bytes.toString('latin1', at + 24, at + 28)))
    const length = bytes.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return size
}

/** The size in the chunk at this position. */
function partSize(whole: Buffer, at: number, kind: string): Size | undefined {
  const bytes = whole.subarray(at - 12)
  if (bytes.length < 32) return undefined
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** The first frame header follows segments whose lengths lead to it. */
function jpegSize(bytes: Buffer) {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const kind = bytes[at + 1] ?? 0
    if (kind === 0xff) {
      at += 1
      continue
    }
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
}
