import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Usage } from '../runtime.ts'
import { type Leader, membersOf } from './members.ts'
import { byHome, type Process, processes } from './process-table.ts'

/** One reading of the table serves all servers that ask within a quarter of a second. */
export function sharedTable() {
  const shared = <T>(read: () => T) => {
    let last: { at: number; value: T } | undefined
    return () => {
      const now = performance.now()
      if (!last || now - last.at > 250) last = { at: now, value: read() }
      return last.value
    }
  }
  return { now: shared(processes), homes: shared(byHome) }
}
export type Table = ReturnType<typeof sharedTable>

export function statsOf(leader: Leader, table: Table): () => Promise<Usage | undefined> {
  let before: { at: number; cpu: Map<number, number> } | undefined
  return async () => {
    const members = membersOf(await table.now(), leader)
    if (members.length === 0) return undefined
    const at = performance.now()
    let busyMs = 0
    for (const { pid, cpuMs } of members)
      busyMs += Math.max(0, cpuMs - (before?.cpu.get(pid) ?? (before ? 0 : cpuMs)))
    const passedMs = before ? at - before.at : 0
    before = { at, cpu: new Map(members.map(({ pid, cpuMs }) => [pid, cpuMs])) }
    return {
      cpuPercent: passedMs > 0 ? Math.round((1000 * busyMs) / passedMs) / 10 : 0,
      memoryMb: Math.round(members.reduce((sum, { residentBytes }) => sum + residentBytes, 0) / 2 ** 20),
      processes: members.length,
    }
  }
}

/**
 * A server's processes, and what was started in its home: a child may have left its group, and an agent been killed before it noted what
 * it had just started.
 */
export function allOf(
  data: string,
  leader: Leader,
  all: readonly Process[],
  homes: ReadonlyMap<string, readonly number[]>,
): Process[] {
  const atHome = homes.get(data) ?? []
  // A home is what a process says of itself: what another server's says must not keep this one from its end.
  const own = (uid: number | null) => leader.uid === null || uid === leader.uid
  const found = all.filter(({ pid, uid, zombie }) => !zombie && atHome.includes(pid) && own(uid))
  return [...new Set([...membersOf(all, leader), ...found])].filter(({ pid }) => pid !== process.pid)
}

/**
 * Kills until there is none: processes may start others faster than a list of them can be walked. One that waits for a broken disk
 * is waited for.
 */
export async function endAll(find: () => Promise<Process[]>): Promise<void> {
  for (let round = 0; ; round++) {
    // A machine that has no more files to open may have them a moment later.
    const left = await find().catch(() => undefined)
    if (left?.length === 0) return
    // Stopped ones start no more while the others are being killed.
    for (const { pid } of left ?? []) signalOne(pid, 'SIGSTOP')
    for (const { pid } of left ?? []) signalOne(pid, 'SIGKILL')
    await wait(round < 5 ? 5 : round < 100 ? 50 : 1_000)
  }
}

/**
 * Ends everything of a server's own user in one act: the list of processes is old when it has been read, and a row of processes, each of
 * which starts the next and ends, could outrun it.
 */
export function endUser(uid: number): Promise<void> {
  const child = spawn('/bin/sh', ['-c', 'kill -KILL -1'], {
    uid,
    gid: uid,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  })
  return new Promise((resolve) => child.once('error', () => resolve()).once('exit', () => resolve()))
}

export function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}
