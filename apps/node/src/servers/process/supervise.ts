import { rm } from 'node:fs/promises'
import type { Place, Running } from '../../runtime/runtime.ts'
import type { ControlGroups } from './control-groups.ts'
import { recordFile, type ServerProcess } from './process.ts'
import { serverIo } from './server-io.ts'
import {
  endAll,
  findProcesses,
  forceKill,
  freshTable,
  type ProcessTable,
  signalOne,
  statsOf,
} from './server-processes.ts'

/**
 * `endedBefore`: number of out-of-memory kills in its cgroup before this run, or before its
 * adoption.
 */
export function supervise(
  place: Place,
  server: ServerProcess,
  table: ProcessTable,
  groups?: ControlGroups,
  endedBefore = 0,
): Running {
  const { leader, stdin, outputs, died } = server
  const kill = () => signalOne(-leader.pid, 'SIGKILL')
  const io = serverIo({
    ...{ stdin, outputs, kill },
    requestEnd: () => signalOne(-leader.pid, 'SIGTERM'),
    limit: (limits) => groups?.limit(place.id, limits),
  })
  let left = false
  const exited = died.then(async (exit) => {
    // The next agent handles its end and needs the record of it.
    if (left) return exit
    await endAll(
      () => findProcesses(place.data, leader, freshTable),
      () => forceKill(place.id, leader, groups),
    )
    // With an exit code, the server itself was not killed, so the memory kill hit a child.
    const outOfMemory = groups && exit.code === null && (await groups.endsForMemory(place.id)) > endedBefore
    await groups?.remove(place.id)
    await io.closeAfterOutput()
    // A record that stays names an ended process, which `adopt` recognizes.
    await rm(recordFile(place), { force: true }).catch(() => undefined)
    return outOfMemory ? { ...exit, reason: 'out_of_memory' as const } : exit
  })
  void died.then(io.ended)
  return {
    exited,
    kill,
    ...io.running,
    leave() {
      left = true
      io.leave()
    },
    isHeld: false,
    stats: statsOf(leader, table),
  }
}
