import type { ProcessorId } from '@zubr/domain/payments/methods'
import { processorIds } from '@zubr/domain/payments/methods'
import type { Jobs } from '../../jobs/jobs.ts'
import { type CommandContext, OperatorError } from '../../operators/command.ts'
import { type PaymentContext, paymentContext } from '../payment-context.ts'
import { openProcessors } from '../processors.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The payment context of operator commands: they change payments as the API does. */
export function operatorPaymentContext(
  { db, config, catalogue, trial, clock }: CommandContext,
  jobs: Pick<Jobs, 'send'>,
): PaymentContext {
  const { panelUrl, siteUrl = panelUrl, bepaid, yookassa } = config
  return paymentContext({
    ...{ db, jobs, clock, catalogue },
    config: { siteUrl, panelUrl, authSecret: config.authSecret, authSecretBefore: config.authSecretBefore },
    // Commands print their output instead.
    log: silent,
    processors: openProcessors({ bepaid, yookassa }, catalogue.payments.receipt, trial),
  })
}

export function processorFrom(text: string): ProcessorId {
  const known = processorIds.find((id) => id === text)
  if (!known) throw new OperatorError(`${text}: expected a processor, ${processorIds.join(' or ')}`)
  return known
}
