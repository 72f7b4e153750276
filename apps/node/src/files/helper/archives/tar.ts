import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract, type Headers } from 'tar-stream'
import type { ArchiveEntry } from './entry.ts'

/** The entries of a tar, from its beginning. */
export async function* tarball(
  file: Readable,
  isGzipped: boolean,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const reader = extract({ allowUnknownFormat: false })
  const plain = isGzipped ? createGunzip({ chunkSize: 256 * 1024 }) : file
  // Whatever breaks on the way ends the reading with it.
  const fail = (error: Error) => reader.destroy(error)
  file.on('error', fail)
  if (isGzipped) file.pipe(plain as ReturnType<typeof createGunzip>).on('error', fail)
  plain.pipe(reader)
  try {
    for await (const entry of reader) {
      signal.throwIfAborted()
      const { name, type, size, mode, mtime } = entry.header
      const kind = kindOf(type)
      let read = false
      yield {
        path: name,
        kind,
        size: kind === 'file' ? (size ?? 0) : 0,
        mode: mode === undefined ? null : mode & 0o777,
        mtimeMs: mtime?.getTime() ?? null,
        async *content() {
          read = true
          for await (const piece of entry) yield piece as Buffer
        },
      }
      if (!read) entry.resume()
    }
  } finally {
    file.destroy()
    if (plain !== file) plain.destroy()
  }
}

function kindOf(type: Headers['type']): ArchiveEntry['kind'] {
  switch (type) {
    case 'file':
    case 'contiguous-file':
    case undefined:
    case null:
      return 'file'
    case 'directory':
      return 'folder'
    case 'link':
    case 'symlink':
      return 'link'
    default:
      return 'other'
  }
}
