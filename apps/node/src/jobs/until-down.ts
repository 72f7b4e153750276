import type { Clock } from '@zubr/on-node/clock'
import type { CoreAdapter } from '../cores/core.ts'
import { JobFailed } from './server-jobs.ts'

/** A running server as jobs need it; `ServerRun` has all of it. */
export type JobServerRun = {
  core: CoreAdapter
  ready: boolean
  ending: unknown
  exit: unknown
  running: { write(line: string): boolean }
  /**
   * Passes output lines to `take` until the returned function is called. A line may come in parts.
   */
  listen(take: (text: string, continues: boolean) => void): () => void
}

/** The part of a server that jobs use. */
export type ServerOfJobs = {
  id: string
  folder: string
  data: string
  wanted(): { desiredState: string; backupKey?: string | undefined; diskMb: number }
  run(): JobServerRun | undefined
  /** True between the decision to start and its first process. */
  isStarting(): boolean
}

const lookMs = 200

/** Waits until a server has stopped, as the API wants it to. */
export async function untilDown(
  { run, isStarting, wanted }: Pick<ServerOfJobs, 'run' | 'isStarting' | 'wanted'>,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  while (run() || isStarting()) {
    if (wanted().desiredState === 'running' && run()) throw new JobFailed('still_running')
    await clock.wait(lookMs, signal)
    signal.throwIfAborted()
  }
}
