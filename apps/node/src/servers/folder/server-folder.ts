import { chmod, mkdir, readdir, realpath, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { deleteFolder } from '../../runtime/delete-folder.ts'
import { ServerMemory } from '../decision/server-memory.ts'

export type ServerFolder = ReturnType<typeof serverFolder>

/**
 * Paths of a server's folders and files. The server can write only to `data`, so it cannot forge
 * the agent's memory or place links in the agent's way.
 */
export function serverFolder(dataDir: string, id: string) {
  const path = join(serversDir(dataDir), id)
  return {
    path,
    memoryFile: join(path, 'memory.json'),
    /** The journal of its jobs. */
    jobsFile: join(path, 'jobs.json'),
    settingsFile: join(path, 'settings.json'),
    console: join(path, 'console'),
    data: join(path, 'data'),
  }
}

export const serversDir = (dataDir: string) => join(dataDir, 'servers')

/** Prefix of a folder that is being deleted. */
const deletingPrefix = '.deleting-'
export const isServerId = (name: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

/** Creates the agent's part of the folder. Idempotent. */
export async function makeServerFolder(folder: ServerFolder): Promise<void> {
  await mkdir(folder.path, { recursive: true, mode: 0o710 })
  await refuseLink(folder.path)
  await mkdir(folder.console, { recursive: true, mode: 0o700 })
  await refuseLink(folder.console)
}

/**
 * Throws if a folder is a link. A server could have made one while the agent ran as the same user.
 */
export async function refuseLink(path: string): Promise<void> {
  if ((await realpath(path)) !== path) throw new Error(`${path} is a link`)
}

/** Undefined if there is none or it cannot be parsed. */
export const readMemory = ({ memoryFile }: ServerFolder) => readJsonFile(memoryFile, ServerMemory)

export function writeMemory(folder: ServerFolder, memory: ServerMemory): Promise<void> {
  return writeAtomically(folder.memoryFile, JSON.stringify(memory))
}

/**
 * Deletes permanently. Renames first, so that the next agent can finish it. Needs no free space.
 */
export async function deleteServerFolder(dataDir: string, id: string): Promise<void> {
  const doomedFolder = join(serversDir(dataDir), deletingPrefix + id)
  await rename(serverFolder(dataDir, id).path, doomedFolder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await deleteFolder(doomedFolder)
}

/**
 * The servers that have a folder here. First deletes, as far as possible, what an earlier agent was
 * deleting.
 */
export async function serverFolders(dataDir: string): Promise<string[]> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await mkdir(serversDir(dataDir), { recursive: true, mode: 0o711 })
  await chmod(serversDir(dataDir), 0o711)
  const names = await readdir(serversDir(dataDir))
  for (const name of names)
    if (name.startsWith(deletingPrefix))
      // The next start of the agent tries again.
      await deleteFolder(join(serversDir(dataDir), name)).catch(() => undefined)
  return names.filter(isServerId)
}
