import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Place } from '../../runtime/runtime.ts'
import { isServerId, serverFolder, serversDir } from '../folder/server-folder.ts'

/** `given` and `taken` are of a server, `giving` is the manifest of a move, `taking` of a copy. */
type MigrationRecordKind = 'given' | 'taken' | 'giving' | 'taking'

/** A file beside the servers' folders. */
export const migrationRecordFile = (dataDir: string, kind: MigrationRecordKind, id: string) =>
  join(serversDir(dataDir), `.${kind}-${id}.json`)

/** The servers that have such a file. */
export async function recordedServers(dataDir: string, kind: 'given' | 'taken'): Promise<string[]> {
  return (await readdir(serversDir(dataDir))).flatMap((name) => {
    const id = name.startsWith(`.${kind}-`) ? name.slice(kind.length + 2, -'.json'.length) : ''
    return isServerId(id) ? [id] : []
  })
}

/** Deletes manifests of moves that ended while no agent ran. */
export async function deleteOldManifests(dataDir: string, moves: readonly string[]): Promise<void> {
  const needed = new Set(moves.map((move) => basename(migrationRecordFile(dataDir, 'giving', move))))
  for (const name of await readdir(serversDir(dataDir)))
    if (name.startsWith('.giving-') && !needed.has(name))
      await rm(join(serversDir(dataDir), name), { force: true })
}

export function serverPlace(dataDir: string, id: string): Place {
  const { path, data } = serverFolder(dataDir, id)
  return { id, folder: path, data }
}
