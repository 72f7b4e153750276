import type { FilesClient } from '../../file-access/client.ts'
import { FileError } from '../../file-access/file-error.ts'
import { folderOf, joined } from '../../file-access/file-paths.ts'

/** A larger selection is not checked for worlds. */
const maxLookedAt = 32

/** Whether a folder with these files is a world. */
export const isWorld = (names: Iterable<string>): boolean => {
  for (const name of names) if (name === 'level.dat') return true
  return false
}

/** The first of these paths that is a world, or directly inside one. */
export async function worldAmong(client: FilesClient, paths: readonly string[]): Promise<string | undefined> {
  const folders = [...new Set([...paths.map(folderOf), ...paths])].filter((path) => path !== '')
  const looked = await Promise.all(
    folders.slice(0, maxLookedAt).map((path) =>
      client.call('stat', { path: joined(path, 'level.dat') }).then(
        () => path,
        (error: unknown) => {
          // The next operation reports any other error.
          if (error instanceof FileError) return undefined
          throw error
        },
      ),
    ),
  )
  return looked.find((path) => path !== undefined)
}
