import { setTimeout as wait } from 'node:timers/promises'
import type { Usage } from '../../runtime/runtime.ts'
import type { ControlGroups } from './control-groups.ts'
import { isHelper } from './helper.ts'
import { killAsUser } from './kill-as-user.ts'
import { byHome, type Process, processes } from './process-table.ts'

/** A server's first process; `started` tells it from a later one with the same number, `uid` is the server's own user if it has one. */
export type Leader = { pid: number; started: string; uid: number | null }

export type Table = { now(): Promise<Process[]>; homes(): ReturnType<typeof byHome> }
export const freshTable: Table = { now: processes, homes: byHome }

/** One reading serves all servers that ask within a quarter of a second. */
export function sharedTable(): Table {
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

/**
 * A server's processes: its leader's group and session, everything of its own user, and all their descendants. Zombies do not count.
 */
function membersOf(all: readonly Process[], leader: Leader): Process[] {
  const found = new Set<Process>()
  const pids = new Set<number>()
  const first = all.find(({ pid }) => pid === leader.pid)
  // The number may be another's by now. A group's number is not given to a new process while the group lives.
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
 * A server's processes and all that was started with its home: a child may have left its group, and an agent may have been killed
 * before it noted what it had just started.
 */
export async function allOf(data: string, leader: Leader, table: Table): Promise<Process[]> {
  const all = await table.now()
  const atHome = table.homes().get(data) ?? []
  // A process may claim any home: one of another user must not hold up this server's end.
  const own = (uid: number | null) => leader.uid === null || uid === leader.uid
  const found = all.filter(({ pid, uid, zombie }) => !zombie && atHome.includes(pid) && own(uid))
  return [...new Set([...membersOf(all, leader), ...found])].filter(
    ({ pid }) => pid !== process.pid && !isHelper(pid),
  )
}

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

/** How long the end of a server is tried for. Nothing resists SIGKILL, but the kernel itself may be waiting for a disk. */
const endWithinMs = 15_000
/** So many empty lists in a row are an end where nothing kills all at once: a chain of short-lived processes may miss one or two. */
const emptyLists = 5

/**
 * Kills a server's processes at once: they may start others faster than a list of them can be walked. By its group if it has one, else
 * as its user; false if that was hindered, undefined where there is neither.
 */
export async function killAtOnce(
  id: string,
  { uid }: Pick<Leader, 'uid'>,
  groups?: Pick<ControlGroups, 'kill'>,
): Promise<boolean | undefined> {
  if (await groups?.kill(id)) return true
  return uid === null ? undefined : killAsUser(uid)
}

/**
 * Kills until nothing is left: what `find` lists, and all `atOnce`. Signals come from the agent's own user: a server may stop whatever
 * runs as its user, so a helper that does is never all that is relied on. False if something may be left after `endWithinMs`.
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
    // Stopped ones start no more while the others are being killed.
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
