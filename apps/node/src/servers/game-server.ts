import { once } from 'node:events'
import type { DesiredServer, ServerReport } from '@zubr/contracts/node-servers'
import { refusesIpBan } from '@zubr/domain/players/ip-bans'
import { textOf } from '@zubr/on-node/call'
import type { ConsoleLog } from '../console/console-log.ts'
import { stripControls } from '../console/lines.ts'
import { afterAttempt, afterError, afterUndo } from './decision/after-run.ts'
import { decide, isSameRun } from './decision/decide.ts'
import type { ChangedFileKind } from './decision/pending-restart.ts'
import { type Now, reportOf, type Server, type Step } from './decision/server.ts'
import { statsOf } from './decision/stats.ts'
import { edgePayload } from './edge/edge-payload.ts'
import type { EdgeServerReport } from './edge/local-servers.ts'
import { EmptyStop } from './empty/empty-stop.ts'
import { type JobServer, type JobsOfServer, jobsOfServer } from './jobs-of-server.ts'
import { extraPorts } from './ports/extra-ports.ts'
import { AppliedSettings } from './run/applied-settings.ts'
import { ServerActions } from './server-actions.ts'
import type { ServerContext } from './server-context.ts'
import { ServerState } from './server-state.ts'
import { LiveSettings } from './starting/live-settings.ts'
import { serverEndpointOf } from './starting/start-spec.ts'

/**
 * Moves one server towards its desired state by the steps of decision/decide.ts. If the agent is
 * killed, the next one decides again from the memory on disk and the running processes.
 */
export class GameServer {
  readonly #context: ServerContext
  readonly #state: ServerState
  readonly #facts: AppliedSettings
  readonly #jobs: JobsOfServer
  readonly #actions: ServerActions
  readonly #liveSettings: LiveSettings
  readonly #emptyStop: EmptyStop
  #wake = new AbortController()
  #work: Promise<void> | undefined
  #lastSent = ''

  constructor(desired: DesiredServer, context: ServerContext) {
    const state = new ServerState(desired, context)
    this.#state = state
    this.#context = context
    const deps = {
      place: state.place,
      memory: () => state.memory,
      run: () => state.run,
      wanted: () => state.desired,
      record: (step: Omit<Step, 'action'>) => this.#record(step),
      command: (text: string) => this.command(text),
      notify: () => this.#notify(),
    }
    const facts = new AppliedSettings(deps, context.clock)
    this.#facts = facts
    const jobServer: JobServer = {
      ...{ ...state.place, wanted: deps.wanted, run: deps.run, command: deps.command },
      isStarting: () => state.starting.isNow,
      refuses: (text) => this.refusesCommand(text),
      onChanged: () => facts.filesChanged([], ['addons']),
      onUndone: async () => state.memory && this.#record(afterUndo(state.memory)),
    }
    const onReleased = () => this.#wake.abort()
    const jobs = jobsOfServer(jobServer, state.folder.jobsFile, context, {
      notify: deps.notify,
      onReleased,
    })
    this.#jobs = jobs
    const handleChange = () => this.#handleChange()
    const parts = { ...deps, facts, jobServer, jobs, extraPorts: extraPorts(deps, context), handleChange }
    this.#actions = new ServerActions(state, parts, context)
    this.#liveSettings = new LiveSettings(deps, context)
    this.#emptyStop = new EmptyStop({ ...deps, hasJobs: () => jobs.hasOpen() }, context)
  }

  /** Starts to work on the desired state. Call it once. */
  begin(): void {
    this.#emptyStop.start()
    this.#jobs.follow(this.#state.desired.jobs)
    this.#work = this.#workOn()
  }

