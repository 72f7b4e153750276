import type { FileEntry } from '@zubr/contracts/files/operations'
import type { Server } from '@zubr/contracts/servers'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Notice } from '../../components/notice.tsx'
import { useFiles } from '../../file-access/context.ts'
import { folderAddress, folderOf, joined, nameOf, searchAddress } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { useStoredChoice } from '../../storage.ts'
import { clipTo, useClip } from '../actions/clipboard.ts'
import { hasWorld } from '../actions/own-world.ts'
import type { FileActions } from '../actions/use-actions.tsx'
import { isWorld } from '../actions/world-among.ts'
import styles from '../files.module.css'
import { useFilesMessages } from '../files-messages.tsx'
import { FileList, rowHeight } from '../list/file-list.tsx'
import { pressKey } from '../list/list-keys.ts'
import { all, extended, nothing, only, pruned, type Selection, toggled } from '../list/selection.ts'
import { filtered, isFolder, isHidden, sorted } from '../list/sorting.ts'
import { useDrop } from '../list/use-drop.ts'
import { useFolder } from '../list/use-folder.ts'
import { useNarrow } from '../list/use-narrow.ts'
import { useStoredSort } from '../list/use-stored-sort.ts'
import { Menu, type OpenMenu } from '../menu/menu.tsx'
import { useMenus } from '../menu/menus.tsx'
import { chooseFolder } from '../uploads/file-chooser.ts'
import { UploadButtons } from '../uploads/upload-buttons.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { Crumbs } from './crumbs.tsx'
import { FolderState } from './folder-state.tsx'
import { FreeSpaceNotice } from './free-space-notice.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import { useSizes } from './use-sizes.ts'

type Props = {
  server: Server
  folder: string
  top: string
  actions: FileActions
  addressOf(path: string, isFolder: boolean): string
  onGo(address: string): void
}

const noNames: ReadonlySet<string> = new Set()

