import type { Server } from '@zubr/contracts/servers'
import { isWorldFolder } from '@zubr/domain/cores/change/folders'
import { coreKinds } from '@zubr/domain/cores/kinds'
import type { FilesClient } from '../client.ts'
import { FileError } from '../file-error.ts'

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
const mostFolders = 200

/** Every folder at the top of a server that has a world of Java: the game's own, and those that plugins have made. */
export async function allWorlds(client: FilesClient, signal?: AbortSignal): Promise<string[]> {
  const all = await client.all('list', { path: '' }, { signal })
  const folders = all
    .filter(({ name, kind }) => kind === 'folder' && !none.includes(name) && isWorldFolder(name))
    .slice(0, mostFolders)
  const found = await Promise.all(
    folders.map(async ({ name }) => {
      const level = await client.call('stat', { path: `${name}/level.dat` }, { signal }).catch(orNone)
      return level ? [name] : []
    }),
  )
  return found.flat()
}

/** The folder of the server's own world, as `server.properties` has it, and whether there is one yet. */
export async function ownWorld(
  client: FilesClient,
  signal?: AbortSignal,
): Promise<{ folder: string; isThere: boolean }> {
  const properties = await client
    .read({ path: 'server.properties' }, { ...(signal && { signal }) })
    .catch(orNone)
  const folder = levelName(new TextDecoder().decode(properties?.bytes)) ?? 'world'
  const there = await client.call('stat', { path: folder }, { signal }).catch(orNone)
  return { folder, isThere: there !== undefined }
}

/** `level-name` as Java reads it: the last one counts, and what stands behind a backslash. */
export function levelName(properties: string): string | undefined {
  const lines = properties
    .split(/\r\n|[\r\n]/)
    .map((line) => /^[ \t\f]*level-name[ \t\f]*[=: \t\f][ \t\f]*(.*)$/.exec(line))
  const value = lines.findLast((found) => found !== null)?.[1]
  const name = value?.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code?: string, letter = '') =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : letter,
  )
  return name === '' ? undefined : name
}
