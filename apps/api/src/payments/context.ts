import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { PaymentMethod, ProcessorId } from '@zubr/domain/payments/methods'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/open.ts'
import type { Sender } from '../jobs/jobs.ts'
import type { Processor } from './processors/processor.ts'

export type Processors = ReadonlyMap<ProcessorId, Processor>

/** What everything about payments rests on. */
export type PaymentContext = {
  db: Db
  jobs: Sender
  config: Pick<Config, 'siteUrl' | 'panelUrl' | 'authSecret' | 'authSecretBefore'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** The time by which contracts run. */
  clock: () => Date
  processors: Processors
  /** What is offered here: those of `content/payments.ts` whose processors there are. */
  methods: readonly PaymentMethod[]
}

/** The same from what programs are given. */
export function paymentContext({
  catalogue: { payments },
  processors,
  clock = () => new Date(),
  ...given
}: Pick<PaymentContext, 'db' | 'jobs' | 'config' | 'log' | 'processors'> & {
  catalogue: Pick<Catalogue, 'payments'>
  clock?: (() => Date) | undefined
}): PaymentContext {
  const methods = payments.methods.filter(({ processor }) => processors.has(processor))
  return { ...given, clock, processors, methods }
}
