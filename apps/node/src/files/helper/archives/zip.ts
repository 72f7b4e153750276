import { constants } from 'node:fs'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromFdPromise } from 'yauzl'
import { Failed } from '../failure.ts'
import type { ArchiveEntry, NameEncoding } from './entry.ts'
import { decodeName } from './zip-names.ts'

/** The entries of a zip, by its central directory. */
export async function* zip(
  fd: number,
  names: NameEncoding,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  // Names are decoded here: the library knows neither what Russian Windows writes nor names in UTF-8 that do not say so.
  const file = await fromFdPromise(fd, { autoClose: false, decodeStrings: false })
  for await (const entry of file.eachEntry()) {
    signal.throwIfAborted()
    const path = nameOf(entry, names)
    const isUnix = entry.versionMadeBy >> 8 === 3
    const unix = isUnix ? entry.externalFileAttributes >>> 16 : 0
    const kind = path.endsWith('/') ? 'folder' : (kindsOfMode.get(unix & S_IFMT) ?? 'other')
    yield {
      path,
      kind,
      size: kind === 'file' ? entry.uncompressedSize : 0,
      mode: unix === 0 ? null : unix & 0o777,
      mtimeMs: entry.getLastModDate().getTime(),
      async *content() {
        if (entry.isEncrypted() || !knownMethods.includes(entry.compressionMethod))
          throw new Failed('archive_not_supported')
        const content = await file.openReadStreamPromise(entry)
        yield* wholeAndRight(Readable.from(content), entry.crc32)
      },
    }
  }
}

/** Stored and deflated. */
const knownMethods = [0, 8]

const { S_IFMT, S_IFREG, S_IFDIR, S_IFLNK } = constants
const kindsOfMode = new Map<number, ArchiveEntry['kind']>([
  // Not said.
  [0, 'file'],
  [S_IFREG, 'file'],
  [S_IFDIR, 'folder'],
  [S_IFLNK, 'link'],
])

/** The library checks sizes, not checksums. */
async function* wholeAndRight(content: AsyncIterable<Buffer>, wanted: number): AsyncGenerator<Uint8Array> {
  let sum = 0
  for await (const piece of content) {
    sum = crc32(piece, sum)
    yield piece
  }
  if (sum !== wanted) throw new Failed('damaged_archive')
}

const unicodePath = 0x7075

function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry, names: NameEncoding): string {
  const told = extraFields.find(
    ({ id, data }) => id === unicodePath && data.length > 5 && data[0] === 1,
  )?.data
  const isItsOwn = told !== undefined && told.readUInt32LE(1) === crc32(fileNameRaw)
  const raw = isItsOwn ? told.subarray(5) : fileNameRaw
  const saysUtf8 = isItsOwn || (generalPurposeBitFlag & 0x800) !== 0
  // Old .NET writes backslashes, which no zip should have.
  return decodeName(raw, saysUtf8, names).replaceAll('\\', '/')
}
