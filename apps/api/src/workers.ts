import type { Config } from '@zubr/config'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './database/open.ts'
import type { Jobs, Worker } from './jobs/jobs.ts'

export type WorkContext = { db: Db; jobs: Pick<Jobs, 'send'>; config: Config; log: FastifyBaseLogger }

/** Everything that an API process does besides answering requests. */
export function apiWorkers(_context: WorkContext): Worker<never>[] {
  return []
}
