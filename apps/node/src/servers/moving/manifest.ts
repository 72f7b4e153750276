import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { lstat, open, readdir, readlink, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ManifestEnd, MovedEntry } from '@zubr/contracts/moving/moves'
import { z } from 'zod'
import { CannotMove, openFolder, within } from './beneath.ts'

const blockBytes = 4_096
const zeros = Buffer.alloc(blockBytes)
const pieceBytes = 64 * blockBytes
const maxLineLength = 64 * 1024
const deepest = 190

/** A file may be longer than what it holds, but somebody has to read it: all files together are no longer than so many disks of the plan. */
export const maxLength = (diskMb: number) => 8 * diskMb * 1024 ** 2

/** Everything of a server that goes with it, folders before what is in them, in an order that both nodes agree on. */
export async function* entriesOf(
  top: string,
  {
    skip = () => undefined,
    read = () => undefined,
    length = () => undefined,
  }: Partial<ManifestProgress> = {},
): AsyncGenerator<MovedEntry> {
  for (const name of ['console', 'data']) {
    const place = Buffer.from(join(top, name))
    const { dev, uid } = await lstat(place).catch(() => ({ dev: -1, uid: -1 }))
    yield* walk(place, name, 0, { skip, read, length, dev, uid, hardlinks: new Map() })
  }
}

type ManifestProgress = {
  /** Something was left out. */
  skip: () => void
  read: (bytes: number) => void
  /** How long a file is that is about to be read. */
  length: (bytes: number) => void
}
type Within = ManifestProgress & {
  /** The file system that all of it is in, and whose it is. */
  dev: number
  uid: number
  /** The first names of files that have several. */
  hardlinks: Map<string, string>
}

async function* walk(place: Buffer, path: string, depth: number, told: Within): AsyncGenerator<MovedEntry> {
  if (depth > deepest) throw new CannotMove('too_large', 'its folders are too deep')
  const folder = await openFolder(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && depth === 0) return undefined
    throw new CannotMove('unreadable', `a folder: ${error.code}`)
  })
  if (!folder) return
  try {
    // It is somebody else's, and goes with the old copy for good.
    if ((await folder.handle.stat()).dev !== told.dev)
      throw new CannotMove('unreadable', 'something is mounted in it')
    const names = await readdir(within(folder, '.'), { encoding: 'buffer' })
    for (const name of names.sort(Buffer.compare)) {
      const own = within(folder, name)
      const as = `${path}/${name.toString('latin1')}`
      const stats = await lstat(own)
      const mode = stats.mode & 0o777
      // Within what every file system holds.
      const mtimeMs = Math.max(0, Math.min(Math.floor(stats.mtimeMs), 2 ** 42))
      if (stats.isDirectory()) {
        if (path === 'console') continue
        yield { kind: 'folder', path: as, mode, mtimeMs }
        yield* walk(own, as, depth + 1, told)
      } else if (path === 'console' && !/^\d{16}\.log$/.test(name.toString('latin1'))) continue
      else if (stats.isFile()) {
        // A name that its server has made for a file of somebody else's: not everybody may read what the agent reads.
        if (stats.nlink > 1 && stats.uid !== told.uid) {
          told.skip()
          continue
        }
        const first = told.hardlinks.get(`${stats.ino}`)
        if (first !== undefined) {
          yield { kind: 'hardlink', path: as, to: first }
          continue
        }
        if (stats.nlink > 1) told.hardlinks.set(`${stats.ino}`, as)
        told.length(stats.size)
        const content = await readWhole(own, stats.size, told.read)
        yield { kind: 'file', path: as, mode, mtimeMs, size: stats.size, ...content }
      } else if (stats.isSymbolicLink())
        yield { kind: 'link', path: as, to: (await readlink(own, { encoding: 'buffer' })).toString('latin1') }
      else told.skip()
    }
  } finally {
    await folder.handle.close()
  }
}

/** Of the first `size` bytes: a console grows while it is read. */
async function readWhole(place: Buffer, size: number, read: (bytes: number) => void) {
  const hash = createHash('sha256')
  let [at, held] = [0, 0]
  for await (const piece of contentOf(place, 0, size)) {
    hash.update(piece)
    for (const [from, to] of heldIn(piece, at)) held += to - from
    at += piece.length
    read(piece.length)
  }
  return { held, sha256: hash.digest('hex') }
}

/** What of a piece that stands at that place of a file is no hole: from where to where. */
export function* heldIn(piece: Uint8Array, at: number): Generator<[number, number]> {
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

/** A file's bytes from one on, up to its size as it was told; throws if it has become shorter. No link is followed. */
export async function* contentOf(place: Buffer, from: number, size: number): AsyncGenerator<Buffer> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const handle = await open(place, flags).catch((error: NodeJS.ErrnoException) => {
    throw new CannotMove('unreadable', `a file: ${error.code}`)
  })
  try {
    if (!(await handle.stat()).isFile()) throw new CannotMove('unreadable', 'it is no file any more')
    for (let at = from; at < size; ) {
      // A buffer of its own: what was handed on may still be under way.
      const buffer = Buffer.allocUnsafe(Math.min(pieceBytes, size - at))
      for (let has = 0; has < buffer.length; ) {
        const { bytesRead } = await handle.read(buffer, has, buffer.length - has, at + has)
        if (bytesRead === 0) throw new CannotMove('unreadable', 'a file has become shorter')
        has += bytesRead
      }
      at += buffer.length
      yield buffer
    }
  } finally {
    await handle.close()
  }
}

/** Writes the manifest of what is beneath `top`; once the file is there it is whole. */
export async function writeManifest(
  top: string,
  file: string,
  diskMb: number,
  told: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const fresh = `${file}.new`
  const handle = await open(fresh, 'w', 0o600)
  try {
    let [entries, bytes, skipped, done, length] = [0, 0, 0, 0, 0]
    let text = ''
    const telling = {
      skip: () => {
        skipped += 1
      },
      read: (count: number) => {
        done += count
        told(done)
        signal.throwIfAborted()
      },
      length: (count: number) => {
        length += count
        if (length > maxLength(diskMb)) throw new CannotMove('too_large')
      },
    }
    for await (const entry of entriesOf(top, telling)) {
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

/** The lines of a manifest. Throws if one cannot be read, or is too long to be one. */
export async function* linesOf(file: string): AsyncGenerator<MovedEntry | ManifestEnd> {
  let rest = ''
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: pieceBytes })) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxLineLength)
      throw new CannotMove('not_the_same', 'a line of the manifest is too long')
    for (const line of lines) yield parsed(line)
  }
}

function parsed(line: string): MovedEntry | ManifestEnd {
  try {
    return Line.parse(JSON.parse(line))
  } catch {
    throw new CannotMove('not_the_same', 'a line of the manifest could not be read')
  }
}

/** The entries alone. */
export async function* movedIn(file: string): AsyncGenerator<MovedEntry> {
  for await (const line of linesOf(file)) if (line.kind !== 'end') yield line
}
