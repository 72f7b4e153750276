import type { Server } from '@zubr/contracts/servers'
import { isWorldFolder } from '@zubr/domain/cores/change/folders'
import { coreKinds } from '@zubr/domain/cores/kinds'
import { levelNameIn } from '@zubr/domain/settings-files/formats/level-name'
import { propertiesCharset } from '@zubr/domain/settings-files/properties-charset'
import type { FilesClient } from '../../file-access/client.ts'
import { FileError } from '../../file-access/file-error.ts'
import { joined } from '../../file-access/place.ts'

/** The server plays a world of Java in a folder beside `server.properties`, where one from elsewhere can be put. */
export function hasWorld({ core, edition }: Pick<Server, 'core' | 'edition'>): boolean {
  const kind = Object.entries(coreKinds).find(([id]) => id === core.id)?.[1]
  return edition === 'java' && kind?.java === true
}

const orNone = (error: unknown) => {
  if (error instanceof FileError && error.code === 'not_found') return undefined
  throw error
}

/** What a core makes of its own, without a world in it. */
const none = ['plugins', 'mods', 'config', 'libraries', 'versions', 'logs', 'cache', 'crash-reports']
/** More folders nobody has at the top of a server. */
const maxFolders = 200

/**
 * Every folder with a world: the game's own, and those that plugins have made. Worlds of Java are in folders at the
 * top of a server's files, those of Bedrock in `worlds`.
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

/** The folder of the server's own world, as its game reads `server.properties`, and whether there is one yet. */
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
