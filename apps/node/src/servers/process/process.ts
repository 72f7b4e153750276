import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { z } from 'zod'
import type { Exit, Output, Place, RunSpec } from '../../runtime/runtime.ts'
import { makeFifos, openFifos } from './fifos.ts'
import { processes, readHome, readProcess } from './process-table.ts'
import type { Leader } from './server-processes.ts'
import { serverPath } from './user-launcher.ts'

/** The first process of a server, the agent's ends of its streams, and its exit. */
export type ServerProcess = {
  leader: Leader
  stdin: Writable
  outputs: Record<Output, Readable>
  died: Promise<Exit>
}

/** The record of a server's process, by which the next agent finds it. */
export const recordFile = ({ folder }: Place) => join(folder, 'process.json')
const ProcessRecord = z.object({
  pid: z.number().int().min(2),
  started: z.string(),
  uid: z.number().int().nullable(),
})

export async function readRecord(place: Place): Promise<Leader | undefined> {
  // There is no record unless a process was started.
  const owner = (await lstat(recordFile(place)).catch(() => undefined))?.uid
  // A server that ran as the agent's user, before that was root, could have written the record.
  if (owner === undefined || owner !== (process.getuid?.() ?? owner)) return undefined
  return readJsonFile(recordFile(place), ProcessRecord)
}

/** `uid` is the user of the process. `spawnUid` is set unless the command itself changes users. */
export async function launch(
  place: Place,
  [program, ...args]: RunSpec['command'],
  { uid, spawnUid, keep }: { uid: number | null; spawnUid?: number | undefined; keep: boolean },
): Promise<ServerProcess> {
  // On a full disk it is better to start without them.
  const fifos = keep ? await makeFifos(place.folder) : undefined
  const child = spawn(program, args, {
    cwd: place.data,
    // The agent's environment has secrets, so nothing of it is passed on.
    env: { PATH: serverPath, HOME: place.data, LANG: 'C.UTF-8' },
    ...(spawnUid !== undefined && { uid: spawnUid, gid: spawnUid }),
    detached: true,
    stdio: fifos?.theirs ?? ['pipe', 'pipe', 'pipe'],
  })
  for (const fd of fifos?.theirs ?? []) closeSync(fd)
  await once(child, 'spawn').catch((error: unknown) => {
    for (const socket of Object.values(fifos?.ours ?? {})) socket.destroy()
    throw error
  })
  child.on('error', () => undefined)
  const died = new Promise<Exit>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal, reason: null })),
  )
  const pid = child.pid as number // A spawned process has a pid.
  const leader: Leader = { pid, started: (await startedAt(pid)) ?? '', uid }
  const { stdin, stdout, stderr } = fifos?.ours ?? child
  if (!stdin || !stdout || !stderr) throw new Error('a server was started without its streams')
  // On a full disk it starts without the record. The next agent finds it by its HOME.
  await writeAtomically(recordFile(place), JSON.stringify(leader)).catch(() => undefined)
  return { leader, stdin, outputs: { stdout, stderr }, died }
}

/**
 * Adopts the process of an earlier agent if it runs and its streams can be opened. The pid alone
 * may belong to another process by now.
 */
export async function adopt(place: Place, uid: number | null): Promise<ServerProcess | undefined> {
  const leader = await readRecord(place)
  if (!leader || leader.uid !== uid || !lives(leader) || readHome(leader.pid) !== place.data) return undefined
  try {
    const { stdin, stdout, stderr } = openFifos(place.folder)
    return { leader, stdin, outputs: { stdout, stderr }, died: deathOf(leader) }
  } catch {
    // Its streams are gone, so it cannot be adopted.
    return undefined
  }
}

function lives({ pid, started }: Leader): boolean {
  const now = readProcess(pid)
  return now !== undefined && !now.zombie && now.started === started
}

/** Only a parent gets the exit of a process, so this polls. */
function deathOf(leader: Leader): Promise<Exit> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (lives(leader)) return
      clearInterval(timer)
      resolve({ code: null, signal: null, reason: null })
    }, 200)
    timer.unref()
  })
}

async function startedAt(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readProcess(pid)?.started
  return (await processes()).find((one) => one.pid === pid)?.started
}
