import type { DesiredServer, ServerReport } from '@zubr/contracts/node-servers'
import type { Clock } from '@zubr/on-node/clock'
import {
  type ChangedFileKind,
  classifyChangedFiles,
  enforcedMemoryMb,
  keepsMemoryMs,
  runReport,
} from '../decision/pending-restart.ts'
import type { RetryState, Step } from '../decision/server.ts'
import type { ServerMemory } from '../decision/server-memory.ts'
import type { ServerRun } from '../server-run.ts'

type Deps = {
  memory(): ServerMemory | null
  run(): ServerRun | undefined
  wanted(): DesiredServer
  record(step: Omit<Step, 'action'>): Promise<void>
  /** Call this when the report has changed. */
  notify(): void
}

/** What the running process was started with, its limits in effect, and what needs a restart. */
export class AppliedSettings {
  readonly #memory: () => ServerMemory | null
  readonly #run: () => ServerRun | undefined
  readonly #wanted: () => DesiredServer
  readonly #clock: Clock
  readonly #record: (step: Omit<Step, 'action'>) => Promise<void>
  readonly #notify: () => void
  #retryTime: number | null = null
  /**
   * A restart deletes the run on disk before its process has ended. The limits of that process
   * stay.
   */
  #last: ServerMemory['run'] = null

  constructor({ memory, run, wanted, record, notify }: Deps, clock: Clock) {
    this.#memory = memory
    this.#run = run
    this.#wanted = wanted
    this.#clock = clock
    this.#record = record
    this.#notify = notify
  }

  limits(): { memoryMb: number; diskMb: number } {
    return {
      memoryMb: enforcedMemoryMb(this.#lastRun(), this.#wanted(), this.#clock.now()),
      diskMb: this.#wanted().diskMb,
    }
  }

  applyLimits({ running, core: { processes } }: ServerRun): void {
    running.limit({ ...this.limits(), processes })
  }

  /** Handles a new plan: a smaller memory limit applies from the next start, or a day later. */
  planChanged(): void {
    const { started, keepsMemoryUntil } = this.#memory()?.run ?? {}
    const now = this.#run()
    if (started && started.memoryMb > this.#wanted().memoryMb && keepsMemoryUntil === undefined)
      void this.#recordRun({ keepsMemoryUntil: this.#clock.now() + keepsMemoryMs })
    if (now && !now.exit) this.applyLimits(now)
  }

  /** Records that the owner has changed these files, or `kinds` of files. */
  filesChanged(paths: readonly string[], kinds?: readonly ChangedFileKind[]): void {
    const known = this.#memory()?.run
    const now = this.#run()
    if (!known || !now || now.exit) return
    const changed = new Set([...(known.changed ?? []), ...(kinds ?? classifyChangedFiles(known.core, paths))])
    if (changed.size > (known.changed?.length ?? 0)) void this.#recordRun({ changed: [...changed] })
  }

  /** Records the time of the next attempt by the wall clock. */
  recordRetry({ retry }: Partial<RetryState>): void {
    if (retry) this.#retryTime = this.#clock.now() + retry.at - this.#clock.elapsed()
    if (retry === null) this.#retryTime = null
  }

  report(isStarting: boolean): Pick<ServerReport, 'run' | 'retryAt'> {
    const known = this.#memory()?.run
    const isWaiting =
      this.#retryTime !== null && !this.#run() && !isStarting && this.#wanted().desiredState === 'running'
    return {
      run: (known && this.#run() && runReport(known, this.#wanted(), this.#clock.now())) ?? null,
      retryAt: isWaiting && !this.#memory()?.halted ? new Date(this.#retryTime ?? 0).toISOString() : null,
    }
  }

  #lastRun(): ServerMemory['run'] {
    this.#last = this.#memory()?.run ?? (this.#run() ? this.#last : null)
    return this.#last
  }

  async #recordRun(change: Partial<NonNullable<ServerMemory['run']>>): Promise<void> {
    const known = this.#memory()?.run
    if (known) await this.#record({ memory: { run: { ...known, ...change } } })
    this.#notify()
  }
}
