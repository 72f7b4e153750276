import type { PortFile } from '@zubr/domain/nodes/port-users'
import { withProperties } from '@zubr/domain/settings-files/formats/properties'
import type { FilesClient } from '../../file-access/client.ts'
import { fileErrorOf } from '../../file-access/file-error.ts'

/** Settings files of plugins and mods are shorter. */
const maxBytes = 1024 * 1024

/** A `.properties` file with the port, and with the address if the addon shows it to players. */
export const withPort = (
  text: string,
  { key, addressKey }: PortFile,
  { port, address }: { port: number; address: string },
): string =>
  withProperties(text, { [key]: String(port), ...(addressKey !== undefined && { [addressKey]: address }) })

/**
 * Writes a port into a file that the addon completes when it starts. The rest of the file stays.
 * Rejects with FileError.
 */
export async function writePort(
  client: FilesClient,
  file: PortFile,
  port: { port: number; address: string },
): Promise<void> {
  const { path } = file
  const folders = path.split('/').slice(0, -1)
  const before = await client.read({ path, length: maxBytes }).catch((error: unknown) => {
    const failure = fileErrorOf(error)
    if (failure.code !== 'not_found') throw failure
    return null
  })
  if (!before)
    for (const depth of folders.keys())
      await client
        .call('makeFolder', { path: folders.slice(0, depth + 1).join('/') })
        // Most of the folders exist.
        .catch(() => undefined)
  // Java reads these files as ISO 8859-1; the new text is ASCII.
  const text = new TextDecoder('iso-8859-1').decode(before?.bytes)
  const bytes = Uint8Array.from(withPort(text, file, port), (letter) => letter.charCodeAt(0))
  await client.write({ path, version: before?.version ?? null }, bytes)
  client.changed(folders.join('/'))
}
