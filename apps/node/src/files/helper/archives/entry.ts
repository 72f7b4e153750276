import { fstatSync } from 'node:fs'

/** What an archive says of one of its entries. Nothing of it is checked. */
export type ArchiveEntry = {
  /** Names joined by `/`. */
  path: string
  kind: 'file' | 'folder' | 'link' | 'other'
  size: number
  mode: number | null
  mtimeMs: number | null
  /** The content of a file; to be read before the next entry is asked for. */
  content(): AsyncIterable<Uint8Array>
}

export type NameEncoding = 'cp437' | 'cp866'

export const archiveSize = (fd: number) => fstatSync(fd).size
