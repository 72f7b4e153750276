import { packKeys, readEntry, removeEntry, writeEntry } from '../../storage.ts'

/*
 * Owners' modpack files for new servers. The file lives as long as the page.
 * Its name lives longer, so that an owner who closed the page early learns that it was not
 * uploaded.
 */

const files = new Map<string, File>()

const keyOf = (server: string) => `${packKeys} ${server}`

export function keepFirstPack(server: string, file: File): void {
  files.set(server, file)
  writeEntry(keyOf(server), file.name)
}

/** The name of the pending file, with the file while this page has it. */
export function firstPackOf(server: string): { name: string; file: File | undefined } | undefined {
  const name = readEntry(keyOf(server))
  return name === null ? undefined : { name, file: files.get(server) }
}

export function forgetFirstPack(server: string): void {
  files.delete(server)
  removeEntry(keyOf(server))
}
