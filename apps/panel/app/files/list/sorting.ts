import type { FileEntry } from '@zubr/contracts/files/operations'

export const sortColumns = ['name', 'size', 'changed'] as const
export type SortColumn = (typeof sortColumns)[number]
export type Sort = { by: SortColumn; down: boolean }
export const firstSort: Sort = { by: 'name', down: false }

/** Folders, and links to folders. */
export const isFolder = ({ kind, t }: Pick<FileEntry, 'kind' | 't'>): boolean => (t ?? kind) === 'folder'
/** Hidden as in Unix. */
export const isHidden = ({ name }: Pick<FileEntry, 'name'>): boolean => name.startsWith('.')

/** From this number on, locale-aware sorting is too slow. */
const manyEntries = 5_000

/**
 * Folders first, numbers by value: `r.2.mca` before `r.10.mca`. Equal sizes and times are sorted by
 * name.
 */
export function sorted(entries: readonly FileEntry[], { by, down }: Sort, language: string): FileEntry[] {
  const names = entries.length < manyEntries ? alphabetOf(language) : plainAlphabet
  const direction = down ? -1 : 1
  const value = (entry: FileEntry): number =>
    by === 'name' ? 0 : by === 'changed' ? entry.mtimeMs : isFolder(entry) ? 0 : entry.size
  const inOrder = (list: readonly FileEntry[]): FileEntry[] =>
    list
      .map((entry) => ({ entry, value: value(entry), key: names.keyOf(entry) }))
      .sort((a, b) => direction * (a.value - b.value || names.compare(a.key, b.key)))
      .map(({ entry }) => entry)
  const [folders, files]: [FileEntry[], FileEntry[]] = [[], []]
  for (const entry of entries) (isFolder(entry) ? folders : files).push(entry)
  return [...inOrder(folders), ...inOrder(files)]
}

type Alphabet = { keyOf(entry: FileEntry): string; compare(a: string, b: string): number }

function alphabetOf(language: string): Alphabet {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return { keyOf: ({ name }) => name, compare }
}

/** A cache of sort keys, because a long folder is sorted repeatedly while it loads. */
const keptKeys = new WeakMap<FileEntry, string>()
const plainAlphabet: Alphabet = {
  keyOf(entry) {
    const known = keptKeys.get(entry)
    if (known !== undefined) return known
    const key = entry.name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(14, '0'))
    keptKeys.set(entry, key)
    return key
  },
  compare: (first, second) => (first < second ? -1 : first > second ? 1 : 0),
}

/** Entries whose names contain a text, ignoring case. */
export function filtered(
  entries: readonly FileEntry[],
  { text, hidden }: { text: string; hidden: boolean },
): readonly FileEntry[] {
  const sought = text.trim().toLowerCase()
  if (sought === '' && hidden) return entries
  return entries.filter(
    (entry) => (hidden || !isHidden(entry)) && (sought === '' || entry.name.toLowerCase().includes(sought)),
  )
}
