import { archiveExtensions } from '@zubr/contracts/files/file-constants'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { JSX } from 'react'
import { ArchiveIcon, BlockIcon, FileIcon, FolderIcon, LinkIcon, PictureIcon, TextIcon } from '../icons.tsx'
import { isFolder } from './sorting.ts'

/** Formats that can be unpacked. */
export const archiveName = new RegExp(`\\.(?:${archiveExtensions.join('|').replaceAll('.', '\\.')})$`, 'i')
export const isArchive = ({ name, kind }: Pick<FileEntry, 'name' | 'kind'>): boolean =>
  kind !== 'folder' && archiveName.test(name)

const picture = /\.(?:png|jpe?g|gif|webp|bmp)$/i
const text =
  /\.(?:txt|log|ya?ml|json5?|toml|properties|cfg|conf|ini|md|sh|bat|xml|csv|mcfunction|mcmeta|sk|secret)$/i
const blocks = /\.(?:mca|mcr|dat|dat_old|nbt|schem|schematic|litematic)$/i

/** The icon of a folder or file, coloured by its kind. */
export function kindIcon(entry: Pick<FileEntry, 'name' | 'kind' | 't'>): () => JSX.Element {
  if (isFolder(entry)) return FolderIcon as () => JSX.Element
  if (entry.kind === 'link') return LinkIcon as () => JSX.Element
  const { name } = entry
  const Icon =
    archiveName.test(name) || /\.(?:jar|gz|mrpack)$/i.test(name)
      ? ArchiveIcon
      : picture.test(name)
        ? PictureIcon
        : blocks.test(name)
          ? BlockIcon
          : text.test(name)
            ? TextIcon
            : FileIcon
  return Icon as () => JSX.Element
}
