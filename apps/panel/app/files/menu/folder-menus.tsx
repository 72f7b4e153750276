import type { FileEntry } from '@zubr/contracts/files/operations'
import type { FilesMessages } from '@zubr/i18n/files/en'
import { plural } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import { CheckIcon, CopyIcon, RestartIcon } from '../../components/icons.tsx'
import { nameOf } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { type Ask, useAsk } from '../actions/asking.tsx'
import { KeysDialog } from '../dialogs/keys-dialog.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import {
  ArchiveIcon,
  BinIcon,
  CutIcon,
  DownloadIcon,
  EditIcon,
  FilePlusIcon,
  FolderPlusIcon,
  GlobeIcon,
  KeysIcon,
  LockIcon,
  MeasureIcon,
  OpenIcon,
  PasteIcon,
  UploadIcon,
  BlockIcon as WorldIcon,
} from '../icons.tsx'
import { isArchive } from '../list/kinds.tsx'
import { isFolder } from '../list/sorting.ts'
import type { MenuItem, OpenMenu } from './menu.tsx'

/** The commands of the menus, for the page's folder. */
export type FolderCommands = {
  folder: string
  /** Hidden files are shown. */
  hidden: boolean
  open(name: string): void
  download(names: readonly string[]): void
  rename(name: string): void
  copyOrCut(how: 'copy' | 'cut', names: readonly string[]): void
  remove(names: readonly string[], forever: boolean): void
  pack(names: readonly string[]): void
  unpack(name: string): void
  /** Undefined if the server has no Java world. */
  importWorld: ((name: string) => void) | undefined
  measure(names: readonly string[]): void
  setMode(names: readonly string[]): void
  create(what: 'newFolder' | 'newFile'): void
  pull(): void
  uploadWorld: (() => void) | undefined
  /** Undefined if there is a button for it. */
  chooseFolder: (() => void) | undefined
  refresh(): void
  toggleHidden(): void
}
type Point = { x: number; y: number }

type Texts = { locale: Locale; files: FilesMessages; uploads: PanelMessages['uploads'] }

const itemsIf = (isShown: boolean, ...items: MenuItem[]): MenuItem[] => (isShown ? items : [])

/** The menus for rows, the selection and the folder. */
export function useFolderMenus(commands: FolderCommands): FolderMenus {
  const { locale, messages } = useI18n()
  const files = useFilesMessages()
  const ask = useAsk()
  return new FolderMenus(commands, { locale, files, uploads: messages.uploads }, ask)
}

class FolderMenus {
  readonly #commands: FolderCommands
  readonly #texts: Texts
  readonly #ask: Ask

  constructor(commands: FolderCommands, texts: Texts, ask: Ask) {
    this.#commands = commands
    this.#texts = texts
    this.#ask = ask
  }

