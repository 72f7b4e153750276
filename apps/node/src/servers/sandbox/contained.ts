import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Exit, Output, Running } from '../../runtime/runtime.ts'
import { talk } from '../process/talk.ts'
import type { Engine } from './engine.ts'
import type { Group } from './group.ts'

/** How long the end of a container is tried for. Nothing resists it, but the kernel itself may be waiting for a disk. */
const endWithinMs = 15_000
const askAgainMs = 1_000

/** A server that runs in a container. `clear` takes away what was made for it. */
export function contained({
  id,
  engine,
  group,
  stdin,
  outputs,
  isDiskFull,
  grow,
  diskMb,
  clear,
}: {
  id: string
  engine: Engine
  group: Group
  stdin: Writable
  outputs: Record<Output, Readable>
  isDiskFull: () => Promise<boolean>
  /** Has its disk be as large as that, if it is smaller. */
  grow?: (diskMb: number) => Promise<void>
  /** What is on it. */
  diskMb?: () => Promise<number | undefined>
  clear: () => Promise<void>
}): Running {
  const givenUp = new AbortController()
  let left = false
  let over = false
  let killing = false
  const kill = () => {
    if (!killing) void end()
    killing = true
  }
  const talking = talk({
    ...{ stdin, outputs, kill },
    ask: () => void ask(),
    async limit(limits) {
      await group.limit(limits)
      if (!over && !left) await grow?.(limits.diskMb)
    },
  })
  const exited = engine.ended(id, givenUp.signal).then(async (exit): Promise<Exit> => {
    over = true
    talking.ended()
    // Its end is another agent's by now, who must find what tells of it.
    if (left) return exit
    // A server that ends with a code outlived whatever child was ended for memory.
    const outOfMemory = exit.code === null && (await group.ranOutOfMemory())
    // Not all say what they died of.
    const diskFull = exit.code !== 0 && !killing && (await isDiskFull().catch(() => false))
    await talking.lastWords()
    await clear()
    return { ...exit, reason: outOfMemory ? 'out_of_memory' : diskFull ? 'disk_full' : null }
  })
  async function end(): Promise<void> {
    for (const until = performance.now() + endWithinMs; !over && !left; await wait(1_000)) {
      if (performance.now() > until) return givenUp.abort()
      await group.kill()
      await engine.signal(id, 'KILL')
    }
  }
  /** More than once: the runtime of its language may have lost the first, before the server itself listened. */
  async function ask(): Promise<void> {
    await engine.terminate(id)
    while (!over && !left && !killing) {
      await wait(askAgainMs, undefined, { ref: false })
      if (!over && !left && !killing) await engine.signal(id, 'TERM')
    }
  }
  return {
    exited,
    kill,
    ...talking.own,
    leave() {
      left = true
      givenUp.abort()
      talking.leave()
    },
    stats: () => group.stats(),
    ...(diskMb && { diskMb }),
    isHeld: true,
  }
}

/** One that ended while nobody was there. */
export function endedBefore(exit: Exit): Running {
  return {
    exited: Promise.resolve(exit),
    kill: () => undefined,
    stop: () => undefined,
    limit: () => undefined,
    write: () => false,
    onOutput: () => undefined,
    leave: () => undefined,
    stats: async () => undefined,
    isHeld: true,
  }
}
