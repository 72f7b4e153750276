import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Exit, Output, Running } from '../../runtime/runtime.ts'
import { serverIo } from '../process/server-io.ts'
import type { Cgroup } from './cgroup.ts'
import type { Engine } from './engine.ts'

/** How long ending a container is tried. A process may be in an uninterruptible wait for a disk. */
const endWithinMs = 15_000
const askAgainMs = 1_000

/** A server that runs in a container. `clear` removes what was made for it. */
export function containedServer({
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
  group: Cgroup
  stdin: Writable
  outputs: Record<Output, Readable>
  isDiskFull: () => Promise<boolean>
  /** Grows its disk to this size, if it is smaller. */
  grow?: (diskMb: number) => Promise<void>
  /** The used size of its disk. */
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
  const io = serverIo({
    ...{ stdin, outputs, kill },
    requestEnd: () => void ask(),
    async limit(limits) {
      await group.limit(limits)
      if (!over && !left) await grow?.(limits.diskMb)
    },
  })
  const exited = engine.ended(id, givenUp.signal).then(async (exit): Promise<Exit> => {
    over = true
    io.ended()
    // The next agent handles its end and needs the record of it.
    if (left) return exit
    // With an exit code, the server itself was not killed, so the memory kill hit a child.
    const outOfMemory = exit.code === null && (await group.ranOutOfMemory())
    // Not every server prints why it ended.
    const diskFull = exit.code !== 0 && !killing && (await isDiskFull().catch(() => false))
    await io.closeAfterOutput()
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
  /** Repeats the signal, as a runtime may lose it before the server has its handler. */
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
    ...io.running,
    leave() {
      left = true
      givenUp.abort()
      io.leave()
    },
    stats: () => group.stats(),
    ...(diskMb && { diskMb }),
    isHeld: true,
  }
}

/** A server that ended while no agent ran. */
export function endedServer(exit: Exit): Running {
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
