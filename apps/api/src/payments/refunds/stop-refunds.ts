import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { fundsAndDebtOf, fundsOf, writeEntry } from '../../balance/journal.ts'
import type { Tx } from '../../database/transaction.ts'
import { openStates, type RefundRow } from './part-states.ts'
import { paymentRefunds, refundRequests } from './refunds-schema.ts'

/**
 * Ends open refund requests of a locked account until the chargeback is covered: undecided ones
 * first, then parts of approved ones that were neither requested from a processor nor paid by bank.
 * Their money returns to the balance.
 */
export async function endRefundsFor(
  tx: Tx,
  {
    accountId,
    chargeback,
    now,
    lacking,
  }: { accountId: string; chargeback: string; now: Date; lacking: () => Promise<number> },
): Promise<void> {
  if ((await lacking()) === 0) return
  const open = await tx
    .select()
    .from(refundRequests)
    .where(
      and(eq(refundRequests.accountId, accountId), inArray(refundRequests.state, ['requested', 'approved'])),
    )
    .orderBy(sql`state = 'approved'`, asc(refundRequests.number))
  for (const request of open) {
    if ((await lacking()) === 0) return
    await stopRefund(tx, request, { chargeback, now })
  }
}

/**
 * Returns a request's unpaid money to the balance, and ends the request once no part is under way.
 */
export async function stopRefund(
  tx: Tx,
  { id, accountId, currency, number, amount, state }: RefundRow,
  { chargeback, now }: { chargeback: string; now: Date },
): Promise<void> {
  const ended = { state: 'charged_back' as const, chargebackKey: chargeback }
  if (state === 'requested')
    await tx
      .update(refundRequests)
      .set({ ...ended, decidedAt: now })
      .where(eq(refundRequests.id, id))
  const stopped = state === 'requested' ? [{ id, amount }] : await stopParts(tx, id, now)
  for (const part of stopped)
    await writeEntry(
      tx,
      {
        ...{ at: now, kind: 'payout_ended', accountId, currency },
        reason: String(number),
        idempotencyKey: `payout_ended:${part.id}:${chargeback}`,
      },
      [
        { ledger: 'refunds', accountId, amount: -part.amount },
        { ledger: 'balance', accountId, amount: part.amount },
      ],
    )
  if (state === 'requested' || stopped.length === 0) return
  const underWay = await tx.$count(
    paymentRefunds,
    and(eq(paymentRefunds.requestId, id), inArray(paymentRefunds.state, [...openStates, 'by_bank'])),
  )
  if (underWay === 0) await tx.update(refundRequests).set(ended).where(eq(refundRequests.id, id))
}

/** A processor call holds no account lock: the row itself says whether the part was requested. */
async function stopParts(tx: Tx, requestId: string, now: Date): Promise<{ id: string; amount: number }[]> {
  const isUnsent = or(
    eq(paymentRefunds.state, 'by_bank'),
    and(eq(paymentRefunds.state, 'asking'), isNull(paymentRefunds.requestedAt)),
  )
  return tx
    .update(paymentRefunds)
    .set({ state: 'stopped', pollAt: null, endedAt: now })
    .where(and(eq(paymentRefunds.requestId, requestId), isUnsent))
    .returning({ id: paymentRefunds.id, amount: paymentRefunds.amount })
}

/**
 * Stops what can still be stopped of a request, because an account in debt gets no payouts.
 * Resolves to false without a debt.
 */
export async function stopWhileInDebt(tx: Tx, request: RefundRow, now: Date): Promise<boolean> {
  const { debt } = await fundsAndDebtOf(tx, request.accountId)
  if (debt > 0) await stopRefund(tx, request, { chargeback: 'debt', now })
  return debt > 0
}

/**
 * Reopens requests that a chargeback ended before any part was paid, as far as the balance
 * suffices.
 */
export async function reopenRefunds(
  tx: Tx,
  { accountId, chargeback, now }: { accountId: string; chargeback: string; now: Date },
): Promise<void> {
  const ended = await tx
    .select()
    .from(refundRequests)
    .where(
      and(
        eq(refundRequests.accountId, accountId),
        eq(refundRequests.state, 'charged_back'),
        eq(refundRequests.chargebackKey, chargeback),
      ),
    )
    .orderBy(asc(refundRequests.number))
  for (const { id, currency, number, amount } of ended) {
    const isOpen = and(eq(refundRequests.accountId, accountId), eq(refundRequests.state, 'requested'))
    const paid = and(
      eq(paymentRefunds.requestId, id),
      inArray(paymentRefunds.state, ['refunded', 'paid_by_bank']),
    )
    const { own } = await fundsOf(tx, accountId)
    if (own < amount || (await tx.$count(refundRequests, isOpen)) > 0) continue
    if ((await tx.$count(paymentRefunds, paid)) > 0) continue
    await writeEntry(
      tx,
      {
        ...{ at: now, kind: 'payout', accountId, currency },
        reason: String(number),
        idempotencyKey: `payout:${id}:${chargeback}`,
      },
      [
        { ledger: 'balance', accountId, amount: -amount },
        { ledger: 'refunds', accountId, amount },
      ],
    )
    await tx
      .update(refundRequests)
      .set({ state: 'requested', decidedAt: null, chargebackKey: null })
      .where(eq(refundRequests.id, id))
  }
}
