import type { ProcessorId } from '@zubr/domain/payments/methods'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { journalEntries } from '../../balance/balance-schema.ts'
import { rootOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { nextPollAt } from '../backoff.ts'
import { emailOf } from '../create-invoice.ts'
import type { PaymentContext } from '../payment-context.ts'
import { processDue } from '../process-due.ts'
import {
  isProcessorError,
  ProcessorAway,
  ProcessorRefused,
  type Receipt,
  type Receipts,
} from '../processors/processor.ts'
import { createDueReceipts } from './create-receipts.ts'
import { saleReceipts } from './receipts-schema.ts'

export type ReceiptRow = typeof saleReceipts.$inferSelect

/** Receipts of one processor in one pass. */
const maxPerPass = 100
/** States that continue without an operator. */
const openStates = ['asking', 'waiting'] as const

/** Creates due receipts and polls open ones, with growing intervals. */
export async function processDueReceipts(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  await createDueReceipts(context)
  const now = clock()
  const isDue = and(lte(saleReceipts.pollAt, now), inArray(saleReceipts.state, openStates))
  const dueOf = (processor: ProcessorId) =>
    db
      .select()
      .from(saleReceipts)
      .where(and(isDue, eq(saleReceipts.processor, processor)))
      .orderBy(saleReceipts.pollAt)
      .limit(maxPerPass)
  async function pass(row: ReceiptRow): Promise<void> {
    // Stored first: a failing item cannot block the others, and a concurrent pass skips it.
    const pollCount = row.pollCount + 1
    const { rowCount } = await db
      .update(saleReceipts)
      .set({ pollCount: pollCount, pollAt: nextPollAt(now, pollCount) })
      .where(and(isIt(row), isDue))
    if (!rowCount) return
    try {
      await goOn(context, row)
    } catch (error) {
      if (isProcessorError(error))
        log.warn({ receipt: row.number, why: error.message }, 'a processor could not be asked for a receipt')
      else log.error({ err: rootOf(error), receipt: row.number }, 'a receipt could not be gone on with')
    }
  }
  await processDue(dueOf, pass, signal)
}

const isIt = ({ number, state, idempotencyKey }: ReceiptRow) =>
  and(
    eq(saleReceipts.number, number),
    eq(saleReceipts.state, state),
    eq(saleReceipts.idempotencyKey, idempotencyKey),
  )

async function goOn(context: PaymentContext, row: ReceiptRow): Promise<void> {
  const { db, processors, clock } = context
  const { number, processor, paymentUid, currency, amount, idempotencyKey, uid, requestedAt } = row
  const receipts = processors.get(processor)?.receipts
  if (!receipts) throw new ProcessorAway(`${processor} makes no receipts here`)
  const called = calledOf(number)
  if (row.state === 'waiting')
    return updateReceipt(context, row, uid === null ? null : await receipts.read(uid))
  // The processor forgets the idempotency key after some time, but not the receipt.
  const before = requestedAt === null ? null : await receipts.find({ paymentUid, called })
  if (before) return updateReceipt(context, row, before)
  const email = await emailOfEntry(db, row)
  if (email === null) return fail(context, row, 'its account is deleted, and no address is known')
  if (requestedAt === null) await db.update(saleReceipts).set({ requestedAt: clock() }).where(isIt(row))
  const newReceipt = { key: idempotencyKey, called, paymentUid, amount: { currency, minor: amount }, email }
  return updateReceipt(context, row, await makeAt(context, receipts, row, newReceipt))
}

async function makeAt(
  context: PaymentContext,
  receipts: Receipts,
  row: ReceiptRow,
  newReceipt: Parameters<Receipts['make']>[0],
): Promise<Receipt> {
  try {
    return await receipts.make(newReceipt)
  } catch (error) {
    if (error instanceof ProcessorRefused) await fail(context, row, error.message)
    throw error
  }
}

/** The text that identifies a sale's receipt, at the processor and for its reader. */
export const calledOf = (number: number) => `Услуги игрового хостинга, чек ${number}`

async function updateReceipt(
  { db, clock }: PaymentContext,
  row: ReceiptRow,
  receipt: Receipt | null,
): Promise<void> {
  if (!receipt) return
  const { uid, state } = receipt
  const now = clock()
  const change =
    state === 'waiting'
      ? { state, uid, pollCount: 0, pollAt: nextPollAt(now, 0) }
      : state === 'done'
        ? { state, uid, pollAt: null, endedAt: now, failure: null }
        : { state, uid, pollAt: null, failure: `the till of ${row.processor} could not make it` }
  if (state === 'waiting' && row.state === 'waiting') return
  await db.update(saleReceipts).set(change).where(isIt(row))
}

async function fail({ db }: PaymentContext, row: ReceiptRow, failure: string): Promise<void> {
  await db.update(saleReceipts).set({ state: 'failed', pollAt: null, failure }).where(isIt(row))
}

async function emailOfEntry(db: Db, { entryId }: ReceiptRow): Promise<string | null> {
  const [entry] = await db
    .select({ accountId: journalEntries.accountId })
    .from(journalEntries)
    .where(eq(journalEntries.id, entryId))
  return entry?.accountId ? emailOf(db, entry.accountId) : null
}
