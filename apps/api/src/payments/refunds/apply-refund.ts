import { and, eq, inArray, or, sum } from 'drizzle-orm'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { writeEntry } from '../../balance/journal.ts'
import { lockMoney } from '../../balance/ledger.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { nextPollAt } from '../backoff.ts'
import { insertTransaction, isUuid } from '../insert-transaction.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { Processor, ProcessorTransaction } from '../processors/processor.ts'
import { isOpen, openStates, type PartRow, type RefundRow } from './part-states.ts'
import { paymentRefunds, refundRequests } from './refunds-schema.ts'
import { stopWhileInDebt } from './stop-refunds.ts'

/**
 * Applies a processor's refund, whatever reported it. Resolves to false if it is not ours, or must
 * not exist: its money was paid twice, or to the wrong place.
 */
export async function applyRefund(
  context: PaymentContext,
  processor: Processor,
  move: ProcessorTransaction,
): Promise<boolean> {
  const found = await partOf(context.db, processor, move)
  if (!found) return false
  return inTransaction(context.db, async (tx) => {
    const { part, request } = await lockPart(tx, found)
    if (move.state === 'done') {
      if (part.state === 'refunded') return part.uid === move.uid
      if (['paid_by_bank', 'replaced', 'stopped'].includes(part.state)) return false
      const of = { invoiceId: part.invoiceId, unallocatedReason: null }
      if (await insertTransaction(tx, context, processor, move, of))
        await endPart(tx, context, { request, part, state: 'refunded', uid: move.uid })
      return true
    }
    if (!isOpen(part) || (part.state === 'waiting' && move.state === 'waiting')) return true
    const now = context.clock()
    await tx
      .update(paymentRefunds)
      .set(
        move.state === 'waiting'
          ? { state: 'waiting', uid: move.uid, pollCount: 0, pollAt: nextPollAt(now, 0), failure: null }
          : {
              state: 'by_bank',
              uid: move.uid,
              pollAt: null,
              failure: `${processor.id} could not pay it out`,
            },
      )
      .where(eq(paymentRefunds.id, part.id))
    if (move.state !== 'waiting') await stopWhileInDebt(tx, request, now)
    return true
  })
}

/**
 * Finds our part by its refund id or by the processor's uid. Currency, sum and payment must match
 * the request.
 */
async function partOf(
  db: Db,
  processor: Processor,
  { refundId, uid, parentUid, money }: ProcessorTransaction,
): Promise<PartRow | undefined> {
  const isIt = isUuid(refundId)
    ? or(eq(paymentRefunds.id, refundId), eq(paymentRefunds.uid, uid))
    : eq(paymentRefunds.uid, uid)
  const [part] = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.processor, processor.id), isIt))
  if (!part) return undefined
  const isSame =
    part.parentUid === parentUid && part.amount === money.minor && part.currency === money.currency
  return isSame ? part : undefined
}

/** Reads a part and its request after locking the account. */
export async function lockPart(
  tx: Tx,
  { id, requestId }: Pick<PartRow, 'id' | 'requestId'>,
): Promise<{ part: PartRow; request: RefundRow }> {
  const readRequest = () => tx.select().from(refundRequests).where(eq(refundRequests.id, requestId))
  const [before] = await readRequest()
  if (before) await lockMoney(tx, before.accountId)
  const [request] = await readRequest()
  const [part] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, id))
  if (!request || !part) throw new Error('a refund is not kept')
  return { part, request }
}

/**
 * Records that a part of a locked account's request is paid out. The last part completes the
 * request and notifies its owner.
 */
export async function endPart(
  tx: Tx,
  { clock, jobs }: Pick<PaymentContext, 'clock' | 'jobs'>,
  {
    request,
    part,
    ...end
  }: { request: RefundRow; part: PartRow; state: 'refunded' | 'paid_by_bank'; uid?: string },
): Promise<void> {
  const now = clock()
  const { accountId, currency, number } = request
  const { processor, amount } = part
  await writeEntry(
    tx,
    {
      ...{ at: now, kind: 'paid_out', accountId, currency },
      reason: String(number),
      idempotencyKey: end.uid === undefined ? `paid_by_bank:${part.id}` : `refund:${processor}:${end.uid}`,
    },
    [
      { ledger: 'refunds', accountId, amount: -amount },
      end.state === 'refunded' && processor !== null
        ? { ledger: 'processor', processor, amount }
        : { ledger: 'bank', amount },
    ],
  )
  await tx
    .update(paymentRefunds)
    .set({ ...end, endedAt: now, pollAt: null, failure: null })
    .where(eq(paymentRefunds.id, part.id))
  const left = await tx.$count(
    paymentRefunds,
    and(eq(paymentRefunds.requestId, request.id), inArray(paymentRefunds.state, [...openStates, 'by_bank'])),
  )
  if (left > 0) return
  const sums = await tx
    .select({ state: paymentRefunds.state, minor: sum(paymentRefunds.amount).mapWith(Number) })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.requestId, request.id),
        inArray(paymentRefunds.state, ['refunded', 'paid_by_bank', 'stopped']),
      ),
    )
    .groupBy(paymentRefunds.state)
  const isStopped = sums.some(({ state }) => state === 'stopped')
  const paid = sums.reduce((all, { state, minor }) => all + (state === 'stopped' ? 0 : minor), 0)
  await tx
    .update(refundRequests)
    .set({ state: isStopped ? 'charged_back' : 'paid', paidAt: now })
    .where(eq(refundRequests.id, request.id))
  await sendMailJob(jobs, tx, {
    kind: 'refund_paid',
    accountId,
    values: { number: String(number) },
    money: { amount: { currency, minor: paid } },
    page: '/balance',
  })
}