  /** Sets the desired state. Ignored if its generation is older than the current one. */
  setWanted(next: DesiredServer): void {
    const desired = this.#state.desired
    if (next.generation < desired.generation || JSON.stringify(next) === JSON.stringify(desired)) return
    const hasNewLimits = next.memoryMb !== desired.memoryMb || next.diskMb !== desired.diskMb
    const isTheSame = isSameRun(next, desired)
    const wasHeld = this.#jobs.holdsStart()
    this.#state.desired = next
    this.#jobs.follow(next.jobs)
    if (hasNewLimits) this.#facts.planChanged()
    // A new console command must not restart the download of a core.
    if (isTheSame && wasHeld === this.#jobs.holdsStart()) this.#notify()
    else this.#handleChange()
  }

  /** Undefined until it is known whether a former agent left it running. */
  report(): ServerReport | undefined {
    const run = this.#state.run
    const starts = run && !run.ready && !run.ending ? ({ step: 'start', percent: null } as const) : null
    return reportOf(this.#state.desired, this.#server(), {
      stats: run ? statsOf(run) : null,
      progress: this.#state.starting.progress ?? starts,
      ...{ startMs: this.#state.starting.startMs, jobs: this.#jobs.report() },
      ...this.#facts.report(this.#state.starting.isNow),
    })
  }

  /** The record for the edge. Null if it is deleted, undefined if its state is not known yet. */
  forEdge(): EdgeServerReport | null | undefined {
    const current = this.report()
    const { memory } = this.#state
    const at = memory?.run ? serverEndpointOf(this.#context, memory) : null
    const core = this.#state.run?.core ?? this.#context.catalogue.adapterFor(this.#state.desired.core)
    return current && edgePayload(current, this.#state.desired, core, this.#state.run, at)
  }

  /** Identity of the running core. */
  runningCore(): string | undefined {
    return this.#state.run?.identity
  }

  console(): ConsoleLog | undefined {
    return this.#state.console
  }

  core(): { core: string; gameVersion: string } {
    return { core: this.#state.desired.core.id, gameVersion: this.#state.desired.core.version }
  }

  /** A signal that aborts when the server starts. Undefined while it runs or starts. */
  whileStopped(): AbortSignal | undefined {
    return this.#state.memory && (!this.#state.run || this.#state.run.exit)
      ? this.#state.starting.nextStart()
      : undefined
  }

  /** Whether a console command must not reach the server. */
  refusesCommand(text: string): boolean {
    return refusesIpBan(this.#state.desired.core, text)
  }

  /** Writes a line to the server. Returns false if it is not running. */
  command(text: string): boolean {
    const run = this.#state.run
    if (!run || run.ending || run.exit) return false
    const line = stripControls(text)
    void this.#state.console?.append('normal', `> ${line}`)
    return run.running.write(line)
  }

  /** Records that the owner has changed these files, or `kinds` of files. */
  filesChanged(paths: readonly string[], kinds?: readonly ChangedFileKind[]): void {
    this.#facts.filesChanged(paths, kinds)
  }

  /** Ends it within `graceMs`, or leaves it running for the next agent. Stops monitoring it. */
  async stop(graceMs: number | 'leave'): Promise<void> {
    this.#state.isStopped = true
    this.#wake.abort()
    await Promise.all([this.#work, this.#emptyStop.stop()])
    await this.#jobs.stop()
    this.#state.starting.releaseSlot()
    if (graceMs === 'leave') await this.#leave()
    else if (this.#state.run && !this.#state.run.exit) {
      await this.#state.run.endWithin(graceMs)
      await this.#record({ memory: { run: null } })
    }
    await this.#state.console?.close()
  }

  async #leave(): Promise<void> {
    const halfLines = this.#state.run?.leave()
    const run = this.#state.memory?.run
    if (run && halfLines) await this.#record({ memory: { run: { ...run, halfLines } } })
  }

  /** Reports a change of the state, but not of the statistics. */
  #notify(): void {
    const text = JSON.stringify({ ...this.report(), stats: null })
    if (text !== this.#lastSent) this.#context.changed()
    this.#lastSent = text
    this.#context.notifyEdge()
    void this.#liveSettings.sync()
  }

  #handleChange(): void {
    if (this.#state.run?.ready || this.#state.run?.exit) this.#state.starting.complete(this.#state.run.ready)
    this.#wake.abort()
    this.#notify()
  }

  async #workOn(): Promise<void> {
    const { clock } = this.#context
    while (!this.#state.isStopped) {
      this.#wake = new AbortController()
      const { signal } = this.#wake
      const step = await this.#tryStep(signal)
      this.#notify()
      if (step.action !== 'wait' || signal.aborted || this.#state.isStopped) continue
      await (step.waitMs === undefined ? once(signal, 'abort') : clock.wait(step.waitMs, signal))
    }
  }

  async #tryStep(interrupted: AbortSignal): Promise<Step> {
    try {
      return await this.#takeStep(interrupted)
    } catch (error) {
      this.#context.log.error(`server ${this.#state.id}: ${textOf(error)}; retrying`)
      const step = afterError(this.#state.tries)
      await this.#record(step)
      return step
    }
  }

  async #takeStep(interrupted: AbortSignal): Promise<Step> {
    let step = decide(this.#state.desired, this.#server(), this.#now())
    for (;;) {
      if (step.action === 'forget_run') this.#state.run = undefined
      await this.#record(step)
      const outcome = await this.#actions.perform(step.action, interrupted)
      const { memory, tries } = this.#state
      if (!outcome || !memory) return step
      step = afterAttempt(memory, tries, outcome, this.#now())
    }
  }

  #now(): Now {
    return { time: this.#context.clock.now(), elapsed: this.#context.clock.elapsed() }
  }

  #server(): Server {
    const run = this.#state.run
    // A core that is not available does not end a process that players use.
    const core = this.#context.catalogue.find(this.#state.desired.core)
    return {
      ...this.#state.known(),
      held: this.#jobs.holdsStart(),
      run: run ? { ...run, outdated: core !== undefined && core.identity !== run.identity } : null,
    }
  }

  async #record({ memory, tries, say = [], warn }: Omit<Step, 'action'>): Promise<void> {
    this.#facts.recordRetry(tries ?? {})
    if (warn) this.#context.log.warn(`server ${this.#state.id}: ${warn}`)
    for (const line of say) void this.#state.console?.append('error', line)
    await this.#state.apply({ ...(memory && { memory }), ...(tries && { tries }) })
  }
}
