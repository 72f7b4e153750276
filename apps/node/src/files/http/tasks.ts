import { randomUUID } from 'node:crypto'
import type { FileOutcome, FileTask, FileTaskDone, FileTaskLine } from '@zubr/contracts/files/answers'
import type { FileOperationName, FileProgress } from '@zubr/contracts/files/operations'
import { FileError } from '../file-error.ts'
import { failureOf } from './responses.ts'
import { createSlots, type SlotLimits, type Slots } from './slots.ts'

/** The interval of events for watchers. */
const progressEveryMs = 250
/** The result of an ended task is available for this time. */
const keptMs = 5 * 60_000
/** Per server. Above it the oldest are dropped earlier. */
const maxEnded = 50
/** See docs/decisions/0069-shares-of-bounded-resources.md. */
export const taskLimits: SlotLimits = { all: 64, perServer: 4, perSession: 8 }
/** Downloads from addresses have their own limits, since they may take hours. */
export const pullLimits: SlotLimits = { all: 32, perServer: 2, perSession: 4 }
/** If all slots are taken, a download older than this is ended for a server without any. */
const longPullMs = 10 * 60_000

/** The work itself: yields rows as they arrive, and may report progress at any rate. */
export type Work = (options: {
  signal: AbortSignal
  onProgress: (progress: FileProgress) => void
}) => AsyncIterable<readonly FileOutcome[]>

type Last = Extract<FileTaskLine, { done: unknown } | { failure: unknown }>
type Watcher = (lines: readonly FileTaskLine[]) => void
type Task = {
  view: FileTask
  server: string
  session: string
  stop: AbortController
  /** Another server's work took its slot. */
  isEvicted: boolean
  startedAt: number
  leave: () => void
  watchers: Set<Watcher>
  ended: Last | undefined
  lastSentAt: number
  forget?: NodeJS.Timeout
}

export type FileTasksOptions = {
  limits?: SlotLimits
  pulls?: SlotLimits
  now?: () => number
}

/** Work on servers' files that continues without a watcher. */
export class FileTasks {
  readonly #now: () => number
  readonly #all = new Map<string, Task>()
  readonly #slots: Slots
  readonly #pullSlots: Slots

  constructor({
    limits = taskLimits,
    pulls = pullLimits,
    now = () => performance.now(),
  }: FileTasksOptions = {}) {
    this.#now = now
    this.#slots = createSlots(limits)
    this.#pullSlots = createSlots(pulls)
  }

  /**
   * Throws `busy` if too many run. Returns an id. The work starts after the caller could call
   * `watch`.
   */
  begin(
    about: { server: string; session: string; operation: FileOperationName } & Pick<
      FileTask,
      'path' | 'count' | 'into'
    >,
    work: Work,
  ): string {
    const { server, session, ...view } = about
    const leave = this.#enter(about)
    if (!leave) throw new FileError('busy')
    const id = randomUUID()
    const task: Task = {
      view: { task: id, startedAt: Date.now(), ...view },
      server,
      session,
      stop: new AbortController(),
      isEvicted: false,
      startedAt: this.#now(),
      leave,
      watchers: new Set(),
      ended: undefined,
      lastSentAt: Number.NEGATIVE_INFINITY,
    }
    this.#all.set(id, task)
    queueMicrotask(() => void this.#run(task, work))
    return id
  }

  /**
   * Sends events from now on, and the end if it has already ended. Throws `not_found` for another
   * server's task.
   */
  watch(server: string, id: string, watcher: Watcher): () => void {
    const task = this.#all.get(id)
    if (task?.server !== server) throw new FileError('not_found')
    watcher([{ task: id }, ...(task.view.progress ? [{ progress: task.view.progress }] : [])])
    if (task.ended) watcher([task.ended])
    else task.watchers.add(watcher)
    return () => void task.watchers.delete(watcher)
  }

  /** The running tasks of a server. */
  running(server: string): FileTask[] {
    return [...this.#all.values()].flatMap((task) =>
      task.server === server && !task.ended ? [task.view] : [],
    )
  }

  cancel(server: string, id: string): void {
    const task = this.#all.get(id)
    if (task?.server !== server) throw new FileError('not_found')
    task.stop.abort()
  }

  /** Ends tasks of sessions that are over. */
  endOf(isOver: (session: string) => boolean): void {
    for (const task of this.#all.values()) if (!task.ended && isOver(task.session)) task.stop.abort()
  }

  stop(): void {
    for (const task of this.#all.values()) {
      task.stop.abort()
      clearTimeout(task.forget)
    }
  }

  #enter(about: { server: string; session: string; operation: FileOperationName }) {
    if (about.operation !== 'pull') return this.#slots.enter(about)
    const leave = this.#pullSlots.enter(about)
    if (leave) return leave
    const running = [...this.#all.values()].filter(({ view, ended }) => view.operation === 'pull' && !ended)
    if (running.some(({ server }) => server === about.server)) return undefined
    // They are in the order of their start.
    const oldest = running.find(
      ({ startedAt, isEvicted }) => !isEvicted && this.#now() - startedAt >= longPullMs,
    )
    if (!oldest) return undefined
    oldest.isEvicted = true
    oldest.stop.abort()
    oldest.leave()
    return this.#pullSlots.enter(about)
  }

  async #run(task: Task, work: Work): Promise<void> {
    const last = await outcomeOf(task, work)
    task.ended = last
    sendLines(task, [...(task.view.progress ? [{ progress: task.view.progress }] : []), last])
    task.watchers.clear()
    task.leave()
    const forget = setTimeout(() => this.#all.delete(task.view.task), keptMs)
    forget.unref()
    task.forget = forget
    this.#dropOldest(task.server)
  }

  #dropOldest(server: string): void {
    const ended = [...this.#all.values()].filter((one) => one.server === server && one.ended)
    for (const one of ended.slice(0, -maxEnded)) {
      clearTimeout(one.forget)
      this.#all.delete(one.view.task)
    }
  }
}

/** Runs the work and sends its rows and progress to the watchers. */
async function outcomeOf(task: Task, work: Work): Promise<Last> {
  const { view, stop } = task
  const count: FileTaskDone = { done: 0, skipped: 0, failed: 0 }
  const onProgress = (progress: FileProgress) => {
    view.progress = progress
    const now = performance.now()
    if (now - task.lastSentAt < progressEveryMs) return
    task.lastSentAt = now
    sendLines(task, [{ progress }])
  }
  try {
    for await (const rows of work({ signal: stop.signal, onProgress })) {
      for (const row of rows) count[row.failure ? 'failed' : row.skipped ? 'skipped' : 'done'] += 1
      sendLines(
        task,
        rows.map((row) => ({ row })),
      )
    }
    return { done: count }
  } catch (error) {
    const code = task.isEvicted ? 'busy' : 'cancelled'
    return { failure: stop.signal.aborted ? { code } : failureOf(error).failure }
  }
}

function sendLines({ watchers }: Task, lines: readonly FileTaskLine[]): void {
  for (const watcher of watchers) watcher(lines)
}
