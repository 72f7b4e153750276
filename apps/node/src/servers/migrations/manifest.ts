import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { lstat, open, readdir, readlink, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ManifestEnd, MovedEntry } from '@zubr/contracts/moving/moves'
import { z } from 'zod'
import { MigrationError, openFolder, within } from './beneath.ts'

const blockBytes = 4_096
const zeros = Buffer.alloc(blockBytes)
const pieceBytes = 64 * blockBytes
const maxLineLength = 64 * 1024
const maxDepth = 190

/**
 * Maximum total length of the files, as a multiple of the plan's disk. Sparse files may be longer
 * than their content, but somebody has to read them.
 */
export const maxLength = (diskMb: number) => 8 * diskMb * 1024 ** 2

/**
 * Everything of a server that moves with it: folders before their content, in an order that both
 * nodes share.
 */
export async function* walkServer(
  top: string,
  {
    skip = () => undefined,
    read = () => undefined,
    length = () => undefined,
  }: Partial<ManifestProgress> = {},
): AsyncGenerator<MovedEntry> {
  for (const name of ['console', 'data']) {
    const place = Buffer.from(join(top, name))
    // A folder that does not exist has no entries: `walk` finds none in it.
    const { dev, uid } = await lstat(place).catch(() => ({ dev: -1, uid: -1 }))
    yield* walk(place, name, 0, { skip, read, length, dev, uid, hardlinks: new Map() })
  }
}

type ManifestProgress = {
  /** Called for each skipped entry. */
  skip: () => void
  read: (bytes: number) => void
  /** Receives the length of a file before it is read. */
  length: (bytes: number) => void
}
type WalkContext = ManifestProgress & {
  /** The file system that all entries are in, and their owner. */
  dev: number
  uid: number
  /** The first names of files with several hard links. */
  hardlinks: Map<string, string>
}

async function* walk(
  place: Buffer,
  path: string,
  depth: number,
  onBytes: WalkContext,
): AsyncGenerator<MovedEntry> {
  if (depth > maxDepth) throw new MigrationError('too_large', 'its folders are too deep')
  const folder = await openFolder(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && depth === 0) return undefined
    throw new MigrationError('unreadable', `a folder: ${error.code}`)
  })
  if (!folder) return
  try {
    // A mount belongs to somebody else, and deleting the old copy would delete its files.
    if ((await folder.handle.stat()).dev !== onBytes.dev)
      throw new MigrationError('unreadable', 'something is mounted in it')
    const names = await readdir(within(folder, '.'), { encoding: 'buffer' })
    for (const name of names.sort(Buffer.compare)) {
      const entryPath = within(folder, name)
      const as = `${path}/${name.toString('latin1')}`
      const stats = await lstat(entryPath)
      const mode = stats.mode & 0o777
      // Clamped to what every file system can store.
      const mtimeMs = Math.max(0, Math.min(Math.floor(stats.mtimeMs), 2 ** 42))
      if (stats.isDirectory()) {
        if (path === 'console') continue
        yield { kind: 'folder', path: as, mode, mtimeMs }
        yield* walk(entryPath, as, depth + 1, onBytes)
      } else if (path === 'console' && !/^\d{16}\.log$/.test(name.toString('latin1'))) continue
      else if (stats.isFile()) {
        // A hard link to another user's file. The agent can read more than the server may.
        if (stats.nlink > 1 && stats.uid !== onBytes.uid) {
          onBytes.skip()
          continue
        }
        const first = onBytes.hardlinks.get(`${stats.ino}`)
        if (first !== undefined) {
          yield { kind: 'hardlink', path: as, to: first }
          continue
        }
        if (stats.nlink > 1) onBytes.hardlinks.set(`${stats.ino}`, as)
        onBytes.length(stats.size)
        const content = await readWhole(entryPath, stats.size, onBytes.read)
        yield { kind: 'file', path: as, mode, mtimeMs, size: stats.size, ...content }
      } else if (stats.isSymbolicLink())
        yield {
          kind: 'link',
          path: as,
          to: (await readlink(entryPath, { encoding: 'buffer' })).toString('latin1'),
        }
      else onBytes.skip()
    }
  } finally {
    await folder.handle.close()
  }
}

