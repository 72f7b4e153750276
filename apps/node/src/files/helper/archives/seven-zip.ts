import { readSync } from 'node:fs'
import type { Archive } from 'libarchive.js'
// @ts-expect-error: its types are declared for browsers alone.
import { Archive as ArchiveInNode } from 'libarchive.js/dist/libarchive-node.mjs'
import { Failed } from '../failure.ts'
import { type ArchiveEntry, archiveSize } from './entry.ts'

type Opened = Awaited<ReturnType<typeof Archive.open>>
const { open }: typeof Archive = ArchiveInNode

// The library holds the archive and what is in it in memory.
export const longestSevenZip = 64 * 2 ** 20
export const mostOfSevenZip = 128 * 2 ** 20

/** The files of a 7z archive. Links in it are not told of, and so never made. */
export async function* sevenZip(fd: number, signal: AbortSignal): AsyncGenerator<ArchiveEntry> {
  const size = archiveSize(fd)
  if (size > longestSevenZip) throw new Failed('too_large', { limit: longestSevenZip })
  const whole = Buffer.alloc(size)
  for (let at = 0; at < size; ) {
    const read = readSync(fd, whole, at, size - at, at)
    if (read === 0) throw new Failed('damaged_archive')
    at += read
  }
  const archive = await open.call(ArchiveInNode, new File([whole], 'archive.7z'))
  try {
    if (await archive.hasEncryptedData()) throw new Failed('archive_not_supported')
    const files: { file: { name: string; size: number; lastModified: number }; path: string }[] =
      await archive.getFilesArray()
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
    if (bytes > mostOfSevenZip) throw new Failed('too_large', { limit: mostOfSevenZip })
    let contents: Map<string, File> | undefined
    for (const { file, path } of files) {
      signal.throwIfAborted()
      const name = `${path}${file.name}`
      yield {
        path: name,
        kind: 'file',
        size: file.size,
        mode: null,
        // The library takes nanoseconds for milliseconds of a second.
        mtimeMs: null,
        async *content() {
          contents ??= await unpacked(archive)
          const content = contents.get(name)
          if (!content) throw new Failed('damaged_archive')
          yield Buffer.from(await content.arrayBuffer())
        },
      }
    }
  } finally {
    await archive.close()
  }
}

/** All at once: one by one the library would begin anew for each. */
async function unpacked(archive: Opened): Promise<Map<string, File>> {
  await archive.extractFiles()
  const files: { file: File; path: string }[] = await archive.getFilesArray()
  return new Map(files.map(({ file, path }) => [`${path}${file.name}`, file]))
}
