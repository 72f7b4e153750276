import { fstatSync } from 'node:fs'

/** What an archive says of one of its entries. Nothing of it is checked. */
export type ArchiveEntry = {
  /** The name's bytes as Latin-1 text: which encoding they are in is decided once all names are known. */
  rawName: string
  kind: 'file' | 'folder' | 'symlink' | 'hardlink' | 'other'
  size: number
  mode: number | null
  mtimeMs: number | null
  /** Where a link of a tar leads, as Latin-1 text; 7zz gives it as the link's content instead. */
  rawTarget?: string
  /** The content of a file; to be read before the next entry is asked for. */
  content(): AsyncIterable<Buffer>
}

export type ReadOptions = {
  signal: AbortSignal
  /** Awaited now and then while an engine works: others get their turn. */
  breathe(): Promise<void>
  /** `none`: no content is asked for. Otherwise the base name of the only entries whose content is, or all. */
  contents: 'none' | 'all' | { named: string }
}

export const archiveSize = (fd: number) => fstatSync(fd).size
