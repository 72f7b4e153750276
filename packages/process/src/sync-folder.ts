import { open } from 'node:fs/promises'

/** Waits until names that were made, changed or taken away in a folder are on the disk: a file's own flush does not write its name. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
