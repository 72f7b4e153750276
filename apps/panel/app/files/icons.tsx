import { icon } from '@zubr/ui/icon'

export const FolderIcon = icon('M1.5 13V3H6l2 2h6.5v8z')
export const FileIcon = icon('M3 14.5v-13h6l4 4v9zM9 1.5v4h4')
export const TextIcon = icon('M3 14.5v-13h6l4 4v9zM5.5 8.5h5M5.5 11.5h5')
export const ArchiveIcon = icon('M2 5h12v9H2zM1.5 2h13v3h-13zM6.5 8h3')
export const PictureIcon = icon('M2 3h12v10H2zM2.5 12l3.5-4 3 3 2-2 2.5 3')
export const BlockIcon = icon('M8 1.5l6 3.2v6.6l-6 3.2-6-3.2V4.7zM2.5 5L8 8l5.5-3M8 8v6')
export const LinkIcon = icon(
  'M6.5 9.5l3-3M7 4.5l1.5-1.5a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5L7.5 13A3 3 0 0 1 3 8.5L4.5 7',
)
export const UpIcon = icon('M8 13V4M4 7.5L8 3.5l4 4')
export const UploadIcon = icon('M8 11V3M4.5 6L8 2.5 11.5 6M2 10.5v3h12v-3')
export const DownloadIcon = icon('M8 2.5v8M4.5 7.5L8 11l3.5-3.5M2 10.5v3h12v-3')
export const BinIcon = icon('M2.5 4h11M6 4V2h4v2M4 4l.7 10h6.6L12 4M7 7v4M9 7v4')
export const EditIcon = icon('M2.5 13.5l1-3.5 7-7 2.5 2.5-7 7z')
export const CutIcon = icon(
  'M4 13.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3zM12 13.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3zM5 10.7L11 2M11 10.7L5 2',
)
export const PasteIcon = icon('M4 3H2.5v11h11V3H12M5.5 1.5h5v3h-5z')
export const MeasureIcon = icon('M1.5 5h13v6h-13zM4.5 5v2.5M7.5 5v3.5M10.5 5v2.5')
export const LockIcon = icon('M3 7h10v7H3zM5 7V4.5a3 3 0 0 1 6 0V7')
export const KeysIcon = icon('M1.5 4h13v8.5h-13zM4 7h.01M7 7h.01M10 7h.01M12.5 7h.01M5 10h6')
export const GlobeIcon = icon(
  'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM1.5 8h13M8 1.5c3.5 4 3.5 9 0 13-3.5-4-3.5-9 0-13',
)
export const OpenIcon = icon('M6 3H2.5v10.5H13V10M9 2.5h4.5V7M13 3L7.5 8.5')
export const FolderPlusIcon = icon('M1.5 13V3H6l2 2h6.5v8zM8 7v4M6 9h4')
export const FilePlusIcon = icon('M3 14.5v-13h6l4 4v9zM8 7v5M5.5 9.5h5')
