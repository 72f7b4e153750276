import { open } from 'node:fs/promises'

/** Waits until names that were made, changed or taken away in a folder are on the disk: a file's own flush does not write its name. */
export async function syncFolder(path: string, platform = process.platform): Promise<void> {
  // Windows flushes nothing that is open for reading alone, and opens a folder in no other way.
  if (platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
