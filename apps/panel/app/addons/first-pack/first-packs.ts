import { forgetText, keepText, keptText, packKeys } from '../../storage.ts'

/*
 * Modpacks of their owners' own that servers were created for. A file lives as long as the page; its name is kept for longer, so that whoever closed
 * the page too early is told that it never came.
 */

const files = new Map<string, File>()

const keyOf = (server: string) => `${packKeys} ${server}`

export function keepFirstPack(server: string, file: File): void {
  files.set(server, file)
  keepText(keyOf(server), file.name)
}

/** The name of the file that is still to come; with the file, while this page has it. */
export function firstPackOf(server: string): { name: string; file: File | undefined } | undefined {
  const name = keptText(keyOf(server))
  return name === null ? undefined : { name, file: files.get(server) }
}

export function forgetFirstPack(server: string): void {
  files.delete(server)
  forgetText(keyOf(server))
}
