import type { ConsoleLog } from '../console/console-log.ts'
import type { CoreAdapter } from '../cores/core.ts'
import type { Running } from '../runtime/runtime.ts'
import type { Outcome } from './decision/after-run.ts'
import type { Step } from './decision/server.ts'
import { removeServer } from './folder/remove-server.ts'
import type { JobServer, JobsOfServer } from './jobs-of-server.ts'
import type { ExtraPorts } from './ports/extra-ports.ts'
import type { AppliedSettings } from './run/applied-settings.ts'
import type { HalfLines } from './run/run-output.ts'
import type { ServerContext } from './server-context.ts'
import { ServerRun } from './server-run.ts'
import type { ServerState } from './server-state.ts'
import { startServer } from './starting/start-server.ts'
import { serverEndpointOf } from './starting/start-spec.ts'
import { takeOver } from './starting/take-over.ts'

/** Parts of a server that its actions use. */
type ServerParts = {
  facts: AppliedSettings
  jobServer: JobServer
  jobs: JobsOfServer
  extraPorts: ExtraPorts
  record(step: Omit<Step, 'action'>): Promise<void>
  /** Reports a change. */
  notify(): void
  /** Decides again after a change of the run. */
  handleChange(): void
}

/** Carries out the actions of decision/decide.ts: prepares, starts, ends and deletes a server. */
export class ServerActions {
  readonly #state: ServerState
  readonly #parts: ServerParts
  readonly #context: ServerContext

  constructor(state: ServerState, parts: ServerParts, context: ServerContext) {
    this.#state = state
    this.#parts = parts
    this.#context = context
  }

  /** Returns the outcome if the next step depends on it. */
  async perform(action: Step['action'], interrupted: AbortSignal): Promise<Outcome | undefined> {
    const { id, run } = this.#state
    switch (action) {
      case 'prepare':
        return this.#prepare()
      case 'start':
        return this.#start(interrupted)
      case 'move':
        return { kind: 'moved', port: await this.#context.ports.assignAnother(id) }
      case 'give_ports':
        return this.#parts.extraPorts.assignWanted()
      case 'stop':
      case 'kill':
        run?.end(null, action)
        break
      case 'kill_late':
        run?.killLate()
        break
      case 'remove':
        return this.#remove()
      case 'forget_run':
      case 'go_on':
      case 'wait':
    }
    return undefined
  }

  async #prepare(): Promise<undefined> {
    const state = this.#state
    const { jobServer, jobs, extraPorts, record } = this.#parts
    const { backups, startQueue } = this.#context
    const { generation } = state.desired
    const found = await takeOver(state.place, state.folder, generation, state.console, this.#context)
    const { memory, mayBeLeft, isNew, adopted, console } = found
    state.console = console
    if (!adopted) await backups.recover(jobServer)
    state.setPrepared(memory, { mayBeLeft, isRequested: isNew })
    if (adopted) {
      const { running, core, identity, run } = adopted
      this.#watch(running, core, identity, console, run.ready, memory.run?.halfLines)
      if (!run.ready) state.starting.holdSlot(startQueue.adopt())
      await record({ memory: { run } })
      await extraPorts.publish()
    }
    await backups.takeOver(jobServer)
    await jobs.begin()
  }

  #watch(
    running: Running,
    core: CoreAdapter,
    identity: string | undefined,
    console: ConsoleLog,
    ready: boolean,
    halfLines?: HalfLines,
  ): void {
    const state = this.#state
    const context = this.#context
    const { facts, handleChange } = this.#parts
    const at = serverEndpointOf(context, state.memory ?? { id: state.id, port: null, run: null })
    const run = new ServerRun({
      ...{ running, core, identity, at, console, ready, halfLines },
      ...{ data: state.folder.data, dataFolder: context.dataDir },
      ...{ limits: context.limits, clock: context.clock },
      plan: () => facts.limits(),
      isWatched: () => context.isWatched(state.id),
      changed: handleChange,
    })
    run.monitor()
    state.run = run
    // The plan may have changed during the start, or while no agent ran.
    facts.applyLimits(run)
  }

  async #start(interrupted: AbortSignal): Promise<Outcome | undefined> {
    const state = this.#state
    const { starting, console } = state
    const { extraPorts, record, notify } = this.#parts
    starting.begin()
    try {
      return await startServer(
        {
          ...{ place: state.place, folder: state.folder, desired: state.desired, console },
          ...{ extra: extraPorts, isRequested: state.tries.isRequested, record },
          memory: () => state.memory,
          show(step, percent) {
            starting.progress = { step, percent }
            notify()
          },
          isOver: () => interrupted.aborted || state.isStopped,
          prepared(slot) {
            starting.holdSlot(slot)
            starting.progress = null
          },
          watch: (running, core) => console && this.#watch(running, core, core.identity, console, false),
        },
        this.#context,
        interrupted,
      )
    } finally {
      starting.end()
      if (!state.run) starting.releaseSlot()
    }
  }

  async #remove(): Promise<undefined> {
    const state = this.#state
    const { jobs } = this.#parts
    await jobs.stop()
    await state.console?.close()
    state.console = undefined
    await removeServer(state.place, !state.memory, this.#context)
    state.setDeleted()
    await jobs.handleDeletion()
  }
}
