import type { Server } from '@zubr/contracts/servers/server'
import { clipTo } from '../actions/clipboard.ts'
import type { FileActions } from '../actions/file-actions.tsx'
import { hasWorld } from '../actions/own-world.ts'
import { only } from '../list/selection.ts'
import { isFolder } from '../list/sorting.ts'
import { useNarrow } from '../list/use-narrow.ts'
import type { FolderCommands } from '../menu/folder-menus.tsx'
import { chooseFolder } from '../uploads/file-chooser.ts'
import type { FolderView } from './use-folder-view.ts'

type Options = {
  server: Server
  folder: string
  view: FolderView
  actions: FileActions
  measure(paths: string[]): Promise<void>
  addressOf(path: string, isFolder: boolean): string
  onGo(address: string): void
}

/** The commands on a folder's entries, for its menus, keyboard shortcuts and buttons. */
export function useFolderCommands(options: Options): FolderCommands & { paste(): void } {
  const { server, folder, view, actions, measure, addressOf, onGo } = options
  const { clip, hidden, pathOf, entriesOf } = view
  const { archives } = actions
  const isNarrow = useNarrow()
  const create = async (what: 'newFolder' | 'newFile') => {
    const name = await actions.create(what, folder, new Set(view.entries.map((entry) => entry.name)))
    if (name === null) return
    view.setSelection(only(name))
    if (what === 'newFile') onGo(addressOf(pathOf(name), false))
  }
  return {
    folder,
    hidden: hidden === 'shown',
    open(name) {
      const entry = view.byName.get(name)
      if (entry) onGo(addressOf(pathOf(name), isFolder(entry)))
    },
    download(names) {
      const [first] = entriesOf(names)
      const isFile = names.length === 1 && first !== undefined && !isFolder(first.entry)
      void actions.download(names.map(pathOf), isFile)
    },
    rename: view.setRenamed,
    copyOrCut(how, names) {
      if (names.length > 0) clipTo({ server: server.id, how, paths: names.map(pathOf) })
    },
    paste() {
      if (!clip) return
      if (clip.how === 'cut') clipTo(null)
      void actions.moveOrCopy(clip.how === 'cut' ? 'move' : 'copy', clip.paths, folder)
    },
    remove: (names, forever) => void actions.remove(names.map(pathOf), forever),
    pack: (names) => void archives.pack(names.map(pathOf), folder),
    unpack: (name) => void archives.unpack(pathOf(name)),
    importWorld: hasWorld(server) ? (name) => void archives.importWorld(pathOf(name)) : undefined,
    measure: (names) => void measure(names.map(pathOf)).catch(actions.showFailure),
    setMode: (names) => void actions.setMode(entriesOf(names)),
    create: (what) => void create(what),
    pull: () => void archives.pull(folder),
    chooseFolder: isNarrow ? () => chooseFolder(server.id, folder) : undefined,
    uploadWorld: hasWorld(server) ? () => archives.uploadWorld(folder) : undefined,
    refresh: view.refresh,
    toggleHidden: () => view.setHidden(hidden === 'shown' ? 'hidden' : 'shown'),
  }
}
