import { setTimeout as wait } from 'node:timers/promises'
import type { Usage } from '../../runtime/runtime.ts'
import type { ControlGroups } from './control-groups.ts'
import { killAsUser } from './kill-as-user.ts'
import { isHelper } from './process-helpers.ts'
import { type Process, pidsByHome, processes } from './process-table.ts'

/**
 * The first process of a server. `started` distinguishes it from a later one with the same pid.
 * `uid` is the server's own user, if it has one.
 */
export type Leader = { pid: number; started: string; uid: number | null }

export type ProcessTable = { now(): Promise<Process[]>; homes(): ReturnType<typeof pidsByHome> }
export const freshTable: ProcessTable = { now: processes, homes: pidsByHome }

/** Shares one reading of the process table for a quarter of a second. */
export function sharedTable(): ProcessTable {
  const shared = <T>(read: () => T) => {
    let last: { at: number; value: T } | undefined
    return () => {
      const now = performance.now()
      if (!last || now - last.at > 250) last = { at: now, value: read() }
      return last.value
    }
  }
  return { now: shared(processes), homes: shared(pidsByHome) }
}

/**
 * The processes of a server: its leader's group and session, all of its user, and their
 * descendants, without zombies.
 */
function membersOf(all: readonly Process[], leader: Leader): Process[] {
  const found = new Set<Process>()
  const pids = new Set<number>()
  const first = all.find(({ pid }) => pid === leader.pid)
  // Another process may have the leader's pid by now. The id of a group is not reused while the
  // group exists.
  const reused = first !== undefined && first.started !== leader.started
  const isOwn = ({ uid, group, session, parent }: Process) =>
    (leader.uid !== null && uid === leader.uid) ||
    (!reused && (group === leader.pid || session === leader.pid)) ||
    pids.has(parent)
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const process of all)
      if (!found.has(process) && isOwn(process)) {
        found.add(process)
        pids.add(process.pid)
      }
  }
  return [...found].filter(({ pid, zombie }) => !zombie && !isHelper(pid))
}

/**
 * The processes of a server, and all with its HOME. These cover children that left the group, and a
 * process whose start a killed agent did not record.
 */
export async function findProcesses(data: string, leader: Leader, table: ProcessTable): Promise<Process[]> {
  const all = await table.now()
  const atHome = table.homes().get(data) ?? []
  // A process may set any HOME, so one of another user must not block this server's end.
  const isServerUser = (uid: number | null) => leader.uid === null || uid === leader.uid
  const found = all.filter(({ pid, uid, zombie }) => !zombie && atHome.includes(pid) && isServerUser(uid))
  return [...new Set([...membersOf(all, leader), ...found])].filter(
    ({ pid }) => pid !== process.pid && !isHelper(pid),
  )
}

export function statsOf(leader: Leader, table: ProcessTable): () => Promise<Usage | undefined> {
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

/** How long ending a server is tried. A process may be in an uninterruptible wait for a disk. */
const endWithinMs = 15_000
/**
 * Number of empty lists in a row that count as the end if nothing kills all at once. A list may
 * miss short-lived processes.
 */
const emptyLists = 5

/**
 * Kills all processes of a server at once, as they may fork faster than a list can be read. Uses
 * its cgroup, or else its user. False if that failed, undefined where there is neither.
 */
export async function forceKill(
  id: string,
  { uid }: Pick<Leader, 'uid'>,
  groups?: Pick<ControlGroups, 'kill'>,
): Promise<boolean | undefined> {
  if (await groups?.kill(id)) return true
  return uid === null ? undefined : killAsUser(uid)
}

/**
 * Kills what `find` lists, and all by `atOnce`, until nothing is left. Signals come from the agent,
 * as a server may stop a helper that runs as its user. False if something may be left after
 * `endWithinMs`.
 */
export async function endAll(
  find: () => Promise<Process[]>,
  atOnce: () => Promise<boolean | undefined>,
): Promise<boolean> {
  const until = performance.now() + endWithinMs
  // A machine without a free file descriptor may have one a moment later.
  const list = () => find().catch(() => undefined)
  let empty = 0
  let left = await list()
  for (let round = 0; performance.now() < until; round++) {
    // Stopped processes cannot fork while the others are being killed.
    for (const { pid } of left ?? []) signalOne(pid, 'SIGSTOP')
    for (const { pid } of left ?? []) signalOne(pid, 'SIGKILL')
    const all = await atOnce()
    left = await list()
    empty = left?.length === 0 ? empty + 1 : 0
    if (all ? empty > 0 : all === undefined && empty >= emptyLists) return true
    await wait(round < 5 ? 5 : round < 100 ? 50 : 1_000)
  }
  return false
}

export function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}
