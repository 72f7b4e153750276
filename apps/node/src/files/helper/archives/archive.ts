import { read, readSync } from 'node:fs'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { Failed } from '../failure.ts'
import type { ArchiveEntry, NameEncoding } from './entry.ts'
import { sevenZip } from './seven-zip.ts'
import { tarball } from './tar.ts'
import { zip } from './zip.ts'

/** Which kind of archive an open file is, by its first bytes and nothing else; undefined if it is none that can be unpacked. */
export function archiveFormat(fd: number): 'zip' | 'tar' | 'tar.gz' | '7z' | undefined {
  const head = Buffer.alloc(512)
  const length = readSync(fd, head, 0, head.length, 0)
  const begins = (...bytes: number[]) => bytes.every((byte, i) => head[i] === byte)
  if (begins(0x50, 0x4b, 3, 4) || begins(0x50, 0x4b, 5, 6)) return 'zip'
  if (begins(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c)) return '7z'
  if (begins(0x1f, 0x8b)) return 'tar.gz'
  if (length === 512 && head.toString('latin1', 257, 262) === 'ustar') return 'tar'
  return undefined
}

/** Every entry of an archive, in its order. It may be gone through more than once. The file stays open. */
export async function* entriesOf(
  fd: number,
  names: NameEncoding,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const format = archiveFormat(fd)
  if (!format) throw new Failed('not_an_archive')
  const readers = {
    zip: () => zip(fd, names, signal),
    '7z': () => sevenZip(fd, signal),
    tar: () => tarball(Readable.from(piecesOf(fd)), false, signal),
    'tar.gz': () => tarball(Readable.from(piecesOf(fd)), true, signal),
  }
  for await (const entry of orDamaged(readers[format](), signal))
    yield { ...entry, content: () => orDamaged(entry.content(), signal) }
}

/** What a library says of what it can't read, as a failure of ours. Errors of the disk say nothing about the archive. */
async function* orDamaged<T>(of: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  try {
    yield* of
  } catch (error) {
    signal.throwIfAborted()
    const isOfDisk = error instanceof Error && 'syscall' in error && typeof error.syscall === 'string'
    if (error instanceof Failed || isOfDisk) throw error
    throw new Failed('damaged_archive')
  }
}

const readAt = promisify(read)
const pieceBytes = 512 * 1024

/** Unlike Node's own stream it leaves the file open, however it ends. */
async function* piecesOf(fd: number): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const { bytesRead, buffer } = await readAt(fd, Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
