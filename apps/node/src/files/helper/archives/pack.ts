import { constants, fstatSync, read, type Stats } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { pack as tarPack } from 'tar-stream'
import { ZipFile } from 'yazl'
import type { Context } from '../context.ts'
import { codeOf, OperationError } from '../failure.ts'
import { joined, lastOf, nameOf, ours } from '../names.ts'
import { close, namesInFolder, type Walk, withFolder } from '../walk.ts'

export type ArchiveKind = 'zip' | 'tar.gz'

/** An entry to pack: its path, and its name in the archive. */
type Found = { path: string; name: string; stats: Stats }

const deepest = 200
const readAt = promisify(read)
const pieceBytes = 256 * 1024
/** Already compressed, so another compression only takes time. */
const isPacked = (name: string) =>
  /\.(?:mca|mcr|jar|zip|gz|7z|png|jpe?g|webp|ogg|mp3|xz|zst|bz2|rar|mrpack|schem)$/i.test(name)
/** Players wait for it, so speed matters more than size. */
const level = 3

/**
 * The files and folders below some paths, each once. A link to a file inside is packed as that
 * file. Links to folders, which may form loops, are skipped, and so are sockets and devices.
 */
async function* found(paths: readonly string[], context: Context): AsyncGenerator<Found> {
  const { walk } = context
  async function* below(path: string, name: string, depth: number): AsyncGenerator<Found> {
    await context.breathe()
    if (depth > deepest) throw new OperationError('too_many', { path, limit: deepest })
    const stats = look(walk, path)
    if (!stats) return
    if (!stats.isDirectory()) {
      if (stats.isFile()) yield { path, name, stats }
      return
    }
    if (name !== '') yield { path, name, stats }
    const folder = walk.folder(path)
    const names = withFolder(folder, () => namesInFolder(folder).map(nameOf).sort())
    for (const one of names) {
      if (path === '' && one === ours) continue
      const there = statIfReadable(walk, joined(path, one))
      if (there?.isSymbolicLink() && look(walk, joined(path, one))?.isDirectory()) continue
      yield* below(joined(path, one), joined(name, one), depth + 1)
    }
  }
  const names = new Set<string>()
  for (const path of paths) {
    const name = lastOf(path)
    // Of equal names from different folders, neither may hide the other.
    if (names.has(name)) throw new OperationError('taken', { path })
    names.add(name)
    if (!look(walk, path)) throw new OperationError('not_found', { path })
    yield* below(path, name, 0)
  }
}

const look = (walk: Walk, path: string) => statIfReadable(walk, path, true)
function statIfReadable(walk: Walk, path: string, follow = false): Stats | undefined {
  try {
    return walk.stat(path, { follow })
  } catch (error) {
    if (error instanceof OperationError && error.failure.code === 'not_here') throw error
    return undefined
  }
}

/** The total to pack. */
export async function measurePacked(paths: readonly string[], context: Context) {
  const sum = { files: 0, bytes: 0 }
  for await (const { stats } of found(paths, context)) {
    if (!stats.isFile()) continue
    sum.files += 1
    sum.bytes += stats.size
  }
  return sum
}

/**
 * An archive of some paths, created while it is read. `tell` gets each file's bytes, and `end`
 * marks the end of a file.
 */
export async function* packArchive(
  { paths, format }: { paths: readonly string[]; format: ArchiveKind },
  context: Context,
  onBytes: (bytes: number, isEnd: boolean) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const { walk, signal } = context
  /**
   * The content of a file at the size it had when opened. A file that shrinks is padded with zeros.
   */
  async function* contentOf(fd: number, size: number): AsyncGenerator<Buffer> {
    try {
      for (let at = 0; at < size; ) {
        signal.throwIfAborted()
        const wanted = Math.min(pieceBytes, size - at)
        const { bytesRead, buffer } = await readAt(fd, Buffer.allocUnsafe(wanted), 0, wanted, at)
        const piece = bytesRead === 0 ? Buffer.alloc(wanted) : buffer.subarray(0, bytesRead)
        at += piece.length
        onBytes(piece.length, false)
        yield piece
      }
    } finally {
      close({ fd })
      onBytes(0, true)
    }
  }
  const open = ({ path }: Found) => {
    try {
      const fd = walk.open(path, constants.O_RDONLY)
      const stats = fstatSync(fd)
      if (stats.isFile()) return { fd, stats }
      close({ fd })
    } catch (error) {
      if (
        !['ENOENT', 'EACCES', 'ELOOP', 'ENOTDIR'].includes(codeOf(error) ?? '') &&
        !(error instanceof OperationError)
      )
        throw error
    }
    // It is deleted, or replaced.
    return undefined
  }
  yield* format === 'zip' ? zipped() : tarred()

  async function* zipped(): AsyncGenerator<Buffer> {
    const zip = new ZipFile()
    const output = zip.outputStream as Readable
    let current: Readable | undefined
    const add = async () => {
      for await (const one of found(paths, context)) {
        const { name, stats } = one
        const about = { mtime: stats.mtime, mode: (stats.mode & 0o777) | constants.S_IFREG }
        if (stats.isDirectory()) zip.addEmptyDirectory(name, { mtime: stats.mtime })
        else {
          const opened = open(one)
          if (!opened) continue
          const content = Readable.from(contentOf(opened.fd, opened.stats.size))
          current = content
          const done = new Promise<void>((resolve) => content.once('close', resolve))
          zip.addReadStreamLazy(
            name,
            { ...about, ...(isPacked(name) ? { compress: false } : { compressionLevel: level }) },
            (take) => take(null, content),
          )
          // One at a time, since each is an open file.
          await done
        }
      }
      zip.end()
    }
    void add().catch((error) => output.destroy(error))
    try {
      yield* output
    } finally {
      output.destroy()
      current?.destroy()
    }
  }

  async function* tarred(): AsyncGenerator<Buffer> {
    const tar = tarPack()
    const output = createGzip({ level, chunkSize: pieceBytes })
    const add = async () => {
      for await (const one of found(paths, context)) {
        const { name, stats } = one
        const about = { name, mode: stats.mode & 0o777, mtime: stats.mtime }
        if (stats.isDirectory()) {
          tar.entry({ ...about, type: 'directory' })
          continue
        }
        const opened = open(one)
        if (!opened) continue
        const entry = tar.entry({ ...about, type: 'file', size: opened.stats.size })
        await pipeline(contentOf(opened.fd, opened.stats.size), entry)
      }
      tar.finalize()
    }
    // A reader that stops ends both.
    const packing = Promise.all([pipeline(tar, output), add()])
    packing.catch((error) => output.destroy(error))
    try {
      yield* output
    } finally {
      tar.destroy()
      output.destroy()
    }
  }
}
