import { randomUUID } from 'node:crypto'
import type { FileOutcome, FileTask, FileTaskDone, FileTaskLine } from '@zubr/contracts/files/answers'
import type { FileOperationName, FileProgress } from '@zubr/contracts/files/operations'
import { FileError } from '../file-error.ts'
import { failureOf } from './answers.ts'
import { type PlaceLimits, places } from './places.ts'

/** The interval of events for watchers. */
const progressEveryMs = 250
/** The result of an ended task is available for this time. */
const keptMs = 5 * 60_000
/** Per server. Above it the oldest are dropped earlier. */
const maxEnded = 50
/** See docs/decisions/0069-shares-of-bounded-resources.md. */
export const taskLimits: PlaceLimits = { all: 64, perServer: 4, perSession: 8 }
/** Downloads from addresses have their own limits, since they may take hours. */
export const pullLimits: PlaceLimits = { all: 32, perServer: 2, perSession: 4 }
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
  toldAt: number
  forget?: NodeJS.Timeout
}
export type Tasks = ReturnType<typeof fileTasks>

/** Work on servers' files that continues without a watcher. */
export function fileTasks({
  limits = taskLimits,
  pulls = pullLimits,
  now = () => performance.now(),
}: {
  limits?: PlaceLimits
  pulls?: PlaceLimits
  now?: () => number
} = {}) {
  const all = new Map<string, Task>()
  const slots = places(limits)
  const pullRoom = places(pulls)

  function enter(about: { server: string; session: string; operation: FileOperationName }) {
    if (about.operation !== 'pull') return slots.enter(about)
    const leave = pullRoom.enter(about)
    if (leave) return leave
    const running = [...all.values()].filter(({ view, ended }) => view.operation === 'pull' && !ended)
    if (running.some(({ server }) => server === about.server)) return undefined
    // They are in the order of their start.
    const oldest = running.find(({ startedAt, isEvicted }) => !isEvicted && now() - startedAt >= longPullMs)
    if (!oldest) return undefined
    oldest.isEvicted = true
    oldest.stop.abort()
    oldest.leave()
    return pullRoom.enter(about)
  }

  async function run(task: Task, work: Work): Promise<void> {
    const { view, stop, watchers, leave } = task
    const say = (lines: readonly FileTaskLine[]) => {
      for (const watcher of watchers) watcher(lines)
    }
    const count: FileTaskDone = { done: 0, skipped: 0, failed: 0 }
    let last: Last
    try {
      const onProgress = (progress: FileProgress) => {
        view.progress = progress
        const now = performance.now()
        if (now - task.toldAt < progressEveryMs) return
        task.toldAt = now
        say([{ progress }])
      }
      for await (const rows of work({ signal: stop.signal, onProgress })) {
        for (const row of rows) count[row.failure ? 'failed' : row.skipped ? 'skipped' : 'done'] += 1
        say(rows.map((row) => ({ row })))
      }
      last = { done: count }
    } catch (error) {
      const code = task.isEvicted ? 'busy' : 'cancelled'
      last = { failure: stop.signal.aborted ? { code } : failureOf(error).failure }
    }
    task.ended = last
    say([...(view.progress ? [{ progress: view.progress }] : []), last])
    watchers.clear()
    leave()
    const forget = setTimeout(() => all.delete(view.task), keptMs)
    forget.unref()
    task.forget = forget
    const ended = [...all.values()].filter((one) => one.server === task.server && one.ended)
    for (const one of ended.slice(0, -maxEnded)) {
      clearTimeout(one.forget)
      all.delete(one.view.task)
    }
  }

  return {
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
      const leave = enter(about)
      if (!leave) throw new FileError('busy')
      const id = randomUUID()
      const task: Task = {
        view: { task: id, startedAt: Date.now(), ...view },
        server,
        session,
        stop: new AbortController(),
        isEvicted: false,
        startedAt: now(),
        leave,
        watchers: new Set(),
        ended: undefined,
        toldAt: Number.NEGATIVE_INFINITY,
      }
      all.set(id, task)
      queueMicrotask(() => void run(task, work))
      return id
    },
    /**
     * Sends events from now on, and the end if it has already ended. Throws `not_found` for another
     * server's task.
     */
    watch(server: string, id: string, watcher: Watcher): () => void {
      const task = all.get(id)
      if (task?.server !== server) throw new FileError('not_found')
      watcher([{ task: id }, ...(task.view.progress ? [{ progress: task.view.progress }] : [])])
      if (task.ended) watcher([task.ended])
      else task.watchers.add(watcher)
      return () => void task.watchers.delete(watcher)
    },
    /** The running tasks of a server. */
    running: (server: string): FileTask[] =>
      [...all.values()].flatMap((task) => (task.server === server && !task.ended ? [task.view] : [])),
    cancel(server: string, id: string): void {
      const task = all.get(id)
      if (task?.server !== server) throw new FileError('not_found')
      task.stop.abort()
    },
    /** Ends tasks of sessions that are over. */
    endOf(isOver: (session: string) => boolean): void {
      for (const task of all.values()) if (!task.ended && isOver(task.session)) task.stop.abort()
    },
    stop(): void {
      for (const task of all.values()) {
        task.stop.abort()
        clearTimeout(task.forget)
      }
    },
  }
}
