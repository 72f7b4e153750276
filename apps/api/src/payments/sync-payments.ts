import type { ProcessorId } from '@zubr/domain/payments/methods'
import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { applyTransaction } from './apply-transaction.ts'
import { lateDays, nextPollAt } from './backoff.ts'
import type { PaymentRow } from './create-payment.ts'
import type { PaymentContext } from './payment-context.ts'
import { payments } from './payments-schema.ts'
import { processDue } from './process-due.ts'
import { isProcessorError, ProcessorAway } from './processors/processor.ts'

const lateMs = lateDays * 86_400_000

/** Polls a payment's processor and stores the result. Throws the processor's errors. */
export async function syncPayment(context: PaymentContext, row: PaymentRow): Promise<void> {
  const { db, processors, clock } = context
  const processor = processors.get(row.processor)
  if (!processor) throw new ProcessorAway(`${row.processor} has no keys here`)
  const { id, checkoutId, processorMethod } = row
  if (checkoutId === null) return end(db, row, clock())
  const { transactions, ended } = await processor.read({ id, way: processorMethod, handle: checkoutId })
  // Refunds and chargebacks are counted after payments.
  for (const move of [...transactions].sort((a, b) => order(a.type) - order(b.type)))
    await applyTransaction(context, processor, move)
  const failed = transactions.findLast(({ type, state }) => type === 'payment' && state === 'failed')
  if (ended !== null)
    await db
      .update(payments)
      .set({ state: ended, reason: ended === 'declined' ? (failed?.reason ?? 'unknown') : null })
      // A paid payment stays paid, even after a later failed attempt.
      .where(and(eq(payments.id, id), eq(payments.state, 'waiting')))
  else {
    // It can still be paid: the customer sees the reason and tries again.
    if (failed)
      await db
        .update(payments)
        .set({ reason: failed.reason ?? 'unknown' })
        .where(and(eq(payments.id, id), eq(payments.state, 'waiting')))
    await end(db, row, clock())
  }
}

const order = (type: string) => (type === 'payment' ? 0 : 1)

/** Ends a payment that was not paid in time. */
async function end(db: Db, { id, expiresAt }: PaymentRow, now: Date): Promise<void> {
  if (expiresAt > now) return
  await db
    .update(payments)
    .set({ state: 'expired' })
    .where(and(eq(payments.id, id), inArray(payments.state, ['new', 'waiting'])))
}

/** Payments of one processor in one pass; the others are due in the next. */
const maxPerPass = 200

/** Polls every payment that is due, with growing intervals, until some time after its end. */
export async function pollDuePayments(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  const now = clock()
  const isDue = lte(payments.pollAt, now)
  const dueOf = (processor: ProcessorId) =>
    db
      .select()
      .from(payments)
      .where(and(isDue, eq(payments.processor, processor)))
      .orderBy(payments.pollAt)
      .limit(maxPerPass)
  async function pass(row: PaymentRow): Promise<void> {
    // Stored first: a failing item cannot block the others, and a concurrent pass skips it.
    const pollCount = row.pollCount + 1
    const isOver = row.state === 'paid' || row.state === 'refused' || +now > +row.expiresAt + lateMs
    const { rowCount } = await db
      .update(payments)
      .set({ pollCount: pollCount, pollAt: isOver ? null : pollAfter(row, now, pollCount) })
      .where(and(eq(payments.id, row.id), isDue))
    if (!rowCount) return
    try {
      await syncPayment(context, row)
    } catch (error) {
      const why = isProcessorError(error) ? error.message : undefined
      if (why) log.warn({ payment: row.number, why }, 'a processor could not be reached')
      else
        log.error(
          { err: rootOf(error), payment: row.number },
          'a payment could not be read from its processor',
        )
    }
  }
  await processDue(dueOf, pass, signal)
}

/**
 * The next poll: after the interval, or at the payment's end, so that a payment of the last moment
 * is soon credited.
 */
function pollAfter({ expiresAt }: PaymentRow, now: Date, pollCount: number): Date {
  const next = nextPollAt(now, pollCount)
  return expiresAt > now && next > expiresAt ? expiresAt : next
}

/** A customer has the bill open: it is polled in the next minute, however long its interval is. */
export async function schedulePoll({ db, clock }: PaymentContext, { id, state }: PaymentRow): Promise<void> {
  if (state !== 'waiting') return
  const now = clock()
  await db
    .update(payments)
    .set({ pollAt: now })
    .where(and(eq(payments.id, id), or(isNull(payments.pollAt), gt(payments.pollAt, now))))
}
