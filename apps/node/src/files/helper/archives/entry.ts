import { fstatSync } from 'node:fs'

/** An archive's unchecked description of an entry. */
export type ArchiveEntry = {
  /** The name's bytes as Latin-1 text. The encoding is detected once all names are known. */
  rawName: string
  kind: 'file' | 'folder' | 'symlink' | 'hardlink' | 'other'
  size: number
  mode: number | null
  mtimeMs: number | null
  /**
   * The target of a link in a tar, as Latin-1 text. 7zz returns it as the link's content instead.
   */
  rawTarget?: string
  /** The content of a file. Read it before the next entry. */
  content(): AsyncIterable<Buffer>
}

export type ReadOptions = {
  signal: AbortSignal
  /** Await it regularly during an engine's work, to let other requests run. */
  breathe(): Promise<void>
  /**
   * Whose content is needed: no entry's, every entry's, or only that of entries with this base
   * name.
   */
  contents: 'none' | 'all' | { named: string }
}

export const archiveSize = (fd: number) => fstatSync(fd).size
