import type { KeyboardEvent, RefObject } from 'react'
import { folderAddress, folderOf } from '../../file-access/file-paths.ts'
import { rowHeight } from '../list/file-list.tsx'
import { pressKey } from '../list/list-keys.ts'
import type { Selection } from '../list/selection.ts'
import type { FolderCommands } from '../menu/folder-menus.tsx'
import type { FolderView } from './use-folder-view.ts'

type Options = {
  folder: string
  top: string
  view: FolderView
  commands: FolderCommands & { paste(): void }
  grid: RefObject<HTMLDivElement | null>
  rows: RefObject<HTMLDivElement | null>
  onGo(address: string): void
  openMenu(name: string | null, at: { x: number; y: number }): void
  /** A typed letter, which extends the filter. */
  onType(text: string): void
  onEscape(): void
}

/** The keyboard shortcuts of the list, which keep the cursor's row visible. */
export function useFolderKeys(options: Options): (event: KeyboardEvent) => void {
  const { folder, top, view, commands, grid, rows, onGo, openMenu } = options
  const { names, selection, selectedNames } = view
  const targets = () => (selectedNames.length > 0 ? selectedNames : view.targetsOf(selection.cursor))
  return (event) => {
    if (event.target !== grid.current) return
    const isHandled = pressKey(event, {
      names,
      selection,
      page: Math.max(1, Math.floor(innerHeight / 44) - 4),
      select(next) {
        view.setSelection(next)
        scrollToCursor(rows.current, names, next)
      },
      open: commands.open,
      up: () => {
        if (folder !== '') onGo(top + folderAddress(folderOf(folder)))
      },
      rename: commands.rename,
      remove: (forever) => commands.remove(targets(), forever),
      clip: (how) => commands.copyOrCut(how, targets()),
      paste: commands.paste,
      menu: (name) => {
        const row = grid.current?.querySelector('[data-cursor]')?.getBoundingClientRect()
        openMenu(name, { x: (row?.left ?? 40) + 60, y: row?.bottom ?? 200 })
      },
      escape: options.onEscape,
      type: options.onType,
    })
    if (isHandled) event.preventDefault()
  }
}

/** Rows outside the window have no element, so their place is computed. */
function scrollToCursor(rows: HTMLElement | null, names: readonly string[], { cursor }: Selection): void {
  const index = cursor === null ? -1 : names.indexOf(cursor)
  if (index < 0 || !rows) return
  const height = rowHeight(innerWidth < 640)
  const at = rows.getBoundingClientRect().top + index * height
  const lowest = innerHeight - height - 90
  if (at < 80) scrollBy({ top: at - 80, behavior: 'instant' })
  else if (at > lowest) scrollBy({ top: at - lowest, behavior: 'instant' })
}
