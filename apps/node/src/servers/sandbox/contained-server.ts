import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Exit, Limited, Output, Running, Usage } from '../../runtime/runtime.ts'
import { type ServerIo, serverIo } from '../process/server-io.ts'
import type { Cgroup } from './cgroup.ts'
import type { ContainerEngine } from './container-engine.ts'

/** How long ending a container is tried. A process may be in an uninterruptible wait for a disk. */
const endWithinMs = 15_000
const repeatTermMs = 1_000

export type ContainedServerOptions = {
  id: string
  engine: ContainerEngine
  group: Cgroup
  stdin: Writable
  outputs: Record<Output, Readable>
  isDiskFull: () => Promise<boolean>
  /** Grows its disk to this size, if it is smaller. */
  grow?: (diskMb: number) => Promise<void>
  /** The used size of its disk. */
  diskMb?: () => Promise<number | undefined>
  clear: () => Promise<void>
}

/** A server that runs in a container. `clear` removes what was made for it. */
export class ContainedServer implements Running {
  readonly isHeld = true
  readonly exited: Promise<Exit>
  readonly stop: Running['stop']
  readonly limit: Running['limit']
  readonly write: Running['write']
  readonly onOutput: Running['onOutput']
  readonly diskMb?: () => Promise<number | undefined>
  readonly #options: ContainedServerOptions
  readonly #io: ServerIo
  readonly #givenUp = new AbortController()
  #left = false
  #over = false
  #killing = false

  constructor(options: ContainedServerOptions) {
    const { stdin, outputs, diskMb } = options
    this.#options = options
    this.#io = serverIo({
      ...{ stdin, outputs },
      kill: () => this.kill(),
      requestEnd: () => void this.#requestEnd(),
      limit: (limits) => this.#limit(limits),
    })
    const { stop, limit, write, onOutput } = this.#io.running
    this.stop = stop
    this.limit = limit
    this.write = write
    this.onOutput = onOutput
    if (diskMb) this.diskMb = diskMb
    this.exited = this.#ended()
  }

  kill(): void {
    if (!this.#killing) void this.#end()
    this.#killing = true
  }

  leave(): void {
    this.#left = true
    this.#givenUp.abort()
    this.#io.leave()
  }

  stats(): Promise<Usage | undefined> {
    return this.#options.group.stats()
  }

  async #limit(limits: Limited): Promise<void> {
    await this.#options.group.limit(limits)
    if (!this.#over && !this.#left) await this.#options.grow?.(limits.diskMb)
  }

  async #ended(): Promise<Exit> {
    const { id, engine, group, isDiskFull, clear } = this.#options
    const exit = await engine.ended(id, this.#givenUp.signal)
    this.#over = true
    this.#io.ended()
    // The next agent handles its end and needs the record of it.
    if (this.#left) return exit
    // With an exit code, the server itself was not killed, so the memory kill hit a child.
    const outOfMemory = exit.code === null && (await group.ranOutOfMemory())
    // Not every server prints why it ended.
    const diskFull = exit.code !== 0 && !this.#killing && (await isDiskFull().catch(() => false))
    await this.#io.closeAfterOutput()
    await clear()
    return { ...exit, reason: outOfMemory ? 'out_of_memory' : diskFull ? 'disk_full' : null }
  }

  async #end(): Promise<void> {
    for (const until = performance.now() + endWithinMs; !this.#over && !this.#left; await wait(1_000)) {
      if (performance.now() > until) return this.#givenUp.abort()
      await this.#options.group.kill()
      await this.#options.engine.signal(this.#options.id, 'KILL')
    }
  }

  /** Repeats the signal, as a runtime may lose it before the server has its handler. */
  async #requestEnd(): Promise<void> {
    await this.#options.engine.terminate(this.#options.id)
    while (!this.#over && !this.#left && !this.#killing) {
      await wait(repeatTermMs, undefined, { ref: false })
      if (!this.#over && !this.#left && !this.#killing)
        await this.#options.engine.signal(this.#options.id, 'TERM')
    }
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
