import type { FileEntry } from '@zubr/contracts/files/operations'
import type { Server } from '@zubr/contracts/servers/server'
import { type MouseEvent, useRef, useState } from 'react'
import { Notice } from '../../components/notice.tsx'
import { folderOf, nameOf, searchAddress } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { clipTo } from '../actions/clipboard.ts'
import type { FileActions } from '../actions/file-actions.tsx'
import { isWorld } from '../actions/world-among.ts'
import styles from '../files.module.css'
import { useFilesMessages } from '../files-messages.tsx'
import { FileList } from '../list/file-list.tsx'
import { all, extended, nothing, only, toggled } from '../list/selection.ts'
import { isFolder } from '../list/sorting.ts'
import { useDrop } from '../list/use-drop.ts'
import { useFolderMenus } from '../menu/folder-menus.tsx'
import { Menu, type OpenMenu } from '../menu/menu.tsx'
import { UploadButtons } from '../uploads/upload-buttons.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { Crumbs } from './crumbs.tsx'
import { FolderState } from './folder-state.tsx'
import { FreeSpaceNotice } from './free-space-notice.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import { useFolderCommands } from './use-folder-commands.ts'
import { useFolderKeys } from './use-folder-keys.ts'
import { useFolderView } from './use-folder-view.ts'
import { useSizes } from './use-sizes.ts'

type Props = {
  server: Server
  folder: string
  top: string
  actions: FileActions
  addressOf(path: string, isFolder: boolean): string
  onGo(address: string): void
}

/** One folder: its list, toolbar, menus and keyboard shortcuts. */
export function FolderPage({ server, folder, top, actions, addressOf, onGo }: Props) {
  const uploads = useUploads()
  const { messages: common } = useI18n()
  const messages = useFilesMessages()
  const [menu, setMenu] = useState<OpenMenu>()
  const { sizes, measure } = useSizes(folder)
  const grid = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const filterField = useRef<HTMLInputElement>(null)
  const dragged = useRef<readonly string[]>([])
  const view = useFolderView(server.id, folder)
  const { shown, names, selection, setSelection, selectedNames, clip, targetsOf, pathOf, renamed } = view
  const commands = useFolderCommands({ server, folder, view, actions, measure, addressOf, onGo })
  const menus = useFolderMenus(commands)

  const openMenu = (name: string | null, at: { x: number; y: number }) => {
    if (name !== null && !selection.chosen.has(name)) setSelection(only(name))
    const targets = view.entriesOf(targetsOf(name)).map(({ entry }) => entry)
    const paste = clip ? commands.paste : null
    setMenu(name === null ? menus.forFolder(at, paste) : menus.forEntries(targets, at))
  }
  const drop = useDrop({
    folder,
    folderOfRow: (name) => {
      const entry = view.byName.get(name)
      return entry && isFolder(entry) ? pathOf(name) : null
    },
    dragged: () => dragged.current,
    onMove: (paths, into, copy) => void actions.moveOrCopy(copy ? 'copy' : 'move', paths, into),
    onFiles: (into, { items }) => void uploads.add(into, items),
  })
  const onKeyDown = useFolderKeys({
    ...{ folder, top, view, commands, grid, rows, onGo },
    openMenu,
    onType(text) {
      view.setFilter(view.filter + text)
      filterField.current?.focus()
    },
    onEscape() {
      view.setFilter('')
      if (clip?.how === 'cut') clipTo(null)
    },
  })
  const pressRow = (name: string, event: MouseEvent, how: { isTouch: boolean; onName: boolean }) => {
    grid.current?.focus({ preventScroll: true })
    if (event.shiftKey) setSelection(extended(selection, names, name))
    else if (event.ctrlKey || event.metaKey) setSelection(toggled(selection, name))
    else if (how.isTouch && selection.chosen.size > 0) setSelection(toggled(selection, name))
    else if (how.isTouch || how.onName) commands.open(name)
    else setSelection(only(name))
  }
  const endRename = (name: string | null) => {
    view.setRenamed(null)
    grid.current?.focus({ preventScroll: true })
    if (renamed === null || name === null) return
    void actions.rename(pathOf(renamed), name).then(() => setSelection(only(name)))
  }
  const isRunningWorld = server.state === 'running' && isWorld(view.byName.keys())

  return (
    <div className={styles.page} {...drop.listeners} data-over={drop.isOver || undefined}>
      <div className={styles.place}>
        <Crumbs folder={folder} top={top} />
        <FreeSpaceNotice />
      </div>
      <Toolbar
        filter={view.filter}
        filterField={filterField}
        clipped={clip?.paths.length ?? 0}
        searchAddress={searchAddress()}
        binAddress="?view=bin"
        sftpAddress="?view=sftp"
        upload={<UploadButtons into={folder} />}
        onFilter={view.setFilter}
        onList={() => grid.current?.focus()}
        onNew={(at) => setMenu(menus.forNew(at))}
        onPaste={commands.paste}
        onMore={(at) => setMenu(menus.forMore(at))}
      />
      {isRunningWorld && <Notice className={styles.warning}>{messages.list.worldRuns}</Notice>}
      <FolderState
        failure={view.failure}
        refresh={view.refresh}
        isWhole={view.isWhole}
        filter={view.filter}
        hiddenCount={view.hiddenCount}
        count={view.entries.length}
        shown={shown.length}
        onShowHidden={() => view.setHidden('shown')}
      >
        <FileList
          {...{ grid, rows, selection, sizes, renamed, onKeyDown }}
          isWhole={view.isWhole}
          cut={view.cut}
          sort={view.sort}
          entries={shown}
          target={drop.target && folderOf(drop.target.path) === folder ? nameOf(drop.target.path) : null}
          addressOf={(entry: FileEntry) => addressOf(pathOf(entry.name), isFolder(entry))}
          onSort={view.sortBy}
          onPress={pressRow}
          onOpen={commands.open}
          onToggle={(name) => setSelection(toggled(selection, name))}
          onToggleAll={() =>
            setSelection(selection.chosen.size >= names.length ? nothing : all(selection, names))
          }
          onMenu={openMenu}
          onRename={endRename}
          onDragStart={(name, event) => {
            const targets = targetsOf(name)
            dragged.current = targets.map(pathOf)
            event.dataTransfer.effectAllowed = 'copyMove'
            event.dataTransfer.setData('text/plain', targets.join('\n'))
          }}
          onDragEnd={() => {
            dragged.current = []
            drop.end()
          }}
        />
      </FolderState>
      {selectedNames.length > 0 && (
        <SelectionBar
          count={selectedNames.length}
          onDownload={() => commands.download(selectedNames)}
          onCopy={() => commands.copyOrCut('copy', selectedNames)}
          onCut={() => commands.copyOrCut('cut', selectedNames)}
          onRemove={() => commands.remove(selectedNames, false)}
          onMore={(at) => openMenu(selectedNames[0] ?? null, at)}
          onClear={() => setSelection(nothing)}
        />
      )}
      {menu && <Menu {...menu} onClose={() => setMenu(undefined)} />}
      <p className="visually-hidden" role="status">
        {view.isWhole ? '' : common.frame.loading}
      </p>
    </div>
  )
}
