import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { safeName } from './safe-name.ts'

const inflate = promisify(inflateRaw)
const maxEntries = 200_000
const maxEntryBytes = 512 * 2 ** 20

type Entry = { name: string; method: number; packed: number; bytes: number; at: number; mode: number }

/** The names of all entries of a zip or jar. */
export const zipNames = (archive: string): Promise<string[]> =>
  opened(archive, async (zip) => (await entriesOf(zip)).map(({ name }) => name))

/** Unpacks a zip into a folder. Refuses names that lead elsewhere, and unpacks links as files. */
export const unzip = (archive: string, folder: string): Promise<void> =>
  opened(archive, async (zip) => {
    for (const entry of await entriesOf(zip)) {
      const path = join(folder, safeName(entry.name))
      if (entry.name.endsWith('/')) {
        await mkdir(path, { recursive: true, mode: 0o755 })
        continue
      }
      await mkdir(dirname(path), { recursive: true, mode: 0o755 })
      const file = await open(path, 'wx', (entry.mode & 0o100) === 0 ? 0o644 : 0o755)
      await file.writeFile(await contentOf(zip, entry)).finally(() => file.close())
    }
  })

async function opened<T>(archive: string, use: (zip: FileHandle) => Promise<T>): Promise<T> {
  const zip = await open(archive)
  return use(zip).finally(() => zip.close())
}

async function entriesOf(zip: FileHandle): Promise<Entry[]> {
  const { size } = await zip.stat()
  const tail = await slice(zip, Math.max(0, size - 65_557), Math.min(size, 65_557))
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('it is no zip archive')
  const count = tail.readUInt16LE(end + 10)
  const list = await slice(zip, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
  const entries: Entry[] = []
  for (let at = 0; at + 46 <= list.length && entries.length < Math.min(count, maxEntries); ) {
    if (list.readUInt32LE(at) !== 0x02014b50) throw new Error('the archive is damaged')
    const nameBytes = list.readUInt16LE(at + 28)
    entries.push({
      name: list.subarray(at + 46, at + 46 + nameBytes).toString('utf8'),
      method: list.readUInt16LE(at + 10),
      packed: list.readUInt32LE(at + 20),
      bytes: list.readUInt32LE(at + 24),
      at: list.readUInt32LE(at + 42),
      mode: list.readUInt32LE(at + 38) >>> 16,
    })
    at += 46 + nameBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  return entries
}

async function contentOf(zip: FileHandle, { name, at, method, packed, bytes }: Entry): Promise<Buffer> {
  if (Math.max(packed, bytes) > maxEntryBytes) throw new Error(`${name} in the archive is too large`)
  const head = await slice(zip, at, 30)
  const begin = at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const content = await slice(zip, begin, packed)
  if (method === 0) return content
  if (method !== 8) throw new Error(`${name} in the archive is packed in an unknown way`)
  const unpacked = await inflate(content, { maxOutputLength: Math.max(1, bytes) })
  if (unpacked.length !== bytes) throw new Error(`${name} in the archive is damaged`)
  return unpacked
}

async function slice(zip: FileHandle, at: number, length: number): Promise<Buffer> {
  const into = Buffer.alloc(length)
  const { bytesRead } = await zip.read(into, 0, length, at)
  if (bytesRead < length) throw new Error('the archive ends too early')
  return into
}
