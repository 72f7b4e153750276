import type { ProcessorId } from '@zubr/domain/payments/methods'
import type { Worker } from '../../jobs/jobs.ts'
import type { PaymentContext } from '../context.ts'
import { isOfProcessor } from '../processors/processor.ts'
import { bookFindings, waitFindings } from './books.ts'
import { type Compared, compare, type Span } from './compare.ts'
import { type Finding, keepFindings } from './findings.ts'
import { refundFindings } from './refund-waits.ts'

/** How far back every night looks: money that came late, and refunds of ERIP, which take up to 11 days, among it. */
const nightDays = 14
/** What has just moved is being counted in its own way. */
const freshMinutes = 15

export type Reconciled = {
  span: Span
  processors: Map<ProcessorId, Compared>
  /** Those that could not be read, and why. */
  unread: Map<ProcessorId, string>
  findings: Finding[]
  closed: number
}

/** The span that a night looks at. */
export function nightSpan(now: Date): Span {
  return { from: new Date(+now - nightDays * 86_400_000), to: new Date(+now - freshMinutes * 60_000) }
}

/**
 * Compares our books with those of all processors in a span of time, and with themselves. What is not as it should be is kept until it is: an
 * alert tells of it. Nothing is put right but what a processor has told of and we had not counted.
 */
export async function reconcile(
  context: PaymentContext,
  span: Span = nightSpan(context.clock()),
): Promise<Reconciled> {
  const { db, processors, clock } = context
  const compared = new Map<ProcessorId, Compared>()
  const unread = new Map<ProcessorId, string>()
  for (const [id, processor] of processors)
    try {
      compared.set(id, await compare(context, processor, span))
    } catch (error) {
      if (!isOfProcessor(error)) throw error
      unread.set(id, error.message)
    }
  const findings = [
    ...[...compared.values()].flatMap(({ findings }) => findings),
    ...(await waitFindings(context)),
    ...(await refundFindings(context)),
    ...(await bookFindings(context)),
  ]
  const closed = await keepFindings(db, findings, {
    // Of a processor that was not read nothing is known to be over.
    wasLookedAt: ({ processor }) => processor === null || compared.has(processor),
    now: clock(),
  })
  return { span, processors: compared, unread, findings, closed }
}

/** Every night; tried again in some minutes where a processor is away. */
export function reconcileWorker(context: PaymentContext): Worker<never> {
  return {
    queue: 'reconcile-payments',
    async handle() {
      const { unread, findings } = await reconcile(context)
      for (const { description, since } of findings)
        context.log.warn({ what: description, since }, 'payments do not reconcile')
      const [first] = unread.values()
      if (first !== undefined) throw new Error(`payments could not be reconciled: ${first}`)
    },
  }
}
