import { randomUUID } from 'node:crypto'
import type { Refunds } from '@zubr/contracts/payments/refunds'
import type { Catalogue } from '@zubr/domain/catalogue'
import { afterWorkingDays } from '@zubr/domain/payments/working-days'
import { and, desc, eq, inArray, sum } from 'drizzle-orm'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { fundsAndDebtOf, writeEntry } from '../../balance/journal.ts'
import { currencyOf, lockAccount } from '../../balance/ledger.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { RefundRow } from './part-states.ts'
import { paymentRefunds, refundRequests } from './refunds-schema.ts'

type Context = Pick<PaymentContext, 'db' | 'jobs' | 'clock'> & { rules: Catalogue['refunds'] }

/** The refundable money of an account, and its requests. */
export async function refundsOf(
  { db, rules }: Pick<Context, 'db' | 'rules'>,
  accountId: string,
): Promise<Refunds> {
  const [currency, { own, given, debt }, rows] = await Promise.all([
    currencyOf(db, accountId),
    fundsAndDebtOf(db, accountId),
    db
      .select()
      .from(refundRequests)
      .where(eq(refundRequests.accountId, accountId))
      .orderBy(desc(refundRequests.number))
      .limit(50),
  ])
  const byBank = await byBankOf(db, rows)
  return {
    available: currency && { currency, minor: own },
    promoCredit: currency && { currency, minor: given },
    ...(currency && debt > 0 && { debt: { currency, minor: debt } }),
    reviewWorkingDays: rules.reviewWorkingDays,
    paidWithinDays: rules.paidWithinDays,
    requests: rows.map((row) => ({
      id: row.id,
      number: row.number,
      sum: { currency: row.currency, minor: row.amount },
      state: row.state,
      createdAt: row.createdAt.toISOString(),
      reviewBy: row.reviewBy,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      paidAt: row.paidAt?.toISOString() ?? null,
      reason: row.reason,
      byBank: { currency: row.currency, minor: byBank.get(row.id) ?? 0 },
    })),
  }
}

/** The part of each approved request that waits for a bank transfer, in minor units. */
async function byBankOf(db: Db, rows: readonly RefundRow[]): Promise<Map<string, number>> {
  const approved = rows.filter(({ state }) => state === 'approved').map(({ id }) => id)
  const found = await db
    .select({ id: paymentRefunds.requestId, sum: sum(paymentRefunds.amount).mapWith(Number) })
    .from(paymentRefunds)
    .where(and(inArray(paymentRefunds.requestId, approved), eq(paymentRefunds.state, 'by_bank')))
    .groupBy(paymentRefunds.requestId)
  return new Map(found.map(({ id, sum: minor }) => [id, minor]))
}

/**
 * Reserves the money until the request is decided. The idempotency key returns the same request.
 * Throws Refused.
 */
export async function requestRefund(
  { db, jobs, clock, rules }: Context,
  { accountId, idempotencyKey, sum: amount }: { accountId: string; idempotencyKey: string; sum: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const currency = await lockAccount(tx, accountId)
    const ofAccount = eq(refundRequests.accountId, accountId)
    const [before] = await tx
      .select()
      .from(refundRequests)
      .where(and(ofAccount, eq(refundRequests.idempotencyKey, idempotencyKey)))
    if (before && before.amount !== amount) throw new Refused('conflict')
    if (before) return
    const { own, debt } = await fundsAndDebtOf(tx, accountId)
    if (debt > 0) throw new Refused('refund_refused', { state: 'debt', debt: String(debt) })
    if (currency === null || own < amount)
      throw new Refused('refund_refused', { sum: 'too_much', available: String(own) })
    if ((await tx.$count(refundRequests, and(ofAccount, eq(refundRequests.state, 'requested')))) > 0)
      throw new Refused('refund_refused', { state: 'requested' })
    const now = clock()
    const reviewBy = afterWorkingDays(rules.calendar, now, rules.reviewWorkingDays)
    const [row] = await tx
      .insert(refundRequests)
      .values({
        ...{ id: randomUUID(), accountId, idempotencyKey, currency, amount, reviewBy },
        createdAt: now,
      })
      .returning()
    if (!row) throw new Error('a refund request was not stored')
    await writeEntry(
      tx,
      {
        ...{ at: now, kind: 'payout', accountId, currency },
        reason: String(row.number),
        idempotencyKey: `payout:${row.id}`,
      },
      [
        { ledger: 'balance', accountId, amount: -amount },
        { ledger: 'refunds', accountId, amount },
      ],
    )
    await sendMailJob(jobs, tx, {
      kind: 'refund_requested',
      accountId,
      values: { number: String(row.number), day: reviewBy },
      money: { amount: { currency, minor: amount } },
      page: '/balance',
    })
  })
}

/**
 * Returns the money to the balance. Throws Refused if the request is another account's, or decided.
 */
export async function withdrawRefund(
  { db, clock }: Context,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    const [row] = await tx
      .select()
      .from(refundRequests)
      .where(and(eq(refundRequests.id, id), eq(refundRequests.accountId, accountId)))
    if (!row) throw new Refused('not_found')
    // Withdrawing again has no effect.
    if (row.state === 'withdrawn') return
    if (row.state !== 'requested') throw new Refused('refund_refused', { state: row.state })
    await giveBack(tx, row, clock(), { state: 'withdrawn' })
  })
}

/** Ends a request of a locked account that was not approved. */
export async function giveBack(
  tx: Tx,
  { id, accountId, currency, amount, number }: RefundRow,
  now: Date,
  end: { state: 'withdrawn' } | { state: 'declined'; reason: string },
): Promise<void> {
  await writeEntry(
    tx,
    {
      ...{ at: now, kind: 'payout_ended', accountId, currency },
      reason: String(number),
      idempotencyKey: `payout_ended:${id}`,
    },
    [
      { ledger: 'refunds', accountId, amount: -amount },
      { ledger: 'balance', accountId, amount },
    ],
  )
  await tx
    .update(refundRequests)
    .set({ ...end, decidedAt: now })
    .where(eq(refundRequests.id, id))
}
