import { rm } from 'node:fs/promises'
import type { Place, Running } from '../../runtime/runtime.ts'
import type { ControlGroups } from './control-groups.ts'
import { noteFile, type ServerProcess } from './process.ts'
import { allOf, endAll, freshTable, killAtOnce, signalOne, statsOf, type Table } from './server-processes.ts'
import { talk } from './talk.ts'

/** `endedBefore`: how many processes of its group the kernel had ended for memory when this run of it, or the watch over it, began. */
export function supervise(
  place: Place,
  server: ServerProcess,
  table: Table,
  groups?: ControlGroups,
  endedBefore = 0,
): Running {
  const { leader, stdin, outputs, died } = server
  const kill = () => signalOne(-leader.pid, 'SIGKILL')
  const talking = talk({
    ...{ stdin, outputs, kill },
    ask: () => signalOne(-leader.pid, 'SIGTERM'),
    limit: (limits) => groups?.limit(place.id, limits),
  })
  let left = false
  const exited = died.then(async (exit) => {
    // Its end is another agent's by now, who must find what tells of it.
    if (left) return exit
    await endAll(
      () => allOf(place.data, leader, freshTable),
      () => killAtOnce(place.id, leader, groups),
    )
    // A server that ends with a code outlived whatever child was ended for memory.
    const outOfMemory = groups && exit.code === null && (await groups.endsForMemory(place.id)) > endedBefore
    await groups?.remove(place.id)
    await talking.lastWords()
    await rm(noteFile(place), { force: true }).catch(() => undefined)
    return outOfMemory ? { ...exit, reason: 'out_of_memory' as const } : exit
  })
  void died.then(talking.ended)
  return {
    exited,
    kill,
    ...talking.own,
    leave() {
      left = true
      talking.leave()
    },
    isHeld: false,
    stats: statsOf(leader, table),
  }
}
