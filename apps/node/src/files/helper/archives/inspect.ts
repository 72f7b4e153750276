import type { NameEncoding, SkipReason } from '@zubr/contracts/files/file-constants'
import type { Context } from '../context.ts'
import { Failed } from '../failure.ts'
import { entriesOf } from './archive.ts'
import { type ArchiveEntry, archiveSize, type ReadOptions } from './entry.ts'
import { type ArchiveFormat, archiveFormat } from './format.ts'
import { detectEncoding } from './names/detect-encoding.ts'
import { decodeName, decodeUtf8 } from './names/name-encodings.ts'
import { cleanPath } from './names/paths.ts'

/** More entries than any server's files have, which would only fill the disk with nothing. */
export const maxEntries = 200_000
const maxTargetLength = 4_000
/** Databases and regions are mostly empty: what grows by less than this is read to its end. */
const maxExpansion = 1_000
const fewBytes = 2 ** 30

/** How names that are not UTF-8 are read: as the owner has said, or as they look, `likely` where several encodings fit. */
export type NameOptions = { names?: NameEncoding | undefined; likely?: NameEncoding | undefined }

/** An entry as it is to be unpacked. One with `skip` is not, for that reason. */
export type PlannedEntry = {
  /** Beneath where it is unpacked; of a skipped one, as it is shown. */
  path: string
  kind: 'file' | 'folder' | 'link' | 'other'
  size: number
  skip?: SkipReason
  /** A symbolic link: where it leads, as text. */
  target?: string
  /** A further name of a file before it, by its number. */
  sameAs?: number
  /** Its name is none in UTF-8. */
  isEncoded?: true
}
export type Inspected = {
  entries: PlannedEntry[]
  /** Of the file entries that are not skipped. */
  bytes: number
  files: number
  /** In which names that are not UTF-8 were read. */
  encoding: NameEncoding
}

type Found = Omit<ArchiveEntry, 'content' | 'mode' | 'mtimeMs'>

const readOptions = (context: Context, contents: ReadOptions['contents']): ReadOptions => ({
  signal: context.signal,
  breathe: () => context.breathe(),
  contents,
})

/** Everything in an archive, looked at before anything is unpacked. Throws where it is damaged, or more than the disk holds. */
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
    if (found.length > maxEntries) throw new Failed('too_many', { limit: maxEntries })
    bytes += size
    // A bomb would be read for hours; a backup of which only the world fits would not.
    if (bytes > fewBytes + maxExpansion * packed) await context.room.check(bytes)
  }
  const raw = (text: string) => Buffer.from(text, 'latin1')
  const unknown = found.map(({ rawName }) => raw(rawName)).filter((name) => decodeUtf8(name) === undefined)
  const encoding = names ?? (unknown.length > 0 ? detectEncoding(unknown, likely) : likely)
  const textOf = (latin1: string) => decodeUtf8(raw(latin1)) ?? decodeName(raw(latin1), encoding)
  const entries = planned(found, textOf, format)
  if (unknown.length > 0)
    for (const [at, { rawName }] of found.entries())
      if (decodeUtf8(raw(rawName)) === undefined) (entries[at] as PlannedEntry).isEncoded = true
  const kept = entries.filter(({ kind, skip }) => kind === 'file' && skip === undefined)
  return {
    entries,
    bytes: kept.reduce((sum, { size }) => sum + size, 0),
    files: kept.length,
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
    const own = cleanPath(text, format?.kind !== 'tar')
    const kind =
      entry.kind === 'symlink' ? 'link' : entry.kind === 'hardlink' ? 'file' : (entry.kind as 'file')
    if ('skip' in own) return { path: own.shown, kind, size: 0, skip: own.skip }
    // Old .NET ends the names of folders with a backslash.
    if (format?.kind !== 'tar' && kind === 'file' && entry.size === 0 && text.endsWith('\\'))
      return { path: own.path, kind: 'folder', size: 0 }
    if (entry.kind === 'other') return { path: own.path, kind, size: 0, skip: 'device' }
    return { path: own.path, kind, size: entry.size }
  })
  /** By its path the last entry of that name; what a tar has twice is the newer one at the end. */
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
    // A further name of the same content is no loss, nor is what its own archive has replaced; it is named nevertheless.
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
 * A relative link that leads to something beneath where all is unpacked. A `..` after a name is
 * refused: that name may be a link, whose target's parent is meant then.
 */
export function isInside(path: string, target: string): boolean {
  if (target === '' || target.startsWith('/') || target.length > maxTargetLength || target.includes('\0'))
    return false
  const parts = target.split('/').filter((part) => part !== '' && part !== '.')
  const climbs = parts.filter((part) => part === '..').length
  return climbs < path.split('/').length && parts.lastIndexOf('..') < climbs
}

/** Whether the way to a link's target goes through one of these links. The target itself may be one. */
export function leadsThrough(links: ReadonlySet<string>, path: string, target: string): boolean {
  const way = path.split('/').slice(0, -1)
  const parts = target.split('/').filter((part) => part !== '' && part !== '.')
  return parts.slice(0, -1).some((part) => {
    if (part === '..') way.pop()
    else way.push(part)
    return links.has(way.join('/'))
  })
}

/** The entries of an archive once more, with their contents, beside what was planned for each. Throws where it has changed meanwhile. */
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
    if (!plan || !isSame) throw new Failed('changed')
    yield { entry, plan, at }
    at += 1
  }
  if (at !== entries.length) throw new Failed('changed')
}

/** What is so much larger unpacked is no modpack, unless it is small anyway. */
const maxPackExpansion = 200
const fewPackBytes = 50 * 2 ** 20

/** The same of a modpack, which is taken whole or not at all: its maker has no reason for what a world's archive may hold by chance. */
export async function* checkedContents(
  fd: number,
  context: Context,
): AsyncGenerator<{ entry: ArchiveEntry; plan: PlannedEntry }> {
  const inspected = await inspect(fd, { likely: 'cp437' }, context)
  const { entries, bytes } = inspected
  const isBomb = bytes > fewPackBytes && bytes > archiveSize(fd) * maxPackExpansion
  const bad = entries.find(({ kind, skip }) => kind === 'link' || (skip !== undefined && skip !== 'twice'))
  if (bad) throw new Failed('archive_refused', { path: bad.path })
  if (isBomb) throw new Failed('archive_refused')
  yield* contentsOf(fd, inspected, context)
}
