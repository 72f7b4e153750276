import type { ProcessorId } from '@zubr/domain/payments/methods'
import type { Worker } from '../../jobs/jobs.ts'
import type { PaymentContext } from '../payment-context.ts'
import { isProcessorError } from '../processors/processor.ts'
import { bookFindings, waitFindings } from './books.ts'
import { type Comparison, compare, type Span } from './compare.ts'
import { type Finding, storeFindings } from './findings.ts'
import { refundFindings } from './refund-waits.ts'

/**
 * Days that each night compares. They cover late payments, and ERIP refunds, which take up to 11
 * days.
 */
const nightDays = 14
/** Newer transactions are still being counted by notifications and polls. */
const freshMinutes = 15

export type ReconciliationResult = {
  span: Span
  processors: Map<ProcessorId, Comparison>
  /** Processors that could not be read, and why. */
  unread: Map<ProcessorId, string>
  findings: Finding[]
  closed: number
}

/** The time span of a nightly run. */
export function nightSpan(now: Date): Span {
  return { from: new Date(+now - nightDays * 86_400_000), to: new Date(+now - freshMinutes * 60_000) }
}

/**
 * Compares our books with those of all processors in a time span, and checks their invariants.
 * Findings stay open, and raise an alert, until they are resolved. The only correction is to count
 * transactions that the processor reports and we had not counted.
 */
export async function reconcile(
  context: PaymentContext,
  span: Span = nightSpan(context.clock()),
): Promise<ReconciliationResult> {
  const { db, processors, clock } = context
  const compared = new Map<ProcessorId, Comparison>()
  const unread = new Map<ProcessorId, string>()
  for (const [id, processor] of processors)
    try {
      compared.set(id, await compare(context, processor, span))
    } catch (error) {
      if (!isProcessorError(error)) throw error
      unread.set(id, error.message)
    }
  const findings = [
    ...[...compared.values()].flatMap(({ findings }) => findings),
    ...(await waitFindings(context)),
    ...(await refundFindings(context)),
    ...(await bookFindings(context)),
  ]
  const closed = await storeFindings(db, findings, {
    // Findings of a processor that was not read are not closed.
    wasLookedAt: ({ processor }) => processor === null || compared.has(processor),
    now: clock(),
  })
  return { span, processors: compared, unread, findings, closed }
}

/** Runs every night; retried after some minutes if a processor is unavailable. */
export function reconcileWorker(context: PaymentContext): Worker<never> {
  return {
    queue: 'reconcile-payments',
    async handle() {
      const { unread, findings } = await reconcile(context)
      for (const { description, since } of findings)
        context.log.warn({ what: description, since }, 'the books differ from a processor')
      const [first] = unread.values()
      if (first !== undefined) throw new Error(`payments could not be reconciled: ${first}`)
    },
  }
}
