import { once } from 'node:events'
import {
  isDoneStopped,
  type JobFailure,
  type JobKind,
  type JobReport,
  type ServerJob,
} from '@zubr/contracts/jobs/jobs'
import type { Log } from '@zubr/on-node/log'
import { type JobNote, type Journal, openJournal } from './journal.ts'

/** Why a job could not be done. Anything else that is thrown is `failed`, and stands in the agent's log. */
export class JobFailed extends Error {
  readonly failure: JobFailure
  /** The file in a pack for which it was refused. */
  readonly refusedFile: string | undefined
  constructor(failure: JobFailure, message: string = failure, refusedFile?: string) {
    super(message)
    this.failure = failure
    this.refusedFile = refusedFile
  }
}

export type JobResult = Pick<JobReport, 'backup' | 'pack' | 'refusedFile'>
export type Doing = {
  /** Called off, or the agent ends: what is half done is to be undone, or left so that it can be begun anew. */
  signal: AbortSignal
  percent(percent: number): void
  /** An earlier agent had begun it and was ended: it may be done in part, or done. */
  again: boolean
}
type JobOf<K extends JobKind> = Extract<ServerJob, { kind: K }>
/** How each kind is done. A job of a kind that nobody does here has failed. */
export type JobHandlers = { [K in JobKind]?: (job: JobOf<K>, doing: Doing) => Promise<JobResult | undefined> }

/** What has been done in part does no harm when it is done again, unlike a line that was typed. */
const isDoneOnce = (kind: JobKind) => kind === 'command'

export type ServerJobs = ReturnType<typeof serverJobs>

/** What is to be done once for a server: in order, one after the other, and nothing twice whatever is killed. */
export function serverJobs(options: {
  id: string
  /** The journal; null keeps none beyond this agent. */
  file: string | null
  hands: JobHandlers
  log: Log
  /** Something that is reported has changed; perhaps the server may start now. */
  changed(mayStart: boolean): void
}) {
  const { id, hands, log, changed } = options
  let wanted: readonly ServerJob[] = []
  let journal: Journal | undefined
  let present: { job: ServerJob; percent: number | null; stop: AbortController } | undefined
  let wake = new AbortController()
  const stopped = new AbortController()
  let work: Promise<void> | undefined

  const isEnded = (job: ServerJob) => {
    const note = journal?.of(job.id)
    return note !== undefined && note.state !== 'working'
  }

  async function note(next: JobNote): Promise<boolean> {
    const written = await journal?.put(next).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        log.warn(`server ${id}: which jobs were begun could not be written: ${error.code}`)
        return false
      },
    )
    return written === true
  }

  async function workOn(): Promise<void> {
    while (!stopped.signal.aborted) {
      wake = new AbortController()
      const next = wanted.find((job) => !isEnded(job))
      if (next) await run(next)
      else await once(wake.signal, 'abort')
    }
  }

  async function run(job: ServerJob): Promise<void> {
    const again = journal?.of(job.id) !== undefined
    const end = async (ended: Pick<JobReport, 'state' | 'failure'> & JobResult) => {
      await note({ id: job.id, ...ended })
      present = undefined
      changed(isDoneStopped(job))
    }
    if (again && isDoneOnce(job.kind)) return end({ state: 'failed', failure: 'interrupted' })
    const stop = new AbortController()
    present = { job, percent: null, stop }
    const begun = await note({ id: job.id, state: 'working', failure: null })
    // Of what may not be done twice it must be known that it was begun.
    if (!begun && isDoneOnce(job.kind)) return end({ state: 'failed', failure: 'failed' })
    changed(false)
    const percent = (percent: number) => {
      const whole = Math.min(100, Math.max(0, Math.floor(percent)))
      if (!present || present.percent === whole) return
      present.percent = whole
      changed(false)
    }
    try {
      // Called off while it was noted. What an earlier agent had begun is its hand's to undo all the same.
      if (!again) stop.signal.throwIfAborted()
      const result = await handOf(job)({ signal: stop.signal, percent, again })
      await end({ state: 'done', failure: null, ...result })
    } catch (error) {
      // The next agent goes on with it.
      if (stopped.signal.aborted) return
      const failure = failureOf(error, stop.signal)
      if (failure !== 'called_off' && failure !== 'not_running')
        log.warn(`server ${id}: ${job.kind}: ${error instanceof Error ? error.message : String(error)}`)
      const refusedFile = error instanceof JobFailed ? error.refusedFile : undefined
      await end({ state: 'failed', failure, ...(refusedFile !== undefined && { refusedFile }) })
    }
  }

  function handOf(job: ServerJob): (doing: Doing) => Promise<JobResult | undefined> {
    // Each kind's function takes jobs of that kind, which the compiler can't see through the index.
    const hand = hands[job.kind] as
      | ((job: ServerJob, doing: Doing) => Promise<JobResult | undefined>)
      | undefined
    return (doing) =>
      hand ? hand(job, doing) : Promise.reject(new JobFailed('failed', 'this agent does not know how'))
  }

  return {
    /** What stands in the desired state from now on. What is under way and does not any more is called off. */
    follow(jobs: readonly ServerJob[] = []): void {
      wanted = jobs
      if (present && !jobs.some(({ id }) => id === present?.job.id)) present.stop.abort()
      wake.abort()
    },
    /** From here on they are done. The server's folder is there, and what a former agent left of the server is known. */
    async begin(): Promise<void> {
      if (work || stopped.signal.aborted) return
      journal = await openJournal(options.file)
      work = workOn()
    },
    /** A job stands, or is still being called off, while which the server must not start. */
    holdsStart: () =>
      (present !== undefined && isDoneStopped(present.job)) ||
      wanted.some((job) => isDoneStopped(job) && !isEnded(job)),
    /** One waits or is under way. */
    areOpen: () => present !== undefined || wanted.some((job) => !isEnded(job)),
    report: (): JobReport[] =>
      wanted.flatMap((job) => {
        const known = journal?.of(job.id)
        if (!known) return []
        const percent = present?.job.id === job.id ? present.percent : null
        return [{ ...known, percent: known.state === 'done' ? 100 : percent }]
      }),
    /** Lets go of what is under way, for the next agent. */
    async stop(): Promise<void> {
      stopped.abort()
      present?.stop.abort()
      wake.abort()
      await work
    },
  }
}

function failureOf(error: unknown, signal: AbortSignal): JobFailure {
  if (signal.aborted) return 'called_off'
  if (error instanceof JobFailed) return error.failure
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOSPC' ? 'no_room' : 'failed'
}
