import { chmod, mkdir, readdir, readFile, realpath, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { HalfLine } from '../../console/lines.ts'
import { deleteFolder } from './delete-folder.ts'
import { writeAtomically } from './write-atomically.ts'

const HaltReason = z.enum([
  'crash_loop',
  'out_of_memory',
  'disk_full',
  'too_many_processes',
  'port_taken',
  'start_timeout',
  'internal',
])
export type HaltReason = z.infer<typeof HaltReason>

/** Agents before this one wrote the text alone. */
const KeptHalfLine = z.union([HalfLine, z.string().transform((text) => ({ text, continues: false }))])

/** What the agent must still know of a server after it was killed. What the owner wants is not in it: that is in the desired states. */
export const ServerMemory = z.object({
  id: z.uuid(),
  /** The generation that was last acted on. */
  generation: z.number().int().nonnegative(),
  /** Null if none was free. */
  port: z.number().int().nullable(),
  /** What was started and not seen to end, for an agent that finds it still running; null if that is not to go on. */
  run: z
    .object({
      core: z.object({ id: z.string(), version: z.string() }),
      ready: z.boolean(),
      /** What an agent that left it had of lines that were not whole yet. */
      halfLines: z.object({ stdout: KeptHalfLine, stderr: KeptHalfLine }).optional(),
    })
    .nullable()
    .default(null),
  /** The newest operations that reached their end. */
  operations: z.array(z.object({ id: z.uuid(), outcome: z.enum(['done', 'failed']) })),
  /** The restart that has begun: its server has ended, or was told to. */
  restarting: z.uuid().nullable(),
  /** When it crashed, in milliseconds since the epoch; see restart-rule.ts. */
  crashes: z.array(z.number()),
  /** Why it stays down until its owner wants something new. */
  halted: z
    .object({
      generation: z.number().int(),
      // Agents before this one wrote `crashed`.
      state: z
        .enum(['stopped', 'failed', 'crashed'])
        .transform((state) => (state === 'crashed' ? 'failed' : state)),
      reason: HaltReason.nullable(),
    })
    .nullable(),
})
export type ServerMemory = z.infer<typeof ServerMemory>

export type ServerFolder = ReturnType<typeof serverFolder>

/**
 * A server's place on the disk. Only `data` belongs to the server itself: it can neither forge the agent's memory of it nor put
 * a link where the agent writes.
 */
export function serverFolder(dataDir: string, id: string) {
  const path = join(serversDir(dataDir), id)
  return {
    path,
    memoryFile: join(path, 'memory.json'),
    settingsFile: join(path, 'settings.json'),
    console: join(path, 'console'),
    data: join(path, 'data'),
  }
}

export const serversDir = (dataDir: string) => join(dataDir, 'servers')

const doomed = '.deleting-'
export const isServerId = (name: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

/** The agent's part of it. Harmless to repeat: a folder that was left half made gets finished. */
export async function makeServerFolder(folder: ServerFolder): Promise<void> {
  await mkdir(folder.path, { recursive: true, mode: 0o710 })
  await refuseLink(folder.path)
  await mkdir(folder.console, { recursive: true, mode: 0o700 })
  await refuseLink(folder.console)
}

/**
 * Throws if a link stands in a folder's place. A server that ran as the agent's own user, before that became root, could have put it
 * there.
 */
export async function refuseLink(path: string): Promise<void> {
  if ((await realpath(path)) !== path) throw new Error(`${path} is a link`)
}

/** Undefined if there is none, or it can't be understood: then it is made anew. */
export async function readMemory(folder: ServerFolder): Promise<ServerMemory | undefined> {
  try {
    return ServerMemory.parse(JSON.parse(await readFile(folder.memoryFile, 'utf8')))
  } catch {
    return undefined
  }
}

export function writeMemory(folder: ServerFolder, memory: ServerMemory): Promise<void> {
  return writeAtomically(folder.memoryFile, JSON.stringify(memory))
}

/** Deletes for good. Needs no free space: first the name goes, then what it named. */
export async function deleteServerFolder(dataDir: string, id: string): Promise<void> {
  const gone = join(serversDir(dataDir), doomed + id)
  await rename(serverFolder(dataDir, id).path, gone).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await deleteFolder(gone)
}

/** The servers that have a folder here. What was being deleted when the agent ended is deleted first, as far as it can be. */
export async function serverFolders(dataDir: string): Promise<string[]> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await mkdir(serversDir(dataDir), { recursive: true, mode: 0o711 })
  await chmod(serversDir(dataDir), 0o711)
  const names = await readdir(serversDir(dataDir))
  for (const name of names)
    if (name.startsWith(doomed)) await deleteFolder(join(serversDir(dataDir), name)).catch(() => undefined)
  return names.filter(isServerId)
}