/** One folder: its list, toolbar, menus and keyboard shortcuts. */
export function FolderPage({ server, folder, top, actions, addressOf, onGo }: Props) {
  const client = useFiles()
  const uploads = useUploads()
  const { locale, messages: common } = useI18n()
  const messages = useFilesMessages()
  const { entries, isWhole, failure, refresh } = useFolder(client, folder)
  const [sort, sortBy] = useStoredSort()
  const [hidden, setHidden] = useStoredChoice('filesHidden', ['shown', 'hidden'])
  const [filter, setFilter] = useState('')
  const [selected, setSelection] = useState<Selection>(nothing)
  const [renamed, setRenamed] = useState<string | null>(null)
  const [menu, setMenu] = useState<OpenMenu>()
  const { sizes, measure } = useSizes(folder)
  const clip = useClip(server.id)
  const isNarrow = useNarrow()
  const grid = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const filterField = useRef<HTMLInputElement>(null)
  const dragged = useRef<readonly string[]>([])

  const inOrder = useMemo(() => sorted(entries, sort, locale), [entries, sort, locale])
  const shown = useMemo(
    () => filtered(inOrder, { text: filter, hidden: hidden === 'shown' }),
    [inOrder, filter, hidden],
  )
  const names = useMemo(() => shown.map(({ name }) => name), [shown])
  const before = useRef(names)
  const there = useMemo(() => new Set(names), [names])
  const selection = useMemo(() => pruned(selected, names, before.current, there), [selected, names, there])
  useEffect(() => {
    before.current = names
  }, [names])
  const byName = useMemo(() => new Map(entries.map((entry) => [entry.name, entry])), [entries])
  const cut = useMemo(
    () =>
      clip?.how === 'cut'
        ? new Set(clip.paths.filter((path) => folderOf(path) === folder).map(nameOf))
        : noNames,
    [clip, folder],
  )

  const pathOf = useCallback((name: string) => joined(folder, name), [folder])
  const { chosen } = selection
  const chosenNames = useMemo(
    () => (chosen.size === 0 ? [] : names.filter((name) => chosen.has(name))),
    [names, chosen],
  )
  const open = (name: string) => {
    const entry = byName.get(name)
    if (entry) onGo(addressOf(pathOf(name), isFolder(entry)))
  }
  const up = () => {
    if (folder !== '') onGo(top + folderAddress(folderOf(folder)))
  }
  /** The targets of an action on a row: the whole selection if the row is selected. */
  const targetsOf = (name: string | null) =>
    name !== null && !selection.chosen.has(name) ? [name] : chosenNames
  const keyTargets = () => (chosenNames.length > 0 ? chosenNames : targetsOf(selection.cursor))
  const copyOrCut = (how: 'copy' | 'cut', names: readonly string[]) => {
    if (names.length > 0) clipTo({ server: server.id, how, paths: names.map(pathOf) })
  }
  const paste = async () => {
    if (!clip) return
    if (clip.how === 'cut') clipTo(null)
    await actions.moveOrCopy(clip.how === 'cut' ? 'move' : 'copy', clip.paths, folder)
  }
  const remove = (names: readonly string[], forever: boolean) => actions.remove(names.map(pathOf), forever)
  const make = async (what: 'newFolder' | 'newFile') => {
    const name = await actions.make(what, folder, new Set(entries.map((entry) => entry.name)))
    if (name === null) return
    setSelection(only(name))
    if (what === 'newFile') onGo(addressOf(pathOf(name), false))
  }
  const entriesOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const entry = byName.get(name)
      return entry ? { path: pathOf(name), entry } : []
    })
  const download = (names: readonly string[]) => {
    const [first] = entriesOf(names)
    const isFile = names.length === 1 && first !== undefined && !isFolder(first.entry)
    void actions.download(names.map(pathOf), isFile)
  }
  const menus = useMenus({
    folder,
    hidden: hidden === 'shown',
    open,
    download,
    rename: setRenamed,
    clip: copyOrCut,
    remove: (names, forever) => void remove(names, forever),
    pack: (names) => void actions.pack(names.map(pathOf), folder),
    unpack: (name) => void actions.unpack(pathOf(name)),
    importWorld: hasWorld(server) ? (name) => void actions.importWorld(pathOf(name)) : undefined,
    measure: (names) => void measure(names.map(pathOf)).catch(actions.showFailure),
    setMode: (names) => void actions.setMode(entriesOf(names)),
    make: (what) => void make(what),
    pull: () => void actions.pull(folder),
    chooseFolder: isNarrow ? () => chooseFolder(server.id, folder) : undefined,
    bringWorld: hasWorld(server) ? () => actions.bringWorld(folder) : undefined,
    refresh,
    toggleHidden: () => setHidden(hidden === 'shown' ? 'hidden' : 'shown'),
  })
  const menuFor = (name: string | null, at: { x: number; y: number }) => {
    if (name !== null && !selection.chosen.has(name)) setSelection(only(name))
    setMenu(
      name === null
        ? menus.ofFolder(at, clip ? () => void paste() : null)
        : menus.of(
            entriesOf(targetsOf(name)).map(({ entry }) => entry),
            at,
          ),
    )
  }
  const drop = useDrop({
    folder,
    folderOfRow: (name) => {
      const entry = byName.get(name)
      return entry && isFolder(entry) ? pathOf(name) : null
    },
    dragged: () => dragged.current,
    onMove: (paths, into, copy) => void actions.moveOrCopy(copy ? 'copy' : 'move', paths, into),
    onFiles: (into, { items }) => void uploads.add(into, items),
  })

  const follow = (next: Selection) => {
    setSelection(next)
    const index = next.cursor === null ? -1 : names.indexOf(next.cursor)
    const box = rows.current
    if (index < 0 || !box) return
    const height = rowHeight(innerWidth < 640)
    const at = box.getBoundingClientRect().top + index * height
    const lowest = innerHeight - height - 90
    if (at < 80) scrollBy({ top: at - 80, behavior: 'instant' })
    else if (at > lowest) scrollBy({ top: at - lowest, behavior: 'instant' })
  }
  const isRunningWorld = server.state === 'running' && isWorld(byName.keys())
  const hiddenCount = useMemo(
    () => (hidden === 'shown' ? 0 : entries.filter(isHidden).length),
    [entries, hidden],
  )

  return (
    <div className={styles.page} {...drop.listeners} data-over={drop.isOver || undefined}>
      <div className={styles.place}>
        <Crumbs folder={folder} top={top} />
        <FreeSpaceNotice />
      </div>
      <Toolbar
        filter={filter}
        filterField={filterField}
        clipped={clip?.paths.length ?? 0}
        searchAddress={searchAddress()}
        binAddress="?view=bin"
        sftpAddress="?view=sftp"
        upload={<UploadButtons into={folder} />}
        onFilter={setFilter}
        onList={() => grid.current?.focus()}
        onNew={(at) => setMenu(menus.ofNew(at))}
        onPaste={() => void paste()}
        onMore={(at) => setMenu(menus.ofMore(at))}
      />
      {isRunningWorld && <Notice className={styles.warning}>{messages.list.worldRuns}</Notice>}
      <FolderState
        {...{ failure, refresh, isWhole, filter, hiddenCount }}
        count={entries.length}
        shown={shown.length}
        onShowHidden={() => setHidden('shown')}
      >
        <FileList
          {...{ grid, rows, isWhole, selection, cut, sizes, sort, renamed }}
          entries={shown}
          target={drop.target && folderOf(drop.target.path) === folder ? nameOf(drop.target.path) : null}
          addressOf={(entry: FileEntry) => addressOf(pathOf(entry.name), isFolder(entry))}
          onSort={sortBy}
          onPress={(name, event, { isTouch, onName }) => {
            grid.current?.focus({ preventScroll: true })
            if (event.shiftKey) setSelection(extended(selection, names, name))
            else if (event.ctrlKey || event.metaKey) setSelection(toggled(selection, name))
            else if (isTouch && selection.chosen.size > 0) setSelection(toggled(selection, name))
            else if (isTouch || onName) open(name)
            else setSelection(only(name))
          }}
          onOpen={open}
          onToggle={(name) => setSelection(toggled(selection, name))}
          onToggleAll={() =>
            setSelection(selection.chosen.size >= names.length ? nothing : all(selection, names))
          }
          onMenu={menuFor}
          onRename={(name) => {
            const old = renamed
            setRenamed(null)
            grid.current?.focus({ preventScroll: true })
            if (old === null || name === null) return
            void actions.rename(pathOf(old), name).then(() => setSelection(only(name)))
          }}
          onKeyDown={(event) => {
            if (event.target !== grid.current) return
            const isHandled = pressKey(event, {
              names,
              selection,
              page: Math.max(1, Math.floor(innerHeight / 44) - 4),
              select: follow,
              open,
              up,
              rename: setRenamed,
              remove: (forever) => void remove(keyTargets(), forever),
              clip: (how) => copyOrCut(how, keyTargets()),
              paste: () => void paste(),
              menu: (name) => {
                const row = grid.current?.querySelector('[data-cursor]')?.getBoundingClientRect()
                menuFor(name, { x: (row?.left ?? 40) + 60, y: row?.bottom ?? 200 })
              },
              escape: () => {
                setFilter('')
                if (clip?.how === 'cut') clipTo(null)
              },
              type: (text) => {
                setFilter(filter + text)
                filterField.current?.focus()
              },
            })
            if (isHandled) event.preventDefault()
          }}
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
      {chosenNames.length > 0 && (
        <SelectionBar
          count={chosenNames.length}
          onDownload={() => download(chosenNames)}
          onCopy={() => copyOrCut('copy', chosenNames)}
          onCut={() => copyOrCut('cut', chosenNames)}
          onRemove={() => void remove(chosenNames, false)}
          onMore={(at) => menuFor(chosenNames[0] ?? null, at)}
          onClear={() => setSelection(nothing)}
        />
      )}
      {menu && <Menu {...menu} onClose={() => setMenu(undefined)} />}
      <p className="visually-hidden" role="status">
        {isWhole ? '' : common.frame.loading}
      </p>
    </div>
  )
}
