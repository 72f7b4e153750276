import type { NameEncoding, SkipReason } from '@zubr/contracts/files/file-constants'
import type { Context } from '../context.ts'
import { OperationError } from '../failure.ts'
import { entriesOf } from './archive.ts'
import { type ArchiveEntry, archiveSize, type ReadOptions } from './entry.ts'
import { type ArchiveFormat, archiveFormat } from './format.ts'
import { detectEncoding } from './names/detect-encoding.ts'
import { decodeName, decodeUtf8 } from './names/name-encodings.ts'
import { cleanPath } from './names/paths.ts'

/** More entries than any server has. They would only waste disk space. */
export const maxEntries = 200_000
const maxTargetLength = 4_000
/**
 * Databases and regions are mostly empty, so an archive with a smaller ratio is read to its end.
 */
const maxExpansion = 1_000
const fewBytes = 2 ** 30

/**
 * How to decode names that are not UTF-8: by the owner's choice, or by detection, with `likely` if
 * several encodings fit.
 */
export type NameOptions = { names?: NameEncoding | undefined; likely?: NameEncoding | undefined }

/** An entry to unpack. `skip` is the reason not to. */
export type PlannedEntry = {
  /** Below the target folder. For a skipped entry, its path for display. */
  path: string
  kind: 'file' | 'folder' | 'link' | 'other'
  size: number
  skip?: SkipReason
  /** The target of a symbolic link, as text. */
  target?: string
  /** The number of the entry of which this is another name. */
  sameAs?: number
  /** Its name is not UTF-8. */
  isEncoded?: true
}
export type Inspected = {
  entries: PlannedEntry[]
  /** The sum over files that are not skipped. */
  bytes: number
  files: number
  /** The encoding with which names outside UTF-8 were decoded. */
  encoding: NameEncoding
}

type Found = Omit<ArchiveEntry, 'content' | 'mode' | 'mtimeMs'>

const readOptions = (context: Context, contents: ReadOptions['contents']): ReadOptions => ({
  signal: context.signal,
  breathe: () => context.breathe(),
  contents,
})

/**
 * Inspects a whole archive before anything is unpacked. Throws if it is damaged, or larger than the
 * disk.
 */
export async function inspect(
  fd: number,
  { names, likely = 'cp866' }: NameOptions,
  context: Context,
): Promise<Inspected> {
  const format = archiveFormat(fd)
  const packed = archiveSize(fd)
  const found: Found[] = []
  let bytes = 0
  for await (const { rawName, kind, size, rawTarget } of entriesOf(fd, readOptions(context, 'none'))) {
    found.push({ rawName, kind, size, ...(rawTarget !== undefined && { rawTarget }) })
    if (found.length > maxEntries) throw new OperationError('too_many', { limit: maxEntries })
    bytes += size
    // A bomb would take hours to read. A backup of which only the world fits does not.
    if (bytes > fewBytes + maxExpansion * packed) await context.freeSpace.check(bytes)
  }
  const raw = (text: string) => Buffer.from(text, 'latin1')
  const unknown = found.map(({ rawName }) => raw(rawName)).filter((name) => decodeUtf8(name) === undefined)
  const encoding = names ?? (unknown.length > 0 ? detectEncoding(unknown, likely) : likely)
  const textOf = (latin1: string) => decodeUtf8(raw(latin1)) ?? decodeName(raw(latin1), encoding)
  const entries = planned(found, textOf, format)
  if (unknown.length > 0)
    for (const [at, { rawName }] of found.entries())
      if (decodeUtf8(raw(rawName)) === undefined) (entries[at] as PlannedEntry).isEncoded = true
  const unpacked = entries.filter(({ kind, skip }) => kind === 'file' && skip === undefined)
  return {
    entries,
    bytes: unpacked.reduce((sum, { size }) => sum + size, 0),
    files: unpacked.length,
    encoding,
  }
}

