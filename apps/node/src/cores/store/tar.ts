import { createReadStream } from 'node:fs'
import { mkdir, open, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { isInside } from './normalize-modes.ts'
import { safeName } from './safe-name.ts'

const block = 512
const maxBytes = 4 * 2 ** 30

type Read = (bytes: number) => Promise<Buffer>
/** An entry that describes the next one has the type L, K, x or g. */
type Entry = { type: string; name: string; link: string; size: number; isProgram: boolean }

/**
 * Unpacks a .tar.gz into an empty folder: files, folders and inner links. Refuses names that lead
 * elsewhere.
 */
export async function unpackTarGz(archive: string, folder: string): Promise<void> {
  const read = reader(createReadStream(archive).pipe(createGunzip()))
  let longName: string | undefined
  let longLink: string | undefined
  let total = 0
  for (;;) {
    const header = await read(block)
    if (header.length < block || header.every((byte) => byte === 0)) return
    const entry = entryIn(header)
    const { type, size } = entry
    total += size
    if (total > maxBytes) throw new Error('the archive is too large')
    const padding = (block - (size % block)) % block
    // Entries that describe the next one: long names, in both formats.
    if ('LKxg'.includes(type)) {
      const record = (await read(size + padding)).subarray(0, size).toString('utf8')
      if (type === 'L') longName = record.replace(/\0.*$/s, '')
      if (type === 'K') longLink = record.replace(/\0.*$/s, '')
      if (type === 'x') {
        longName = /^\d+ path=(.*)$/m.exec(record)?.[1] ?? longName
        longLink = /^\d+ linkpath=(.*)$/m.exec(record)?.[1] ?? longLink
      }
      continue
    }
    const path = join(folder, safeName(longName ?? entry.name))
    const link = longLink ?? entry.link
    longName = undefined
    longLink = undefined
    if (type === '5') await mkdir(path, { recursive: true, mode: 0o755 })
    else if (type === '2') await makeLink(folder, path, link)
    else if (type === '0') {
      await writeEntry(path, entry, read)
      await read(padding)
      continue
    }
    await read(size + padding)
  }
}

function entryIn(header: Buffer): Entry {
  const text = (from: number, to: number) => {
    const field = header.subarray(from, to)
    const end = field.indexOf(0)
    return field.subarray(0, end < 0 ? field.length : end).toString('utf8')
  }
  const size = Number.parseInt(text(124, 136).trim() || '0', 8)
  if (!Number.isSafeInteger(size) || size < 0) throw new Error('the archive is damaged')
  const prefix = text(345, 500)
  return {
    type: text(156, 157) || '0',
    name: prefix && text(257, 262) === 'ustar' ? `${prefix}/${text(0, 100)}` : text(0, 100),
    link: text(157, 257),
    size,
    isProgram: (Number.parseInt(text(100, 108), 8) & 0o100) !== 0,
  }
}

async function makeLink(folder: string, path: string, link: string): Promise<void> {
  if (!isInside(folder, path, link)) throw new Error('a link in the archive leads out of it')
  await mkdir(dirname(path), { recursive: true, mode: 0o755 })
  await symlink(link, path)
}

async function writeEntry(path: string, { size, isProgram }: Entry, read: Read): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o755 })
  const file = await open(path, 'wx', isProgram ? 0o755 : 0o644)
  try {
    for (let left = size; left > 0; ) {
      const piece = await read(Math.min(left, 2 ** 20))
      if (piece.length === 0) throw new Error('the archive ends too early')
      await file.appendFile(piece)
      left -= piece.length
    }
  } finally {
    await file.close()
  }
}

/** Reads a stream in the given number of bytes. Fewer only at its end. */
function reader(stream: AsyncIterable<Buffer>): Read {
  const chunks = stream[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0
  return async (bytes) => {
    while (length < bytes) {
      const next = await chunks.next()
      if (next.done) break
      held.push(next.value)
      length += next.value.length
    }
    const all = Buffer.concat(held)
    const taken = all.subarray(0, bytes)
    const rest = all.subarray(taken.length)
    held = rest.length > 0 ? [rest] : []
    length = rest.length
    return taken
  }
}
