import type { FileEntry } from '@zubr/contracts/files/operations'
import { plural } from '@zubr/i18n/format'
import { CheckIcon, CopyIcon, RestartIcon } from '../../components/icons.tsx'
import { nameOf } from '../../file-access/file-paths.ts'
import { useI18n } from '../../i18n.tsx'
import { useAsk } from '../actions/asking.tsx'
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

type Does = {
  folder: string
  /** Hidden files are shown. */
  hidden: boolean
  open(name: string): void
  download(names: readonly string[]): void
  rename(name: string): void
  clip(how: 'copy' | 'cut', names: readonly string[]): void
  remove(names: readonly string[], forever: boolean): void
  pack(names: readonly string[]): void
  unpack(name: string): void
  /** Undefined if the server has no Java world. */
  importWorld: ((name: string) => void) | undefined
  measure(names: readonly string[]): void
  setMode(names: readonly string[]): void
  make(what: 'newFolder' | 'newFile'): void
  pull(): void
  bringWorld: (() => void) | undefined
  /** Undefined if there is a button for it. */
  chooseFolder: (() => void) | undefined
  refresh(): void
  toggleHidden(): void
}
type At = { x: number; y: number }

const when = (isSo: boolean, ...items: MenuItem[]): MenuItem[] => (isSo ? items : [])

/** The menu items for rows, the selection and the folder. */
export function useMenus(does: Does) {
  const {
    locale,
    messages: { uploads },
  } = useI18n()
  const { actions, list } = useFilesMessages()
  const ask = useAsk()
  const news: MenuItem[] = [
    { text: actions.newFolder, icon: FolderPlusIcon, run: () => does.make('newFolder') },
    { text: actions.newFile, icon: FilePlusIcon, run: () => does.make('newFile') },
    { text: actions.pull, icon: GlobeIcon, run: does.pull },
    ...(does.chooseFolder ? [{ text: uploads.chooseFolder, icon: UploadIcon, run: does.chooseFolder }] : []),
    ...(does.bringWorld ? [{ text: actions.bringWorld, icon: WorldIcon, run: does.bringWorld }] : []),
  ]
  const folderItems: MenuItem[] = [
    {
      text: list.showHidden,
      icon: does.hidden ? CheckIcon : OpenIcon,
      isChecked: does.hidden,
      run: does.toggleHidden,
    },
    { text: actions.refresh, icon: RestartIcon, run: does.refresh },
    {
      text: actions.keys,
      icon: KeysIcon,
      run: () => void ask<null>((answer) => <KeysDialog answer={answer} />),
    },
  ]
  const title = does.folder === '' ? list.top : nameOf(does.folder)
  return {
    of(entries: readonly FileEntry[], at: At): OpenMenu {
      const [first] = entries
      const names = entries.map(({ name }) => name)
      const isOne = entries.length === 1
      if (!first) return { title, groups: [news, folderItems], at }
      return {
        title: isOne ? first.name : plural(locale, actions.chosen, entries.length),
        at,
        groups: [
          [
            ...when(isOne, {
              text: actions.open,
              icon: OpenIcon,
              keys: 'Enter',
              run: () => does.open(first.name),
            }),
            { text: actions.download, icon: DownloadIcon, run: () => does.download(names) },
            ...when(isOne && isArchive(first), {
              text: actions.unpack,
              icon: ArchiveIcon,
              run: () => does.unpack(first.name),
            }),
            ...when(isOne && isArchive(first) && does.importWorld !== undefined, {
              text: actions.importWorld,
              icon: WorldIcon,
              run: () => does.importWorld?.(first.name),
            }),
          ],
          [
            ...when(isOne, {
              text: actions.rename,
              icon: EditIcon,
              keys: 'F2',
              run: () => does.rename(first.name),
            }),
            { text: actions.copy, icon: CopyIcon, keys: 'Ctrl+C', run: () => does.clip('copy', names) },
            { text: actions.cut, icon: CutIcon, keys: 'Ctrl+X', run: () => does.clip('cut', names) },
          ],
          [
            { text: actions.pack, icon: ArchiveIcon, run: () => does.pack(names) },
            ...when(entries.some(isFolder), {
              text: actions.measure,
              icon: MeasureIcon,
              run: () => does.measure(entries.filter(isFolder).map(({ name }) => name)),
            }),
            { text: actions.mode, icon: LockIcon, run: () => does.setMode(names) },
          ],
          [
            {
              text: actions.remove,
              icon: BinIcon,
              keys: 'Delete',
              danger: true,
              run: () => does.remove(names, false),
            },
            {
              text: actions.removeForever,
              icon: BinIcon,
              danger: true,
              run: () => does.remove(names, true),
            },
          ],
        ],
      }
    },
    ofFolder: (at: At, paste: (() => void) | null): OpenMenu => ({
      title,
      at,
      groups: [
        paste
          ? [
              {
                text: actions.paste,
                icon: PasteIcon,
                keys: 'Ctrl+V',
                run: paste,
              },
            ]
          : [],
        news,
        folderItems,
      ],
    }),
    ofNew: (at: At): OpenMenu => ({ title: actions.new, groups: [news], at }),
    ofMore: (at: At): OpenMenu => ({ title, groups: [folderItems], at }),
  }
}