  /** The menu of selected entries; that of the folder without them. */
  forEntries(entries: readonly FileEntry[], at: Point): OpenMenu {
    const { locale, files } = this.#texts
    const [first] = entries
    if (!first) return { title: this.#title(), groups: [this.#creationItems(), this.#folderItems()], at }
    const isOne = entries.length === 1
    return {
      title: isOne ? first.name : plural(locale, files.actions.chosen, entries.length),
      at,
      groups: [
        this.#openItems(first, entries),
        this.#nameItems(first, entries),
        this.#contentItems(entries),
        this.#removeItems(entries),
      ],
    }
  }

  forFolder(at: Point, paste: (() => void) | null): OpenMenu {
    const { actions } = this.#texts.files
    const pasteItems = paste ? [{ text: actions.paste, icon: PasteIcon, keys: 'Ctrl+V', run: paste }] : []
    return { title: this.#title(), at, groups: [pasteItems, this.#creationItems(), this.#folderItems()] }
  }

  /** The menu of the “New” button. */
  forNew(at: Point): OpenMenu {
    return { title: this.#texts.files.actions.new, groups: [this.#creationItems()], at }
  }

  /** The menu of the “More” button. */
  forMore(at: Point): OpenMenu {
    return { title: this.#title(), groups: [this.#folderItems()], at }
  }

  #title(): string {
    const { folder } = this.#commands
    return folder === '' ? this.#texts.files.list.top : nameOf(folder)
  }

  #creationItems(): MenuItem[] {
    const { files, uploads } = this.#texts
    const { create, pull, chooseFolder, uploadWorld } = this.#commands
    return [
      { text: files.actions.newFolder, icon: FolderPlusIcon, run: () => create('newFolder') },
      { text: files.actions.newFile, icon: FilePlusIcon, run: () => create('newFile') },
      { text: files.actions.pull, icon: GlobeIcon, run: pull },
      ...(chooseFolder ? [{ text: uploads.chooseFolder, icon: UploadIcon, run: chooseFolder }] : []),
      ...(uploadWorld ? [{ text: files.actions.bringWorld, icon: WorldIcon, run: uploadWorld }] : []),
    ]
  }

  #folderItems(): MenuItem[] {
    const { actions, list } = this.#texts.files
    const { hidden, toggleHidden, refresh } = this.#commands
    const showKeys = () => void this.#ask<null>((answer) => <KeysDialog answer={answer} />)
    return [
      { text: list.showHidden, icon: hidden ? CheckIcon : OpenIcon, isChecked: hidden, run: toggleHidden },
      { text: actions.refresh, icon: RestartIcon, run: refresh },
      { text: actions.keys, icon: KeysIcon, run: showKeys },
    ]
  }

  #openItems(first: FileEntry, entries: readonly FileEntry[]): MenuItem[] {
    const { actions } = this.#texts.files
    const { open, download, unpack, importWorld } = this.#commands
    const isOne = entries.length === 1
    const isOneArchive = isOne && isArchive(first)
    return [
      ...itemsIf(isOne, { text: actions.open, icon: OpenIcon, keys: 'Enter', run: () => open(first.name) }),
      { text: actions.download, icon: DownloadIcon, run: () => download(namesOf(entries)) },
      ...itemsIf(isOneArchive, {
        text: actions.unpack,
        icon: ArchiveIcon,
        run: () => unpack(first.name),
      }),
      ...itemsIf(isOneArchive && importWorld !== undefined, {
        text: actions.importWorld,
        icon: WorldIcon,
        run: () => importWorld?.(first.name),
      }),
    ]
  }

  #nameItems(first: FileEntry, entries: readonly FileEntry[]): MenuItem[] {
    const { actions } = this.#texts.files
    const { rename, copyOrCut } = this.#commands
    const names = namesOf(entries)
    return [
      ...itemsIf(entries.length === 1, {
        text: actions.rename,
        icon: EditIcon,
        keys: 'F2',
        run: () => rename(first.name),
      }),
      { text: actions.copy, icon: CopyIcon, keys: 'Ctrl+C', run: () => copyOrCut('copy', names) },
      { text: actions.cut, icon: CutIcon, keys: 'Ctrl+X', run: () => copyOrCut('cut', names) },
    ]
  }

  #contentItems(entries: readonly FileEntry[]): MenuItem[] {
    const { actions } = this.#texts.files
    const { pack, measure, setMode } = this.#commands
    const folders = entries.filter(isFolder)
    return [
      { text: actions.pack, icon: ArchiveIcon, run: () => pack(namesOf(entries)) },
      ...itemsIf(folders.length > 0, {
        text: actions.measure,
        icon: MeasureIcon,
        run: () => measure(namesOf(folders)),
      }),
      { text: actions.mode, icon: LockIcon, run: () => setMode(namesOf(entries)) },
    ]
  }

  #removeItems(entries: readonly FileEntry[]): MenuItem[] {
    const { actions } = this.#texts.files
    const { remove } = this.#commands
    const names = namesOf(entries)
    const common = { icon: BinIcon, danger: true }
    return [
      { text: actions.remove, keys: 'Delete', ...common, run: () => remove(names, false) },
      { text: actions.removeForever, ...common, run: () => remove(names, true) },
    ]
  }
}

const namesOf = (entries: readonly FileEntry[]) => entries.map(({ name }) => name)
