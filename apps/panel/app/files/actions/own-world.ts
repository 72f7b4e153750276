import type { Server } from '@zubr/contracts/servers/server'
import { isWorldFolder } from '@zubr/domain/cores/change/folders'
import { coreKinds } from '@zubr/domain/cores/kinds'
import { levelNameIn } from '@zubr/domain/settings-files/formats/level-name'
import { propertiesCharset } from '@zubr/domain/settings-files/properties-charset'
import type { FilesClient } from '../../file-access/client.ts'
import { FileError } from '../../file-access/file-error.ts'
import { joined } from '../../file-access/file-paths.ts'

/**
 * Whether the server has a Java world in a folder beside `server.properties`, which an uploaded one
 * can replace.
 */
export function hasWorld({ core, edition }: Pick<Server, 'core' | 'edition'>): boolean {
  const kind = Object.entries(coreKinds).find(([id]) => id === core.id)?.[1]
  return edition === 'java' && kind?.java === true
}

const orNone = (error: unknown) => {
  if (error instanceof FileError && error.code === 'not_found') return undefined
  throw error
}

/** Folders that a core creates, without a world in them. */
const none = ['plugins', 'mods', 'config', 'libraries', 'versions', 'logs', 'cache', 'crash-reports']
/** A server has fewer top-level folders. */
const maxFolders = 200

/**
 * Every folder with a world: the game's own, and those that plugins created.
 * Java worlds are top-level folders of a server's files, Bedrock worlds are in `worlds`.
 */
export async function allWorlds(
  client: FilesClient,
  signal?: AbortSignal,
  within: '' | 'worlds' = '',
): Promise<string[]> {
  const all = await client.all('list', { path: within }, { signal })
  const folders = all
    .filter(({ name, kind }) => kind === 'folder' && !none.includes(name) && isWorldFolder(name))
    .slice(0, maxFolders)
  const found = await Promise.all(
    folders.map(async ({ name }) => {
      const path = joined(within, name)
      const level = await client.call('stat', { path: joined(path, 'level.dat') }, { signal }).catch(orNone)
      return level ? [path] : []
    }),
  )
  return found.flat()
}

/** The folder of the server's own world according to `server.properties`, and whether it exists. */
export async function ownWorld(
  client: FilesClient,
  { gameVersion }: Pick<Server['core'], 'gameVersion'>,
  signal?: AbortSignal,
): Promise<{ folder: string; isThere: boolean }> {
  const properties = await client
    .read({ path: 'server.properties' }, { ...(signal && { signal }) })
    .catch(orNone)
  const bytes = properties?.bytes ?? new Uint8Array()
  const folder = levelNameIn(bytes, propertiesCharset(gameVersion)) ?? 'world'
  const there = await client.call('stat', { path: folder }, { signal }).catch(orNone)
  return { folder, isThere: there !== undefined }
}
