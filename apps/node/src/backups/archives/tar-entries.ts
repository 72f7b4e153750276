import { lookUp } from '@zubr/domain/tables/look-up'
import type { BackupEntry } from '../backup-engine.ts'

const block = 512

export type TarEntry = BackupEntry & {
  /** Its headers, as in the archive. */
  head: Buffer
  /**
   * Its content with the padding of its last block; `size` bytes are its own. Read it to its end
   * before the next entry.
   */
  body(): AsyncGenerator<Buffer>
}

const kinds: Record<string, BackupEntry['kind']> = {
  '0': 'file',
  '7': 'file',
  '5': 'folder',
  '2': 'link',
  '1': 'file',
}

/**
 * The entries of a tar by GNU tar or bsdtar, in order. Reads the stream to its end, or ends it when
 * the reader stops.
 */
export async function* tarEntries(stream: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const chunks = stream[Symbol.asyncIterator]()
  try {
    yield* entriesIn(chunks)
    // The padding of the last block.
    while (!(await chunks.next()).done);
  } finally {
    await chunks.return?.()
  }
}

async function* entriesIn(chunks: AsyncIterator<Buffer>): AsyncGenerator<TarEntry> {
  const { read, pieces } = reader(chunks)
  let heads: Buffer[] = []
  let records: Record<string, string> = {}
  for (;;) {
    const header = await read(block)
    if (header.length < block) throw new Error('the archive ends too early')
    if (header.every((byte) => byte === 0)) return
    heads.push(header)
    const type = text(header, 156, 157) || '0'
    const size = 'size' in records ? Number(records.size) : numberIn(header, 124, 136)
    if (!Number.isSafeInteger(size) || size < 0) throw new Error('the archive is damaged')
    const filled = Math.ceil(size / block) * block
    if ('xgLK'.includes(type)) {
      const content = await read(filled)
      heads.push(content)
      const record = content.subarray(0, size)
      if (type === 'x') records = { ...records, ...paxOf(record) }
      if (type === 'L') records = { ...records, path: record.toString('utf8').replace(/\0.*$/s, '') }
      continue
    }
    const prefix = text(header, 257, 263) === 'ustar' ? text(header, 345, 500) : ''
    const name = records.path ?? (prefix ? `${prefix}/${text(header, 0, 100)}` : text(header, 0, 100))
    let isRead = filled === 0
    const entry: TarEntry = {
      path: name.replace(/^\.\/?/, '').replace(/\/$/, ''),
      kind: lookUp(kinds, type) ?? 'other',
      size: type === '1' ? 0 : size,
      mtimeMs: Math.floor(Number(records.mtime ?? numberIn(header, 136, 148)) * 1_000),
      mode: numberIn(header, 100, 108) & 0o777,
      head: Buffer.concat(heads),
      async *body() {
        isRead = true
        yield* pieces(filled)
      },
    }
    heads = []
    records = {}
    yield entry
    if (!isRead) for await (const _ of entry.body());
  }
}

function text(header: Buffer, from: number, to: number): string {
  const field = header.subarray(from, to)
  const end = field.indexOf(0)
  return field.subarray(0, end < 0 ? field.length : end).toString('utf8')
}

/** A number in octal, or in binary if it is too large for that. */
function numberIn(header: Buffer, from: number, to: number): number {
  const field = header.subarray(from, to)
  if (((field[0] ?? 0) & 0x80) === 0) return Number.parseInt(text(header, from, to).trim() || '0', 8)
  return Number(BigInt(`0x${field.toString('hex')}`) & ((1n << BigInt(8 * field.length - 1)) - 1n))
}

/** Records of `<length> <key>=<value>\n`, the length in bytes. */
function paxOf(content: Buffer): Record<string, string> {
  const found: Record<string, string> = Object.create(null)
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(0x20, at)
    const length = Number(content.subarray(at, space).toString('latin1'))
    if (space < 0 || !Number.isSafeInteger(length) || length <= 0) break
    const record = content.subarray(space + 1, at + length - 1)
    const equals = record.indexOf(0x3d)
    found[record.subarray(0, equals).toString('utf8')] = record.subarray(equals + 1).toString('utf8')
    at += length
  }
  return found
}

function reader(chunks: AsyncIterator<Buffer>) {
  let held: Buffer = Buffer.alloc(0)
  const next = async (): Promise<boolean> => {
    const { done, value } = await chunks.next()
    if (!done) held = value
    return !done
  }
  /** At most this many bytes, as they arrive. Empty at the end. */
  async function piece(maxBytes: number): Promise<Buffer> {
    while (held.length === 0) if (!(await next())) return held
    const bytes = held.subarray(0, maxBytes)
    held = held.subarray(bytes.length)
    return bytes
  }
  return {
    async read(bytes: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for (let left = bytes; left > 0; ) {
        const part = await piece(left)
        if (part.length === 0) break
        parts.push(part)
        left -= part.length
      }
      return Buffer.concat(parts)
    },
    async *pieces(bytes: number): AsyncGenerator<Buffer> {
      for (let left = bytes; left > 0; ) {
        const part = await piece(left)
        if (part.length === 0) throw new Error('the archive ends too early')
        left -= part.length
        yield part
      }
    },
  }
}
