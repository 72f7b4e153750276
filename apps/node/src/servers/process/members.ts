import type { Process } from './process-table.ts'

/** What is known of a started server's processes. */
export type Leader = { pid: number; started: string; uid: number | null }

/**
 * The processes of a server among all: its group and session, whatever descends from its first process, and everything of its
 * own user, which nothing else has. Dead ones that wait for their parent do not count.
 */
export function membersOf(all: readonly Process[], leader: Leader): Process[] {
  const found = new Map<number, Process>()
  const first = all.find(({ pid }) => pid === leader.pid)
  // Its number may be another's by now; but a group's number is never given to a new process while the group lives.
  const reused = first !== undefined && first.started !== leader.started
  for (const process of all) {
    const own = leader.uid !== null && process.uid === leader.uid
    const grouped = !reused && (process.group === leader.pid || process.session === leader.pid)
    if (own || grouped) found.set(process.pid, process)
  }
  for (let grown = true; grown; ) {
    grown = false
    for (const process of all)
      if (!found.has(process.pid) && found.has(process.parent)) {
        found.set(process.pid, process)
        grown = true
      }
  }
  return [...found.values()].filter(({ zombie }) => !zombie)
}
