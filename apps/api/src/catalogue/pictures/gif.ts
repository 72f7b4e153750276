import { setImmediate as breath } from 'node:timers/promises'

type Frame = { pixels: Buffer; width: number; height: number }

/**
 * Decodes the first frame of a GIF, four bytes per pixel, because the image library does not read
 * GIF. Undefined for a damaged file.
 */
export async function firstFrame(bytes: Buffer): Promise<Frame | undefined> {
  try {
    return await read(bytes)
  } catch (error) {
    // The file ends too early.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const extension = 0x21
const graphics = 0xf9
const picture = 0x2c
/** Alpha is the highest byte, above red, green and blue. */
const opaque = 0xff000000

async function read(bytes: Buffer): Promise<Frame | undefined> {
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
  const palette = paletteAt(bytes, 13, bytes.readUInt8(10))
  let at = 13 + palette.length
  let transparent = -1
  for (let kind = bytes.readUInt8(at); kind !== picture; kind = bytes.readUInt8(at)) {
    if (kind !== extension) return undefined
    if (bytes.readUInt8(at + 1) === graphics)
      transparent = bytes.readUInt8(at + 3) & 1 ? bytes.readUInt8(at + 6) : -1
    at += 2
    for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += size + 1
    at += 1
  }
  const [left, top] = [bytes.readUInt16LE(at + 1), bytes.readUInt16LE(at + 3)]
  const [wide, tall] = [bytes.readUInt16LE(at + 5), bytes.readUInt16LE(at + 7)]
  const flags = bytes.readUInt8(at + 9)
  if (left + wide > width || top + tall > height) return undefined
  const own = paletteAt(bytes, at + 10, flags)
  const colours = own.length > 0 ? own : palette
  const indices = await unpacked(bytes, at + 10 + own.length, wide * tall)
  if (!indices) return undefined
  const shown = new Uint32Array(256)
  for (let index = 0; index * 3 + 2 < colours.length; index += 1)
    shown[index] = (colours.readUIntLE(index * 3, 3) | opaque) >>> 0
  if (transparent >= 0) shown[transparent] = 0
  const pixels = new Uint32Array(width * height)
  const rows = flags & 0x40 ? interlaced(tall) : undefined
  for (let row = 0, from = 0; row < tall; row += 1) {
    const to = (top + (rows?.[row] ?? row)) * width + left
    for (let x = 0; x < wide; x += 1, from += 1) pixels[to + x] = shown[indices[from] ?? 0] ?? 0
  }
  return { pixels: Buffer.from(pixels.buffer), width, height }
}

const paletteAt = (bytes: Buffer, at: number, flags: number): Buffer => {
  const length = flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
  if (at + length > bytes.length) throw new RangeError('no palette')
  return bytes.subarray(at, at + length)
}

/** The rows of an interlaced picture in file order: every eighth row, then those between. */
const interlaced = (tall: number): number[] =>
  [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ].flatMap(([first = 0, step = 1]) =>
    Array.from({ length: Math.max(0, Math.ceil((tall - first) / step)) }, (_, place) => first + place * step),
  )

/** Decompresses at most this many colour indexes by LZW, with codes of growing width. */
async function unpacked(bytes: Buffer, from: number, maxIndexes: number): Promise<Uint8Array | undefined> {
  const lowest = bytes.readUInt8(from)
  if (lowest < 2 || lowest > 8) return undefined
  const [clear, end] = [2 ** lowest, 2 ** lowest + 1]
  const before = new Uint16Array(4096)
  const last = new Uint8Array(4096)
  const lengths = new Uint16Array(4096)
  for (let colour = 0; colour < clear; colour += 1) {
    last[colour] = colour
    lengths[colour] = 1
  }
  const out = new Uint8Array(maxIndexes)
  let [written, next, width, previous, first] = [0, clear + 2, lowest + 1, -1, 0]
  let [buffer, bits, at, left] = [0, 0, from + 1, 0]
  for (let codeCount = 1; written < maxIndexes; codeCount += 1) {
    // Yields to the event loop.
    if (codeCount % 30_000 === 0) await breath()
    while (bits < width) {
      if (left === 0) {
        left = bytes.readUInt8(at)
        at += 1
        // The data end early: the remaining pixels stay empty.
        if (left === 0) return out
      }
      buffer |= bytes.readUInt8(at) << bits
      bits += 8
      at += 1
      left -= 1
    }
    const code = buffer & ((1 << width) - 1)
    buffer >>>= width
    bits -= width
    if (code === end) return out
    if (code === clear) {
      ;[next, width, previous] = [clear + 2, lowest + 1, -1]
      continue
    }
    if (code > next || (code === next && previous < 0) || (previous < 0 && code > end)) return undefined
    const isNew = code === next
    const word = isNew ? previous : code
    const length = lengths[word] ?? 0
    for (let one = word, place = written + length - 1; place >= written; place -= 1) {
      first = last[one] ?? 0
      if (place < maxIndexes) out[place] = first
      one = before[one] ?? 0
    }
    written += length
    if (isNew && written < maxIndexes) {
      out[written] = first
      written += 1
    }
    if (previous >= 0 && next < 4096) {
      before[next] = previous
      last[next] = first
      lengths[next] = (lengths[previous] ?? 0) + 1
      next += 1
      if (next === 1 << width && width < 12) width += 1
    }
    previous = code
  }
  return out
}
