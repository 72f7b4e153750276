import type { Clock } from '@zubr/on-node/clock'
import type { ServerRun } from '../server-run.ts'
import { JobFailed } from './server-jobs.ts'

/** The part of a server that jobs use. */
export type ServerOfJobs = {
  id: string
  folder: string
  data: string
  wanted(): { wanted: string; backupKey?: string | undefined; diskMb: number }
  run(): ServerRun | undefined
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
    if (wanted().wanted === 'running' && run()) throw new JobFailed('still_running')
    await clock.wait(lookMs, signal)
    signal.throwIfAborted()
  }
}
