import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/open.ts'
import type { Jobs } from './jobs.ts'

/** What the workers of every subject are given. */
export type WorkContext = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  config: Config
  catalogue: Pick<Catalogue, 'brand'>
  log: FastifyBaseLogger
  /** The time by which contracts run. */
  clock?: () => Date
}