/** Hashes the first `size` bytes, as a console grows while it is read. */
async function readWhole(place: Buffer, size: number, read: (bytes: number) => void) {
  const hash = createHash('sha256')
  let [at, held] = [0, 0]
  for await (const piece of readContent(place, 0, size)) {
    hash.update(piece)
    for (const [from, to] of dataRanges(piece, at)) held += to - from
    at += piece.length
    read(piece.length)
  }
  return { held, sha256: hash.digest('hex') }
}

/** The ranges of a piece at offset `at` of a file that are not a hole. */
export function* dataRanges(piece: Uint8Array, at: number): Generator<[number, number]> {
  const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length)
  let held = -1
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, from + blockBytes - ((at + from) % blockBytes))
    const isHole = bytes.compare(zeros, 0, to - from, from, to) === 0
    if (isHole && held >= 0) yield [held, from]
    if (isHole) held = -1
    else if (held < 0) held = from
    from = to
  }
  if (held >= 0) yield [held, bytes.length]
}

/**
 * The bytes of a file from an offset up to the size in the manifest. Throws if it has become
 * shorter. Follows no link.
 */
export async function* readContent(place: Buffer, from: number, size: number): AsyncGenerator<Buffer> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const handle = await open(place, flags).catch((error: NodeJS.ErrnoException) => {
    throw new MigrationError('unreadable', `a file: ${error.code}`)
  })
  try {
    if (!(await handle.stat()).isFile()) throw new MigrationError('unreadable', 'it is no file any more')
    for (let at = from; at < size; ) {
      // A new buffer, as the previous one may still be in use.
      const buffer = Buffer.allocUnsafe(Math.min(pieceBytes, size - at))
      for (let has = 0; has < buffer.length; ) {
        const { bytesRead } = await handle.read(buffer, has, buffer.length - has, at + has)
        if (bytesRead === 0) throw new MigrationError('unreadable', 'a file has become shorter')
        has += bytesRead
      }
      at += buffer.length
      yield buffer
    }
  } finally {
    await handle.close()
  }
}

/** Writes the manifest of what is beneath `top`. The file appears only when it is complete. */
export async function writeManifest(
  top: string,
  file: string,
  diskMb: number,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const fresh = `${file}.new`
  const handle = await open(fresh, 'w', 0o600)
  try {
    let [entries, bytes, skipped, done, length] = [0, 0, 0, 0, 0]
    let text = ''
    const counters = {
      skip: () => {
        skipped += 1
      },
      read: (count: number) => {
        done += count
        onBytes(done)
        signal.throwIfAborted()
      },
      length: (count: number) => {
        length += count
        if (length > maxLength(diskMb)) throw new MigrationError('too_large')
      },
    }
    for await (const entry of walkServer(top, counters)) {
      signal.throwIfAborted()
      entries += 1
      if (entry.kind === 'file') bytes += entry.size
      text += `${JSON.stringify(entry)}\n`
      if (text.length < pieceBytes) continue
      await handle.appendFile(text)
      text = ''
    }
    const end: ManifestEnd = { kind: 'end', entries, bytes, skipped }
    await handle.appendFile(`${text}${JSON.stringify(end)}\n`)
    await handle.sync()
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await rename(fresh, file)
}

const Line = z.union([MovedEntry, ManifestEnd])

/** The lines of a manifest. Throws on a line that is invalid or too long. */
export async function* readManifest(file: string): AsyncGenerator<MovedEntry | ManifestEnd> {
  let rest = ''
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: pieceBytes })) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxLineLength)
      throw new MigrationError('not_the_same', 'a line of the manifest is too long')
    for (const line of lines) yield parsed(line)
  }
}

function parsed(line: string): MovedEntry | ManifestEnd {
  try {
    return Line.parse(JSON.parse(line))
  } catch {
    throw new MigrationError('not_the_same', 'a line of the manifest could not be read')
  }
}

/** The entries without the end. */
export async function* readEntries(file: string): AsyncGenerator<MovedEntry> {
  for await (const line of readManifest(file)) if (line.kind !== 'end') yield line
}
