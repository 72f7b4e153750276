import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { readKept, writeAtomically } from '@zubr/on-node/kept-file'
import { z } from 'zod'
import type { Exit, Output, Place, RunSpec } from '../../runtime/runtime.ts'
import { serverPath } from './entrance.ts'
import { makeFifos, openFifos } from './fifos.ts'
import { homeOf, processes, processOf } from './process-table.ts'
import type { Leader } from './server-processes.ts'

/** A server's first process, the agent's ends of its streams, and its end. */
export type ServerProcess = {
  leader: Leader
  stdin: Writable
  outputs: Record<Output, Readable>
  died: Promise<Exit>
}

/** Notes what was started for a server, so that the next agent knows it again. */
export const noteFile = ({ folder }: Place) => join(folder, 'process.json')
const Note = z.object({ pid: z.number().int().min(2), started: z.string(), uid: z.number().int().nullable() })

export async function readNote(place: Place): Promise<Leader | undefined> {
  const owner = (await lstat(noteFile(place)).catch(() => undefined))?.uid
  // A server that ran as the agent's own user, before that became root, could have noted whom it wants ended.
  if (owner === undefined || owner !== (process.getuid?.() ?? owner)) return undefined
  return readKept(noteFile(place), Note)
}

/** `uid` is the user that it will have; `spawnUid` says so to `spawn`, unless the command itself changes users. */
export async function launch(
  place: Place,
  [program, ...args]: RunSpec['command'],
  { uid, spawnUid, keep }: { uid: number | null; spawnUid?: number | undefined; keep: boolean },
): Promise<ServerProcess> {
  // Where none can be made (a full disk) it is better started without.
  const fifos = keep ? await makeFifos(place.folder) : undefined
  const child = spawn(program, args, {
    cwd: place.data,
    // Nothing of the agent's own environment, which holds its secrets.
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
  const pid = child.pid as number // It was spawned, so it has one.
  const leader: Leader = { pid, started: (await startedAt(pid)) ?? '', uid }
  const { stdin, stdout, stderr } = fifos?.ours ?? child
  if (!stdin || !stdout || !stderr) throw new Error('a server was started without its streams')
  // A full disk must not keep it from starting: the next agent still finds it by its home.
  await writeAtomically(noteFile(place), JSON.stringify(leader)).catch(() => undefined)
  return { leader, stdin, outputs: { stdout, stderr }, died }
}

/** What an earlier agent started, if it still runs and its streams can be had. Its number alone could be another's by now. */
export async function adopt(place: Place, uid: number | null): Promise<ServerProcess | undefined> {
  const leader = await readNote(place)
  if (!leader || leader.uid !== uid || !lives(leader) || homeOf(leader.pid) !== place.data) return undefined
  try {
    const { stdin, stdout, stderr } = openFifos(place.folder)
    return { leader, stdin, outputs: { stdout, stderr }, died: deathOf(leader) }
  } catch {
    return undefined
  }
}

function lives({ pid, started }: Leader): boolean {
  const now = processOf(pid)
  return now !== undefined && !now.zombie && now.started === started
}

/** Only a parent is told of a process's end, and how it ended. */
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
  if (process.platform === 'linux') return processOf(pid)?.started
  return (await processes()).find((one) => one.pid === pid)?.started
}
