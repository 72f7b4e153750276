import type { FileEntry } from '@zubr/contracts/files/operations'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFiles } from '../../file-access/context.ts'
import { folderOf, joined, nameOf } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { useStoredChoice } from '../../storage.ts'
import { useClip } from '../actions/clipboard.ts'
import { nothing, pruned, type Selection } from '../list/selection.ts'
import { filtered, isHidden, sorted } from '../list/sorting.ts'
import { useFolder } from '../list/use-folder.ts'
import { useStoredSort } from '../list/use-stored-sort.ts'

const noNames: ReadonlySet<string> = new Set()

export type FolderView = ReturnType<typeof useFolderView>

/** A folder's entries as the list shows them: sorted, filtered and selected. */
export function useFolderView(serverId: string, folder: string) {
  const { locale } = useI18n()
  const { entries, isWhole, failure, refresh } = useFolder(useFiles(), folder)
  const [sort, sortBy] = useStoredSort()
  const [hidden, setHidden] = useStoredChoice('filesHidden', ['shown', 'hidden'])
  const [filter, setFilter] = useState('')
  const [renamed, setRenamed] = useState<string | null>(null)
  const clip = useClip(serverId)

  const inOrder = useMemo(() => sorted(entries, sort, locale), [entries, sort, locale])
  const shown = useMemo(
    () => filtered(inOrder, { text: filter, hidden: hidden === 'shown' }),
    [inOrder, filter, hidden],
  )
  const names = useMemo(() => shown.map(({ name }) => name), [shown])
  const byName = useMemo(() => new Map(entries.map((entry) => [entry.name, entry])), [entries])
  const { selection, setSelection, selectedNames } = useSelection(names)
  const cut = useMemo(
    () =>
      clip?.how === 'cut'
        ? new Set(clip.paths.filter((path) => folderOf(path) === folder).map(nameOf))
        : noNames,
    [clip, folder],
  )
  const hiddenCount = useMemo(
    () => (hidden === 'shown' ? 0 : entries.filter(isHidden).length),
    [entries, hidden],
  )
  const pathOf = useCallback((name: string) => joined(folder, name), [folder])

  return {
    ...{ entries, isWhole, failure, refresh, shown, names, byName, cut, clip, hiddenCount },
    ...{ sort, sortBy, hidden, setHidden, filter, setFilter, renamed, setRenamed },
    ...{ selection, setSelection, selectedNames, pathOf },
    /** The targets of an action on a row: the whole selection if the row is selected. */
    targetsOf: (name: string | null): readonly string[] =>
      name !== null && !selection.chosen.has(name) ? [name] : selectedNames,
    entriesOf: (wanted: readonly string[]): { path: string; entry: FileEntry }[] =>
      wanted.flatMap((name) => {
        const entry = byName.get(name)
        return entry ? { path: pathOf(name), entry } : []
      }),
  }
}

/** The selection among the shown names; `selectedNames` are in display order. */
function useSelection(names: readonly string[]) {
  const [selected, setSelection] = useState<Selection>(nothing)
  const before = useRef(names)
  const there = useMemo(() => new Set(names), [names])
  const selection = useMemo(() => pruned(selected, names, before.current, there), [selected, names, there])
  useEffect(() => {
    before.current = names
  }, [names])
  const { chosen } = selection
  const selectedNames = useMemo(
    () => (chosen.size === 0 ? [] : names.filter((name) => chosen.has(name))),
    [names, chosen],
  )
  return { selection, setSelection, selectedNames }
}
