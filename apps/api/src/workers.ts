import type { Config } from '@zubr/config'
import type { FastifyBaseLogger } from 'fastify'
import { mailWorker } from './accounts/mail/worker.ts'
import { sweepWorker } from './accounts/sweep.ts'
import type { Db } from './database/open.ts'
import type { Jobs, Worker } from './jobs/jobs.ts'
import { lifeCycleWorker } from './servers/worker.ts'

export type WorkContext = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  config: Config
  log: FastifyBaseLogger
  /** The time by which contracts run. */
  clock?: () => Date
}

/** Everything that an API process does besides answering requests. */
export function apiWorkers(context: WorkContext): Worker<never>[] {
  return [mailWorker(context), sweepWorker(context), lifeCycleWorker(context)]
}
