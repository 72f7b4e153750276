import { crc32 } from 'node:zlib'

type RarFile = { name: string; content: Buffer; crc?: number }

const vint = (value: number): Buffer => {
  const bytes: number[] = []
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left])
    bytes.push((left % 128) | 0x80)
  }
}
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}

/**
 * A RAR of version 5 with stored files. Source: RAR 5.0 archive format, rarlab.com/technote.htm.
 */
export function rar5(files: readonly RarFile[]): Buffer {
  const block = (...fields: Buffer[]) => {
    const body = Buffer.concat(fields)
    const sized = Buffer.concat([vint(body.length), body])
    return Buffer.concat([u32(crc32(sized)), sized])
  }
  const blocks = files.flatMap(({ name, content, crc = crc32(content) }) => [
    block(
      ...[vint(2), vint(2), vint(content.length), vint(4), vint(content.length), vint(0o100644)],
      ...[u32(crc), vint(0), vint(1), vint(Buffer.byteLength(name)), Buffer.from(name)],
    ),
    content,
  ])
  const signature = Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')
  return Buffer.concat([
    signature,
    block(vint(1), vint(0), vint(0)),
    ...blocks,
    block(vint(5), vint(0), vint(0)),
  ])
}

/** The same in version 4. Source: unrar's `technote.txt` of 4.x. */
export function rar4(files: readonly RarFile[]): Buffer {
  const block = (type: number, flags: number, rest: Buffer) => {
    const head = Buffer.alloc(5)
    head[0] = type
    head.writeUInt16LE(flags, 1)
    head.writeUInt16LE(7 + rest.length, 3)
    const body = Buffer.concat([head, rest])
    const sum = Buffer.alloc(2)
    sum.writeUInt16LE(crc32(body) & 0xffff)
    return Buffer.concat([sum, body])
  }
  const blocks = files.flatMap(({ name, content, crc = crc32(content) }) => {
    const raw = Buffer.from(name)
    const tail = Buffer.from([29, 0x30, raw.length & 0xff, raw.length >> 8])
    const fields = [u32(content.length), u32(content.length), Buffer.from([3]), u32(crc), u32(0x5a210000)]
    return [block(0x74, 0x8000, Buffer.concat([...fields, tail, u32(0o100644), raw])), content]
  })
  const signature = Buffer.from('Rar!\x1a\x07\0', 'latin1')
  return Buffer.concat([
    signature,
    block(0x73, 0, Buffer.alloc(6)),
    ...blocks,
    block(0x7b, 0x4000, Buffer.alloc(0)),
  ])
}
