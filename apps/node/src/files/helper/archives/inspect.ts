import { Failed } from '../failure.ts'
import { entriesOf } from './archive.ts'
import { type ArchiveEntry, archiveSize, type NameEncoding } from './entry.ts'

/** More entries than any server's files have, which would only fill the disk with nothing. */
export const mostEntries = 200_000
const deepest = 200
const longestPath = 4_000
/** What is so much larger unpacked is a trap, unless it is small anyway. */
const mostTimesLarger = 200
const trapsFrom = 50 * 2 ** 20

/** An entry whose path leads nowhere but beneath where it is unpacked; `names` is that path. The top itself has none. */
export type CheckedEntry = ArchiveEntry & { kind: 'file' | 'folder'; names: readonly string[] }

export type Contents = { files: number; folders: number; bytes: number }

/**
 * The entries of an archive, each checked, and the sum of all that came before it. Throws at the first that is refused: what climbs out, links
 * and devices, too many, too large for what it comes from.
 */
export async function* checkedEntries(
  fd: number,
  names: NameEncoding,
  signal: AbortSignal,
): AsyncGenerator<{ entry: CheckedEntry; so: Contents }> {
  const packed = archiveSize(fd)
  const so = { files: 0, folders: 0, bytes: 0 }
  for await (const entry of entriesOf(fd, names, signal)) {
    const { path, kind } = entry
    if (kind !== 'file' && kind !== 'folder') throw new Failed('archive_refused', { path })
    const checked = { ...entry, kind, names: namesIn(path) }
    so[kind === 'file' ? 'files' : 'folders'] += 1
    so.bytes += entry.size
    if (so.files + so.folders > mostEntries) throw new Failed('too_many', { limit: mostEntries })
    if (so.bytes > trapsFrom && so.bytes > packed * mostTimesLarger)
      throw new Failed('archive_refused', { path })
    yield { entry: checked, so }
  }
}

/** All of it checked, before anything is unpacked. */
export async function inspect(
  fd: number,
  names: NameEncoding,
  signal: AbortSignal,
  look: (entry: CheckedEntry) => void = () => undefined,
): Promise<Contents> {
  let contents: Contents = { files: 0, folders: 0, bytes: 0 }
  for await (const { entry, so } of checkedEntries(fd, names, signal)) {
    look(entry)
    contents = { ...so }
  }
  return contents
}

function namesIn(path: string): string[] {
  const names = path.split('/').filter((name) => name !== '' && name !== '.')
  const wrong =
    path.startsWith('/') ||
    /^[A-Za-z]:/.test(path) ||
    path.length > longestPath ||
    names.length > deepest ||
    names.some((name) => name === '..' || name.includes('\0') || Buffer.byteLength(name) > 255)
  if (wrong) throw new Failed('archive_refused', { path: path.slice(0, longestPath) })
  return names
}
