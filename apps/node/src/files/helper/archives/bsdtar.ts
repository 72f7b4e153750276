import { read } from 'node:fs'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { extract, type Headers } from 'tar-stream'
import { OperationError } from '../failure.ts'
import {
  archivePath,
  type EngineRun,
  engineFailure,
  findEngine,
  maxSecondMemoryKb,
  startEngine,
} from './engine.ts'
import type { ArchiveEntry, ReadOptions } from './entry.ts'
import { type ArchiveFormat, isTarContinuation, isTarHeader, tarBlock } from './format.ts'

/**
 * The entries of an archive by bsdtar, which converts each format to a plain tar with filled holes
 * and one form of long names. So our tar reader only has to parse bsdtar's output.
 */
export async function* bsdtar(
  fd: number,
  format: ArchiveFormat,
  options: ReadOptions,
): AsyncGenerator<ArchiveEntry> {
  const { signal, breathe, contents } = options
  // bsdtar does not report wrong checksums when it converts, only when it extracts.
  if (format.kind !== 'tar' && contents !== 'none') await verify(fd, options)
  const source = format.kind === 'tar' ? await plainTar(fd, format.compression, options) : piecesOf(fd)
  const run = startEngine('bsdtar', ['-cf', '-', '--format', 'gnutar', '@-'], {
    input: 'pipe',
    signal,
    // bsdtar itself unpacks a RAR.
    ...(format.kind === 'tar' && { memoryKb: maxSecondMemoryKb }),
  })
  const fed = feed(run, source)
  fed.catch(() => run.kill())
  const reader = extract({ allowUnknownFormat: false, filenameEncoding: 'latin1' as never })
  run.stdout.on('data', run.touch)
  run.stdout.on('error', (error) => reader.destroy(error))
  run.stdout.pipe(reader)
  // The first entry of a tar is the one that `plainTar` puts in front.
  let isFirst = format.kind === 'tar'
  try {
    for await (const entry of reader) {
      await breathe()
      if (isFirst) {
        isFirst = false
        for await (const _ of entry) await breathe()
        continue
      }
      const { name, type, size, mode, mtime, linkname } = entry.header
      const kind = kindOf(type)
      let isRead = false
      yield {
        rawName: name,
        kind,
        size: kind === 'file' ? (size ?? 0) : 0,
        mode: mode === undefined ? null : mode & 0o777,
        mtimeMs: mtime?.getTime() ?? null,
        ...(linkname && { rawTarget: linkname }),
        async *content() {
          isRead = true
          for await (const piece of entry) {
            await breathe()
            yield piece as Buffer
          }
        },
      }
      if (!isRead) for await (const _ of entry) await breathe()
    }
    await fed
    await finished(run, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof OperationError) throw error
    // The error of the input explains more than that of a truncated tar. Without a reader the
    // engine would wait forever.
    run.kill()
    await fed
    throw engineFailure((await run.ended).errors)
  } finally {
    run.kill()
    reader.destroy()
  }
}

function kindOf(type: Headers['type']): ArchiveEntry['kind'] {
  switch (type) {
    case 'file':
    case 'contiguous-file':
      return 'file'
    case 'directory':
      return 'folder'
    case 'link':
      return 'hardlink'
    case 'symlink':
      return 'symlink'
    default:
      return 'other'
  }
}

async function finished({ ended }: EngineRun, signal: AbortSignal, harmless?: RegExp): Promise<void> {
  const { code, errors } = await ended
  signal.throwIfAborted()
  const isHarmless = harmless?.test(errors) === true && errors.match(/ERROR/g)?.length === 1
  if (code !== 0 && !isHarmless) throw engineFailure(errors)
}

/** Reads a whole archive to verify its checksums. */
async function verify(fd: number, { signal, breathe }: ReadOptions): Promise<void> {
  const run = startEngine('bsdtar', ['-xOf', '-'], { input: 'pipe', signal })
  try {
    const fed = feed(run, piecesOf(fd))
    for await (const _ of run.stdout) {
      run.touch()
      await breathe()
    }
    await fed
    await finished(run, signal)
  } finally {
    run.kill()
  }
}

/**
 * Writes the input to an engine, which may close it early, because a tar ends before its file does.
 */