function planned(
  found: readonly Found[],
  textOf: (latin1: string) => string,
  format: ArchiveFormat | undefined,
): PlannedEntry[] {
  const entries = found.map((entry): PlannedEntry => {
    const text = textOf(entry.rawName)
    const cleaned = cleanPath(text, format?.kind !== 'tar')
    const kind =
      entry.kind === 'symlink' ? 'link' : entry.kind === 'hardlink' ? 'file' : (entry.kind as 'file')
    if ('skip' in cleaned) return { path: cleaned.shown, kind, size: 0, skip: cleaned.skip }
    // Old .NET ends folder names with a backslash.
    if (format?.kind !== 'tar' && kind === 'file' && entry.size === 0 && text.endsWith('\\'))
      return { path: cleaned.path, kind: 'folder', size: 0 }
    if (entry.kind === 'other') return { path: cleaned.path, kind, size: 0, skip: 'device' }
    return { path: cleaned.path, kind, size: entry.size }
  })
  /** The last entry of each path: of duplicates in a tar the last one is newer. */
  const byPath = new Map<string, number>()
  const folders = new Set<string>()
  for (const [at, entry] of entries.entries()) {
    const from = found[at] as Found
    if (entry.skip !== undefined) continue
    if (from.kind === 'hardlink') {
      const target = cleanPath(textOf(from.rawTarget ?? ''), false)
      const source = 'path' in target ? byPath.get(target.path) : undefined
      const file = source === undefined ? undefined : entries[source]
      if (file?.kind !== 'file' || source === undefined) entry.skip = 'link'
      else {
        entry.sameAs = file.sameAs ?? source
        entry.size = file.size
      }
    }
    for (let end = entry.path.lastIndexOf('/'); end > 0; end = entry.path.lastIndexOf('/', end - 1)) {
      const folder = entry.path.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
    if (entry.kind === 'folder') folders.add(entry.path)
    else if (entry.skip === undefined) byPath.set(entry.path, at)
  }
  for (const [at, entry] of entries.entries()) {
    if (entry.skip !== undefined || entry.kind === 'folder') continue
    // Another name of the same content is no loss, nor is an entry that its archive replaces. It is
    // reported nevertheless.
    if (byPath.get(entry.path) !== at || folders.has(entry.path) || entry.path === '') entry.skip = 'twice'
    if (entry.kind !== 'link') continue
    const rawTarget = (found[at] as Found).rawTarget
    if (rawTarget === undefined) continue
    const target = textOf(rawTarget)
    if (isInside(entry.path, target)) entry.target = target
    else entry.skip = 'link'
  }
  return entries
}

/**
 * Whether a relative link leads to a path in the target folder. `..` after a name is refused: that
 * name may be a link, and `..` would mean the parent of its target.
 */
export function isInside(path: string, target: string): boolean {
  if (target === '' || target.startsWith('/') || target.length > maxTargetLength || target.includes('\0'))
    return false
  const parts = target.split('/').filter((part) => part !== '' && part !== '.')
  const climbs = parts.filter((part) => part === '..').length
  return climbs < path.split('/').length && parts.lastIndexOf('..') < climbs
}

/** Whether the path to a link's target passes one of these links. The target itself may be one. */
export function leadsThrough(links: ReadonlySet<string>, path: string, target: string): boolean {
  const way = path.split('/').slice(0, -1)
  const parts = target.split('/').filter((part) => part !== '' && part !== '.')
  return parts.slice(0, -1).some((part) => {
    if (part === '..') way.pop()
    else way.push(part)
    return links.has(way.join('/'))
  })
}

/**
 * The entries of an archive once more, with contents and their plans. Throws if it has changed
 * meanwhile.
 */
export async function* contentsOf(
  fd: number,
  { entries }: Inspected,
  context: Context,
  contents: ReadOptions['contents'] = 'all',
): AsyncGenerator<{ entry: ArchiveEntry; plan: PlannedEntry; at: number }> {
  let at = 0
  for await (const entry of entriesOf(fd, readOptions(context, contents))) {
    const plan = entries[at]
    const isSame =
      plan && (entry.kind === 'file' ? plan.skip !== undefined || plan.size === entry.size : true)
    if (!plan || !isSame) throw new OperationError('changed')
    yield { entry, plan, at }
    at += 1
  }
  if (at !== entries.length) throw new OperationError('changed')
}

/** An archive with a higher ratio is no modpack, unless it is small. */
const maxPackExpansion = 200
const fewPackBytes = 50 * 2 ** 20

/**
 * The same for a modpack, of which no entry may be skipped: its maker has no reason for the odd
 * entries that a world's archive may have.
 */
export async function* checkedContents(
  fd: number,
  context: Context,
): AsyncGenerator<{ entry: ArchiveEntry; plan: PlannedEntry }> {
  const inspected = await inspect(fd, { likely: 'cp437' }, context)
  const { entries, bytes } = inspected
  const isBomb = bytes > fewPackBytes && bytes > archiveSize(fd) * maxPackExpansion
  const bad = entries.find(({ kind, skip }) => kind === 'link' || (skip !== undefined && skip !== 'twice'))
  if (bad) throw new OperationError('archive_refused', { path: bad.path })
  if (isBomb) throw new OperationError('archive_refused')
  yield* contentsOf(fd, inspected, context)
}
