import type { DesiredServer, ServerReport } from '@zubr/contracts/node-servers'
import type { Clock } from '@zubr/on-node/clock'
import {
  type ChangedFileKind,
  classifyChangedFiles,
  enforcedMemoryMb,
  keepsMemoryMs,
  runReport,
} from '../decision/pending-restart.ts'
import type { Step, Tries } from '../decision/server.ts'
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

export type ProcessFacts = ReturnType<typeof processFacts>

/** What the running process was started with, its limits in effect, and what needs a restart. */
export function processFacts({ memory, run, wanted, record, notify }: Deps, clock: Clock) {
  let retryTime: number | null = null

  /**
   * A restart deletes the run on disk before its process has ended. The limits of that process
   * stay.
   */
  let last: ServerMemory['run'] = null
  const lastRun = () => {
    last = memory()?.run ?? (run() ? last : null)
    return last
  }

  const limits = () => ({
    memoryMb: enforcedMemoryMb(lastRun(), wanted(), clock.now()),
    diskMb: wanted().diskMb,
  })

  async function noteRun(change: Partial<NonNullable<ServerMemory['run']>>): Promise<void> {
    const known = memory()?.run
    if (known) await record({ memory: { run: { ...known, ...change } } })
    notify()
  }

  return {
    limits,
    limit({ running, core: { processes } }: ServerRun): void {
      running.limit({ ...limits(), processes })
    },
    /** Handles a new plan: a smaller memory limit applies from the next start, or a day later. */
    planChanged(): void {
      const { started, keepsMemoryUntil } = memory()?.run ?? {}
      const now = run()
      if (started && started.memoryMb > wanted().memoryMb && keepsMemoryUntil === undefined)
        void noteRun({ keepsMemoryUntil: clock.now() + keepsMemoryMs })
      if (now && !now.exit) this.limit(now)
    },
    /** Records that the owner has changed these files, or `kinds` of files. */
    filesChanged(paths: readonly string[], kinds?: readonly ChangedFileKind[]): void {
      const known = memory()?.run
      const now = run()
      if (!known || !now || now.exit) return
      const changed = new Set([
        ...(known.changed ?? []),
        ...(kinds ?? classifyChangedFiles(known.core, paths)),
      ])
      if (changed.size > (known.changed?.length ?? 0)) void noteRun({ changed: [...changed] })
    },
    /** Records the time of the next attempt by the wall clock. */
    retries({ retry }: Partial<Tries>): void {
      if (retry) retryTime = clock.now() + retry.at - clock.elapsed()
      if (retry === null) retryTime = null
    },
    report(isStarting: boolean): Pick<ServerReport, 'run' | 'retryAt'> {
      const known = memory()?.run
      const isWaiting = retryTime !== null && !run() && !isStarting && wanted().desiredState === 'running'
      return {
        run: (known && run() && runReport(known, wanted(), clock.now())) ?? null,
        retryAt: isWaiting && !memory()?.halted ? new Date(retryTime ?? 0).toISOString() : null,
      }
    },
  }
}