async function feed({ stdin, touch }: EngineRun, pieces: AsyncIterable<Buffer>): Promise<void> {
  if (!stdin) return
  let wake = (): void => undefined
  const onReady = () => wake()
  stdin.on('drain', onReady).on('close', onReady)
  for await (const piece of pieces) {
    if (stdin.destroyed || !stdin.writable) return
    touch()
    if (stdin.write(piece)) continue
    await new Promise<void>((resolve) => {
      wake = resolve
      if (stdin.destroyed) resolve()
    })
  }
  stdin.end()
}

/**
 * The tar in a compressed file, after a check of its first block, because bsdtar reads other
 * formats that name files on the disk.
 */
async function plainTar(
  fd: number,
  compression: Extract<ArchiveFormat, { kind: 'tar' }>['compression'],
  options: ReadOptions,
): Promise<AsyncIterable<Buffer>> {
  const pieces = decompressed(fd, compression, options)[Symbol.asyncIterator]()
  let head: Buffer = Buffer.alloc(0)
  while (head.length < tarBlock) {
    const next = await pieces.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  const isTar = isTarHeader(head.subarray(0, tarBlock)) && !head.subarray(0, 6).equals(mtree)
  const isSplit = isTar && isTarContinuation(head)
  if (!isTar || isSplit) {
    // Damage of a compressed file may only show behind its first bytes.
    let bytes = head.length
    for (let next = await pieces.next(); !next.done && bytes < maxLooked; next = await pieces.next())
      bytes += next.value.length
    await pieces.return?.(undefined)
    throw new OperationError(isSplit ? 'archive_split' : 'not_an_archive')
  }
  return (async function* () {
    try {
      yield leadingBlock
      yield head
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
    } finally {
      await pieces.return?.(undefined)
    }
  })()
}

const mtree = Buffer.from('#mtree')
/** Mode, owner, group, size and time of a header. */
const numberFields = [
  [100, 8],
  [108, 8],
  [116, 8],
  [124, 12],
  [136, 12],
] as const
const leadingBlock = folderHeader('zubr/')

/**
 * Bsdtar detects the format by the first bytes. A gzip of an mtree, which names files of this
 * machine, can imitate a tar's checksum. So a header of ours comes first, which selects the tar
 * reader. Source: libarchive, archive_read.c, choose_filters and choose_format.
 */
function folderHeader(name: string): Buffer {
  const block = Buffer.alloc(tarBlock)
  block.write(name)
  for (const [at, length] of numberFields) block.write('0'.repeat(length - 1), at)
  block.write('0000755', 100)
  block.write('        5', 148)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((all, byte) => all + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\x00 `, 148)
  return block
}

const maxLooked = 16 * 2 ** 20

/**
 * zlib verifies gzip's checksum, libarchive does not. Bytes after gzip's end are ignored, as gzip
 * does.
 */
async function* decompressed(
  fd: number,
  compression: Extract<ArchiveFormat, { kind: 'tar' }>['compression'],
  { signal }: ReadOptions,
): AsyncGenerator<Buffer> {
  if (compression === null) return yield* piecesOf(fd)
  if (compression === 'gzip') {
    const source = Readable.from(piecesOf(fd))
    const gunzip = createGunzip({ chunkSize: 256 * 1024 })
    source.on('error', (error) => gunzip.destroy(error))
    try {
      yield* source.pipe(gunzip) as AsyncIterable<Buffer>
    } catch (error) {
      throw error instanceof Error && 'syscall' in error ? error : new OperationError('damaged_archive')
    } finally {
      source.destroy()
      gunzip.destroy()
    }
    return
  }
  // 7zz reports trailing foreign bytes only after it has returned all content.
  const is7zz = (compression === 'xz' || compression === 'bzip2') && findEngine('7zz') !== undefined
  const run = is7zz
    ? startEngine('7zz', ['x', '-so', `-t${compression}`, '-mmt=1', archivePath], { input: fd, signal })
    : startEngine('bsdcat', [], { input: 'pipe', signal })
  try {
    const fed = feed(run, piecesOf(fd))
    for await (const piece of run.stdout) {
      run.touch()
      yield piece as Buffer
    }
    await fed
    await finished(
      run,
      signal,
      is7zz ? /^\s*ERROR: There are some data after the end of the payload/ : undefined,
    )
  } finally {
    run.kill()
  }
}

const readAt = promisify(read)
const pieceBytes = 256 * 1024

/** Unlike Node's own stream it always leaves the file open. */
async function* piecesOf(fd: number): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const { bytesRead, buffer } = await readAt(fd, Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
