import { chmod, mkdir, readdir, realpath, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { readKept, writeAtomically } from '@zubr/on-node/kept-file'
import { deleteFolder } from '../../runtime/delete-folder.ts'
import { ServerMemory } from '../decision/server-memory.ts'

export type ServerFolder = ReturnType<typeof serverFolder>

/**
 * A server's folders and files. The server may write to `data` alone: it can neither forge the agent's memory nor put a link where the
 * agent writes.
 */
export function serverFolder(dataDir: string, id: string) {
  const path = join(serversDir(dataDir), id)
  return {
    path,
    memoryFile: join(path, 'memory.json'),
    /** The journal of what was done once for it. */
    jobsFile: join(path, 'jobs.json'),
    settingsFile: join(path, 'settings.json'),
    console: join(path, 'console'),
    data: join(path, 'data'),
  }
}

export const serversDir = (dataDir: string) => join(dataDir, 'servers')

/** Marks a folder that is being deleted. */
const doomed = '.deleting-'
export const isServerId = (name: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

/** Makes the agent's part of it. Harmless to repeat. */
export async function makeServerFolder(folder: ServerFolder): Promise<void> {
  await mkdir(folder.path, { recursive: true, mode: 0o710 })
  await refuseLink(folder.path)
  await mkdir(folder.console, { recursive: true, mode: 0o700 })
  await refuseLink(folder.console)
}

/** Throws if a folder is a link. A server that ran as the agent's user, before that became root, could have put it there. */
export async function refuseLink(path: string): Promise<void> {
  if ((await realpath(path)) !== path) throw new Error(`${path} is a link`)
}

/** Undefined if there is none, or it can't be parsed. */
export const readMemory = ({ memoryFile }: ServerFolder) => readKept(memoryFile, ServerMemory)

export function writeMemory(folder: ServerFolder, memory: ServerMemory): Promise<void> {
  return writeAtomically(folder.memoryFile, JSON.stringify(memory))
}

/** Deletes for good. Renames first, so that it goes on after a restart. Needs no free space. */
export async function deleteServerFolder(dataDir: string, id: string): Promise<void> {
  const gone = join(serversDir(dataDir), doomed + id)
  await rename(serverFolder(dataDir, id).path, gone).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await deleteFolder(gone)
}

/** The servers that have a folder here. What an earlier agent was deleting is deleted first, as far as possible. */
export async function serverFolders(dataDir: string): Promise<string[]> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await mkdir(serversDir(dataDir), { recursive: true, mode: 0o711 })
  await chmod(serversDir(dataDir), 0o711)
  const names = await readdir(serversDir(dataDir))
  for (const name of names)
    if (name.startsWith(doomed)) await deleteFolder(join(serversDir(dataDir), name)).catch(() => undefined)
  return names.filter(isServerId)
}
