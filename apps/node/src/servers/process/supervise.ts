import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place, Running } from '../runtime.ts'
import type { ControlGroups } from './control-groups.ts'
import { noteFile, type ServerProcess } from './process.ts'
import { allOf, endAll, freshTable, killAtOnce, signalOne, statsOf, type Table } from './server-processes.ts'
import { feed, lastWordsMs, saidAll, writeLine } from './streams.ts'

/** `endedBefore`: how many processes of its group the kernel had ended for memory when this run of it, or the watch over it, began. */
export function supervise(
  place: Place,
  server: ServerProcess,
  table: Table,
  groups?: ControlGroups,
  endedBefore = 0,
): Running {
  const { leader, stdin, outputs, died } = server
  const streams = [outputs.stdout, outputs.stderr]
  stdin.on('error', () => undefined)
  const said = saidAll(streams)
  let letGo: (() => void)[] = []
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
    await Promise.race([said, wait(lastWordsMs)])
    for (const stream of [stdin, ...streams]) stream.destroy()
    await rm(noteFile(place), { force: true }).catch(() => undefined)
    return outOfMemory ? { ...exit, reason: 'out_of_memory' as const } : exit
  })
  let limited = Promise.resolve()
  let hardStop: NodeJS.Timeout | undefined
  const kill = () => signalOne(-leader.pid, 'SIGKILL')
  void died.then(() => clearTimeout(hardStop))
  return {
    exited,
    kill,
    stop(command, graceMs) {
      if (hardStop) return
      hardStop = setTimeout(kill, graceMs)
      if (!(command !== null && writeLine(stdin, command))) signalOne(-leader.pid, 'SIGTERM')
    },
    limit(limits) {
      // One after the other, so that the last word is the newest.
      limited = limited.then(() => groups?.limit(place.id, limits))
    },
    write: (line) => writeLine(stdin, line),
    onOutput(take) {
      letGo = [
        feed(outputs.stdout, (text) => take('stdout', text)),
        feed(outputs.stderr, (text) => take('stderr', text)),
      ]
    },
    leave() {
      left = true
      clearTimeout(hardStop)
      for (const end of letGo) end()
      stdin.destroy()
    },
    isHeld: false,
    stats: statsOf(leader, table),
  }
}
