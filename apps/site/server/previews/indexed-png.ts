import { crc32, deflateSync } from 'node:zlib'

/** A group of colours that will share one palette entry; colours are 0xRRGGBB. */
type Bucket = number[]

const channel = (colour: number, shift: number) => (colour >> shift) & 255

/** The channel with the largest range in a bucket, and that range. */
function spread(bucket: Bucket): { shift: number; range: number } {
  let widest = { shift: 16, range: -1 }
  for (const shift of [16, 8, 0]) {
    let [low, high] = [255, 0]
    for (const colour of bucket) {
      low = Math.min(low, channel(colour, shift))
      high = Math.max(high, channel(colour, shift))
    }
    if (high - low > widest.range) widest = { shift, range: high - low }
  }
  return widest
}

/**
 * Median cut: halves the bucket with the largest range times pixels until there are `size` buckets.
 */
function cut(counts: ReadonlyMap<number, number>, size: number): Bucket[] {
  const measured = (colours: Bucket) => ({
    colours,
    ...spread(colours),
    pixels: colours.reduce((sum, colour) => sum + Math.min(counts.get(colour) ?? 0, 2000), 0),
  })
  const buckets = [measured([...counts.keys()])]
  while (buckets.length < size) {
    buckets.sort((a, b) => b.range * Math.sqrt(b.pixels) - a.range * Math.sqrt(a.pixels))
    const widest = buckets[0]
    if (!widest || widest.range <= 0) break
    const sorted = widest.colours.toSorted((a, b) => channel(a, widest.shift) - channel(b, widest.shift))
    const half = sorted.length >> 1
    buckets.splice(0, 1, measured(sorted.slice(0, half)), measured(sorted.slice(half)))
  }
  return buckets.map(({ colours }) => colours)
}

/** The most frequent colour represents its bucket: flat areas keep their exact tone. */
const representative = (bucket: Bucket, counts: ReadonlyMap<number, number>) =>
  bucket.reduce((best, colour) => ((counts.get(colour) ?? 0) > (counts.get(best) ?? 0) ? colour : best))

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/**
 * Encodes opaque RGBA pixels as a PNG of at most 256 colours: a third of the size of a full-colour
 * one.
 */
export function indexedPng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const colourAt = (i: number) => ((rgba[i] ?? 0) << 16) | ((rgba[i + 1] ?? 0) << 8) | (rgba[i + 2] ?? 0)
  const counts = new Map<number, number>()
  for (let i = 0; i < rgba.length; i += 4) counts.set(colourAt(i), (counts.get(colourAt(i)) ?? 0) + 1)

  const indices = new Map<number, number>()
  const palette = Buffer.alloc(256 * 3)
  cut(counts, 256).forEach((bucket, index) => {
    palette.writeUIntBE(representative(bucket, counts), index * 3, 3)
    for (const colour of bucket) indices.set(colour, index)
  })

  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) rows[y * (width + 1) + 1 + x] = indices.get(colourAt(i)) ?? 0

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per pixel, colour type 3: palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
