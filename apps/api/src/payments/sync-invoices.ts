import type { ProcessorId } from '@zubr/domain/payments/methods'
import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { applyTransaction } from './apply-transaction.ts'
import { lateDays, nextPollAt } from './backoff.ts'
import type { InvoiceRow } from './create-invoice.ts'
import type { PaymentContext } from './payment-context.ts'
import { invoices } from './payments-schema.ts'
import { processDue } from './process-due.ts'
import {
  isPaymentAttempt,
  isProcessorError,
  ProcessorAway,
  type ProcessorTransaction,
} from './processors/processor.ts'

const lateMs = lateDays * 86_400_000

/**
 * Reads an invoice's checkout from its processor and stores the result. Resolves to the
 * transactions that were read and applied. Throws the processor's errors.
 */
export async function syncInvoice(
  context: PaymentContext,
  row: InvoiceRow,
): Promise<readonly ProcessorTransaction[]> {
  const { db, processors, clock } = context
  const processor = processors.get(row.processor)
  if (!processor) throw new ProcessorAway(`${row.processor} has no keys here`)
  const { id, checkoutId, processorMethod } = row
  if (checkoutId === null) {
    await end(db, row, clock())
    return []
  }
  const { transactions, ended } = await processor.readCheckout({ invoiceId: id, processorMethod, checkoutId })
  // Refunds and chargebacks are counted after payments.
  for (const transaction of [...transactions].sort((a, b) => applyOrder(a) - applyOrder(b)))
    await applyTransaction(context, processor, transaction)
  const failed = transactions.filter(isPaymentAttempt).findLast(({ state }) => state === 'failed')
  if (ended !== null)
    await db
      .update(invoices)
      .set({ state: ended, reason: ended === 'declined' ? (failed?.reason ?? 'unknown') : null })
      // A paid invoice stays paid, even after a later failed attempt.
      .where(and(eq(invoices.id, id), eq(invoices.state, 'waiting')))
  else {
    // It can still be paid: the customer sees the reason and tries again.
    if (failed)
      await db
        .update(invoices)
        .set({ reason: failed.reason ?? 'unknown' })
        .where(and(eq(invoices.id, id), eq(invoices.state, 'waiting')))
    await end(db, row, clock())
  }
  return transactions
}

const applyOrder = (transaction: ProcessorTransaction) => (isPaymentAttempt(transaction) ? 0 : 1)

/** Ends an invoice that was not paid in time. */
async function end(db: Db, { id, expiresAt }: InvoiceRow, now: Date): Promise<void> {
  if (expiresAt > now) return
  await db
    .update(invoices)
    .set({ state: 'expired' })
    .where(and(eq(invoices.id, id), inArray(invoices.state, ['new', 'waiting'])))
}

/** Invoices of one processor in one pass; the others are due in the next. */
const maxPerPass = 200

/** Polls every invoice that is due, with growing intervals, until some time after its end. */
export async function pollDueInvoices(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  const now = clock()
  const isDue = lte(invoices.pollAt, now)
  const dueOf = (processor: ProcessorId) =>
    db
      .select()
      .from(invoices)
      .where(and(isDue, eq(invoices.processor, processor)))
      .orderBy(invoices.pollAt)
      .limit(maxPerPass)
  async function pass(row: InvoiceRow): Promise<void> {
    // Stored first: a failing item cannot block the others, and a concurrent pass skips it.
    const pollCount = row.pollCount + 1
    const isOver = row.state === 'paid' || row.state === 'refused' || +now > +row.expiresAt + lateMs
    const { rowCount } = await db
      .update(invoices)
      .set({ pollCount: pollCount, pollAt: isOver ? null : pollAfter(row, now, pollCount) })
      .where(and(eq(invoices.id, row.id), isDue))
    if (!rowCount) return
    try {
      await syncInvoice(context, row)
    } catch (error) {
      const why = isProcessorError(error) ? error.message : undefined
      if (why) log.warn({ invoice: row.number, why }, 'a processor could not be asked')
      else log.error({ err: rootOf(error), invoice: row.number }, 'an invoice could not be synced')
    }
  }
  await processDue(dueOf, pass, signal)
}

/**
 * The next poll: after the interval, or at the invoice's end, so that a payment of the last moment
 * is soon credited.
 */
function pollAfter({ expiresAt }: InvoiceRow, now: Date, pollCount: number): Date {
  const next = nextPollAt(now, pollCount)
  return expiresAt > now && next > expiresAt ? expiresAt : next
}

/**
 * A customer has the invoice open: it is polled in the next minute, however long its interval is.
 */
export async function schedulePoll({ db, clock }: PaymentContext, { id, state }: InvoiceRow): Promise<void> {
  if (state !== 'waiting') return
  const now = clock()
  await db
    .update(invoices)
    .set({ pollAt: now })
    .where(and(eq(invoices.id, id), or(isNull(invoices.pollAt), gt(invoices.pollAt, now))))
}
