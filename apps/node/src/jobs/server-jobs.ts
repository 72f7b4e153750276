import { once } from 'node:events'
import {
  isDoneStopped,
  type JobFailure,
  type JobKind,
  type JobReport,
  type ServerJob,
} from '@zubr/contracts/jobs/jobs'
import type { Log } from '@zubr/on-node/log'
import { type JobRecord, type Journal, openJournal } from './journal.ts'

/** Why a job failed. Any other error is reported as `failed` and written to the agent's log. */
export class JobFailed extends Error {
  readonly failure: JobFailure
  /** The file of a modpack that caused the refusal. */
  readonly refusedFile: string | undefined
  constructor(failure: JobFailure, message: string = failure, refusedFile?: string) {
    super(message)
    this.failure = failure
    this.refusedFile = refusedFile
  }
}

export type JobResult = Pick<JobReport, 'backup' | 'pack' | 'refusedFile'>
export type JobContext = {
  /**
   * Aborts when the job is cancelled or the agent stops. The handler then undoes its work, or
   * leaves it repeatable.
   */
  signal: AbortSignal
  percent(percent: number): void
  /** An earlier agent had begun it: some or all of it may be done. */
  again: boolean
}
type JobOf<K extends JobKind> = Extract<ServerJob, { kind: K }>
/** The handler of each kind. A job without a handler fails. */
export type JobHandlers = {
  [K in JobKind]?: (job: JobOf<K>, doing: JobContext) => Promise<JobResult | undefined>
}

/** A command must not be typed twice. All other kinds can be repeated. */
const isNotRepeatable = (kind: JobKind) => kind === 'command'

export type ServerJobsOptions = {
  id: string
  /** The file of the journal. With null it is kept in memory only. */
  file: string | null
  handlers: JobHandlers
  log: Log
  /** The report has changed. `mayStart`: the server may be able to start now. */
  changed(mayStart: boolean): void
}

/** Runs the jobs of a server in order, one by one. No job runs twice, even after a kill. */
export class ServerJobs {
  readonly #log: Log
  readonly #id: string
  readonly #changed: (mayStart: boolean) => void
  readonly #handlers: JobHandlers
  readonly #options: ServerJobsOptions
  #wanted: readonly ServerJob[] = []
  #journal: Journal | undefined
  #present: { job: ServerJob; percent: number | null; stop: AbortController } | undefined
  #wake = new AbortController()
  readonly #stopped = new AbortController()
  #work: Promise<void> | undefined

  constructor(options: ServerJobsOptions) {
    const { id, handlers, log, changed } = options
    this.#log = log
    this.#id = id
    this.#changed = changed
    this.#handlers = handlers
    this.#options = options
  }

  /** Sets the jobs of the desired state. A running job that is not among them is cancelled. */
  follow(jobs: readonly ServerJob[] = []): void {
    this.#wanted = jobs
    if (this.#present && !jobs.some(({ id }) => id === this.#present?.job.id)) this.#present.stop.abort()
    this.#wake.abort()
  }

  /**
   * Starts the jobs. The server's folder must exist, and it must be known what a former agent
   * left running.
   */
  async begin(): Promise<void> {
    if (this.#work || this.#stopped.signal.aborted) return
    this.#journal = await openJournal(this.#options.file)
    this.#work = this.#workOn()
  }

  /**
   * Whether the server must not start because of a job that waits, runs or is being cancelled.
   */
  holdsStart() {
    return (
      (this.#present !== undefined && isDoneStopped(this.#present.job)) ||
      this.#wanted.some((job) => isDoneStopped(job) && !this.#isEnded(job))
    )
  }

  /** Whether a job waits or runs. */
  hasOpen() {
    return this.#present !== undefined || this.#wanted.some((job) => !this.#isEnded(job))
  }

  report(): JobReport[] {
    return this.#wanted.flatMap((job) => {
      const known = this.#journal?.of(job.id)
      if (!known) return []
      const percent = this.#present?.job.id === job.id ? this.#present.percent : null
      return [{ ...known, percent: known.state === 'done' ? 100 : percent }]
    })
  }

  /** Stops the running job, so that the next agent can continue it. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    this.#present?.stop.abort()
    this.#wake.abort()
    await this.#work
  }

  #isEnded(job: ServerJob) {
    const record = this.#journal?.of(job.id)
    return record !== undefined && record.state !== 'working'
  }

  async #record(next: JobRecord): Promise<boolean> {
    const written = await this.#journal?.put(next).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        this.#log.warn(`server ${this.#id}: the list of started jobs could not be written: ${error.code}`)
        return false
      },
    )
    return written === true
  }

  async #workOn(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      this.#wake = new AbortController()
      const next = this.#wanted.find((job) => !this.#isEnded(job))
      if (next) await this.#run(next)
      else await once(this.#wake.signal, 'abort')
    }
  }

  async #run(job: ServerJob): Promise<void> {
    const again = this.#journal?.of(job.id) !== undefined
    const end = async (ended: Pick<JobReport, 'state' | 'failure'> & JobResult) => {
      await this.#record({ id: job.id, ...ended })
      this.#present = undefined
      this.#changed(isDoneStopped(job))
    }
    if (again && isNotRepeatable(job.kind)) return end({ state: 'failed', failure: 'interrupted' })
    const stop = new AbortController()
    this.#present = { job, percent: null, stop }
    const begun = await this.#record({ id: job.id, state: 'working', failure: null })
    // A job that must not be repeated runs only if its beginning is recorded.
    if (!begun && isNotRepeatable(job.kind)) return end({ state: 'failed', failure: 'failed' })
    this.#changed(false)
    const percent = (percent: number) => {
      const whole = Math.min(100, Math.max(0, Math.floor(percent)))
      if (!this.#present || this.#present.percent === whole) return
      this.#present.percent = whole
      this.#changed(false)
    }
    try {
      // It may have been cancelled while it was recorded. The handler still has to undo what an
      // earlier agent began.
      if (!again) stop.signal.throwIfAborted()
      const result = await this.#handlerOf(job)({ signal: stop.signal, percent, again })
      await end({ state: 'done', failure: null, ...result })
    } catch (error) {
      // The next agent continues it.
      if (this.#stopped.signal.aborted) return
      const failure = failureOf(error, stop.signal)
      if (failure !== 'called_off' && failure !== 'not_running')
        this.#log.warn(
          `server ${this.#id}: ${job.kind}: ${error instanceof Error ? error.message : String(error)}`,
        )
      const refusedFile = error instanceof JobFailed ? error.refusedFile : undefined
      await end({ state: 'failed', failure, ...(refusedFile !== undefined && { refusedFile }) })
    }
  }

  #handlerOf(job: ServerJob): (doing: JobContext) => Promise<JobResult | undefined> {
    // Each handler takes jobs of its own kind, which TypeScript cannot infer through the index.
    const handler = this.#handlers[job.kind] as
      | ((job: ServerJob, doing: JobContext) => Promise<JobResult | undefined>)
      | undefined
    return (doing) =>
      handler ? handler(job, doing) : Promise.reject(new JobFailed('failed', 'this agent does not know how'))
  }
}

function failureOf(error: unknown, signal: AbortSignal): JobFailure {
  if (signal.aborted) return 'called_off'
  if (error instanceof JobFailed) return error.failure
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOSPC' ? 'no_room' : 'failed'
}
