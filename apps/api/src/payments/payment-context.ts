import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { PaymentMethod, ProcessorId } from '@zubr/domain/payments/methods'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/open.ts'
import type { Sender } from '../jobs/jobs.ts'
import type { Processor } from './processors/processor.ts'

export type Processors = ReadonlyMap<ProcessorId, Processor>

/** Dependencies of the payment modules. */
export type PaymentContext = {
  db: Db
  jobs: Sender
  config: Pick<Config, 'siteUrl' | 'panelUrl' | 'authSecret' | 'authSecretBefore'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** The time by which contracts run. */
  clock: () => Date
  processors: Processors
  /** The methods of `content/payments.ts` whose processors are configured. */
  methods: readonly PaymentMethod[]
}

/** Makes the context from the dependencies of a program. */
export function paymentContext({
  catalogue: { payments },
  processors,
  clock = () => new Date(),
  ...deps
}: Pick<PaymentContext, 'db' | 'jobs' | 'config' | 'log' | 'processors'> & {
  catalogue: Pick<Catalogue, 'payments'>
  clock?: (() => Date) | undefined
}): PaymentContext {
  const methods = payments.methods.filter(({ processor }) => processors.has(processor))
  return { ...deps, clock, processors, methods }
}
