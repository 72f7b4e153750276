import type { FileEntry } from '@zubr/contracts/files/operations'

export const sortColumns = ['name', 'size', 'changed'] as const
export type SortColumn = (typeof sortColumns)[number]
export type Sort = { by: SortColumn; down: boolean }
export const firstSort: Sort = { by: 'name', down: false }

/** Folders, and links that lead to one. */
export const isFolder = ({ kind, t }: Pick<FileEntry, 'kind' | 't'>): boolean => (t ?? kind) === 'folder'
/** As Unix hides them. */
export const isHidden = ({ name }: Pick<FileEntry, 'name'>): boolean => name.startsWith('.')

/** From so many on the alphabet's finer points cost more time than they are worth. */
const manyEntries = 5_000

/** Folders first, numbers by their value: `r.2.mca` before `r.10.mca`. Of equal sizes and times the names decide. */
export function sorted(entries: readonly FileEntry[], { by, down }: Sort, language: string): FileEntry[] {
  const names = namesOf(entries, language)
  const turn = down ? -1 : 1
  const order = entries.map((_, index) => index)
  const value = (index: number): number => {
    const entry = entries[index]
    if (!entry || by === 'name') return 0
    return by === 'changed' ? entry.mtimeMs : isFolder(entry) ? 0 : entry.size
  }
  const folders = entries.map(isFolder)
  order.sort(
    (a, b) => Number(folders[b]) - Number(folders[a]) || turn * (value(a) - value(b) || names(a, b)) || a - b,
  )
  return order.flatMap((index) => entries[index] ?? [])
}

function namesOf(entries: readonly FileEntry[], language: string): (a: number, b: number) => number {
  const nameAt = (index: number) => entries[index]?.name ?? ''
  if (entries.length < manyEntries) {
    const { compare } = new Intl.Collator(language, { numeric: true })
    return (a, b) => compare(nameAt(a), nameAt(b))
  }
  const keys = entries.map(({ name }) =>
    name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(14, '0')),
  )
  return (a, b) => {
    const [first = '', second = ''] = [keys[a], keys[b]]
    return first < second ? -1 : first > second ? 1 : 0
  }
}

/** Those whose names hold what was typed, in any case of letters. */
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
