import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A picture of one colour with a lighter square. */
export function pictureOf(name: string, width = 96, height = width): Buffer {
  const [red = 0, green = 0, blue = 0] = createHash('sha256').update(name).digest()
  const rows = Buffer.alloc(height * (width * 3 + 1))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInside = Math.abs(x - width / 2) < height / 4 && Math.abs(y - height / 2) < height / 4
      const at = y * (width * 3 + 1) + 1 + x * 3
      for (const [place, value] of [red, green, blue].entries())
        rows[at + place] = isInside ? 255 - value / 2 : value
    }
  return pngOf(width, height, deflateSync(rows))
}

/** A PNG with this size in its header, whatever its data contain. */
export function pngOf(width: number, height: number, packed: Buffer): Buffer {
  const chunk = (kind: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(content.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF with two frames. The first has stripes in four colours. */
export function gifOf(width: number, height: number): Buffer {
  const palette = Buffer.alloc(3 * 128)
  for (const [index, colour] of [0x1f2937, 0x10b981, 0xf59e0b, 0xf3f4f6].entries())
    palette.writeUIntBE(colour, index * 3, 3)
  const frame = (colourOf: (x: number) => number) => {
    const head = Buffer.from([0x21, 0xf9, 4, 0, 40, 0, 0, 0, 0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7])
    head.writeUInt16LE(width, 13)
    head.writeUInt16LE(height, 15)
    const codes = Array.from({ length: width * height }, (_, at) => colourOf(at % width))
    // Codes keep eight bits if the table is cleared often enough.
    const blocks = Array.from({ length: Math.ceil(codes.length / 100) }, (_, at) => {
      const part = codes.slice(at * 100, at * 100 + 100)
      return Buffer.from([part.length + 1, 0x80, ...part])
    })
    return Buffer.concat([head, ...blocks, Buffer.from([1, 0x81, 0])])
  }
  const head = Buffer.from('GIF89a\0\0\0\0\xf6\0\0', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  return Buffer.concat([
    head,
    palette,
    frame((x) => Math.floor((x * 4) / width)),
    frame(() => 0),
    Buffer.from([0x3b]),
  ])
}
