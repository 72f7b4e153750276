import type { DesiredServer } from '@zubr/contracts/node-servers'
import type { EmptyStopOutcome } from '@zubr/contracts/servers/empty-stop'
import { textOf } from '@zubr/on-node/call'
import type { Place } from '../../runtime/runtime.ts'
import type { ServerMemory } from '../decision/server-memory.ts'
import type { ServerContext } from '../server-context.ts'
import type { ServerRun } from '../server-run.ts'
import { serverEndpointOf } from '../starting/start-spec.ts'
import { hasConnections } from './has-connections.ts'

type EmptyStopOptions = {
  place: Pick<Place, 'id'>
  memory(): ServerMemory | null
  run(): ServerRun | undefined
  wanted(): DesiredServer
  record(step: { memory: Pick<ServerMemory, 'run'> }): Promise<void>
  /** A job of the server waits or runs. */
  hasJobs(): boolean
}

type Context = Pick<
  ServerContext,
  'runtime' | 'host' | 'clock' | 'limits' | 'files' | 'log' | 'requestEmptyStop'
>

const minuteMs = 60_000
/** The request is repeated after this time if the API did not stop the server. */
const retryMs = 60_000

/**
 * Measures how long a running server has had no players, and requests the API to stop it after the
 * owner's limit. The API changes the desired state, so no agent starts the server again.
 */
export class EmptyStop {
  private readonly server: EmptyStopOptions
  private readonly context: Context
  private readonly stopped = new AbortController()
  private work: Promise<void> | undefined
  /** Since when this run is empty, by `clock.elapsed`. */
  private empty: { run: ServerRun; since: number } | undefined
  private askAgainAt = Number.NEGATIVE_INFINITY
  private hasWarned = false

  constructor(server: EmptyStopOptions, context: Context) {
    this.server = server
    this.context = context
  }

  start(): void {
    this.work = this.watch()
  }

  async stop(): Promise<void> {
    this.stopped.abort()
    await this.work
  }

  private async watch(): Promise<void> {
    const { clock, limits, log } = this.context
    const { signal } = this.stopped
    while (!signal.aborted) {
      await clock.wait(limits.emptyEveryMs, signal)
      if (signal.aborted) return
      await this.check().catch((error: unknown) =>
        log.warn(`server ${this.server.place.id}: its players could not be counted: ${textOf(error)}`),
      )
    }
  }

  private async check(): Promise<void> {
    const { emptyStopMinutes: minutes, desiredState, generation } = this.server.wanted()
    const run = this.server.run()
    // The time of the former agent stays until its run is adopted.
    if (!run) {
      this.empty = undefined
      return
    }
    const isCounted = minutes !== undefined && desiredState === 'running' && run.ready
    if (!isCounted || run.ending || run.exit) return this.forget()
    // An adopted run was not pinged yet: the time of the former agent may still hold.
    if (run.players === null && !this.empty) return
    if (!(await this.isEmpty(run))) return this.forget()
    const { clock } = this.context
    if (this.empty?.run !== run) this.empty = { run, since: this.sinceBefore() ?? clock.elapsed() }
    // A player came and left between two checks.
    if (run.playerSeenAt !== null && run.playerSeenAt > this.empty.since) this.empty.since = run.playerSeenAt
    await this.remember(clock.now() - (clock.elapsed() - this.empty.since))
    const now = clock.elapsed()
    if (now - this.empty.since < minutes * minuteMs || now < this.askAgainAt) return
    this.askAgainAt = now + retryMs
    if (this.server.hasJobs() || (await this.context.files.isInUse(this.server.place.id))) return
    const outcome = await this.requestStop({ generation, minutes })
    // Their visit ends when they leave, and the time restarts then.
    if (outcome === 'players') await this.forget()
  }

  /** Whether the ping or the console reports no players, and there is no connection. */
  private async isEmpty(run: ServerRun): Promise<boolean> {
    const memory = this.server.memory()
    if (run.players !== 0 || run.silentSince !== null || !memory) return false
    return run.core.ping === 'bedrock' || !(await hasConnections(serverEndpointOf(this.context, memory)))
  }

  private async requestStop(body: {
    generation: number
    minutes: number
  }): Promise<EmptyStopOutcome | undefined> {
    const { requestEmptyStop, log } = this.context
    try {
      const outcome = await requestEmptyStop(this.server.place.id, body, this.stopped.signal)
      this.hasWarned = false
      return outcome
    } catch (error) {
      if (!this.hasWarned && !this.stopped.signal.aborted)
        log.warn(
          `server ${this.server.place.id}: it is empty and could not be stopped: ${textOf(error)}; retrying`,
        )
      this.hasWarned = true
      return undefined
    }
  }

  private async forget(): Promise<void> {
    this.empty = undefined
    this.askAgainAt = Number.NEGATIVE_INFINITY
    await this.remember(undefined)
  }

  /** The time of the former agent for the same run, by `clock.elapsed`. */
  private sinceBefore(): number | undefined {
    const { clock } = this.context
    const before = this.server.memory()?.run?.emptySince
    return before === undefined ? undefined : clock.elapsed() - Math.max(0, clock.now() - before)
  }

  /** Stores the time for the next agent. Writes only when it changes. */
  private async remember(since: number | undefined): Promise<void> {
    const run = this.server.memory()?.run
    if (!run || isSame(run.emptySince, since)) return
    const { emptySince: _, ...rest } = run
    await this.server.record({
      memory: { run: { ...rest, ...(since !== undefined && { emptySince: since }) } },
    })
  }
}

/** Two clocks that are read one after the other differ slightly. */
const isSame = (a: number | undefined, b: number | undefined) =>
  a === b || (a !== undefined && b !== undefined && Math.abs(a - b) < 1_000)
