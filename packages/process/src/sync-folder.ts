import { open } from 'node:fs/promises'

/**
 * Flushes a folder's entries (created, renamed, deleted names) to disk: fsync of a file does not
 * write its name.
 */
export async function syncFolder(path: string, platform = process.platform): Promise<void> {
  // Windows cannot flush a read-only handle, and opens a folder in no other way.
  if (platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
