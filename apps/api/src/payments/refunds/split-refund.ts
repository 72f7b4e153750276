import type { ProcessorId } from '@zubr/domain/payments/methods'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { invoices, processorTransactions } from '../payments-schema.ts'
import { openStates, type RefundRow } from './part-states.ts'
import { paymentRefunds } from './refunds-schema.ts'

/** The part of a request that is refunded by one payment, or by bank if there is none. */
export type Part = {
  amount: number
  by: { invoiceId: string; number: number; processor: ProcessorId; way: string; parentUid: string } | null
}

/**
 * Splits a request by payments: the newest first, each up to its credit that was not refunded; the
 * rest goes by bank. The payment system does not refund its fee. Lock the account first, unless it
 * is a preview.
 */
export async function partsOf(
  db: Db | Tx,
  { accountId, currency, amount }: Pick<RefundRow, 'accountId' | 'currency' | 'amount'>,
): Promise<Part[]> {
  const paid = await db
    .select({
      parentUid: processorTransactions.uid,
      processor: processorTransactions.processor,
      invoiceId: invoices.id,
      number: invoices.number,
      way: invoices.processorMethod,
      amount: invoices.amount,
    })
    .from(processorTransactions)
    .innerJoin(invoices, eq(invoices.id, processorTransactions.invoiceId))
    .where(
      and(
        eq(invoices.accountId, accountId),
        eq(invoices.currency, currency),
        eq(processorTransactions.type, 'payment'),
        isNull(processorTransactions.unallocatedReason),
      ),
    )
    .orderBy(desc(processorTransactions.occurredAt), desc(invoices.number), processorTransactions.uid)
  const back = await backOf(
    db,
    paid.map(({ parentUid }) => parentUid),
  )
  const parts: Part[] = []
  let rest = amount
  for (const { amount: came, ...by } of paid) {
    const part = Math.min(rest, Math.max(0, came - (back.get(`${by.processor} ${by.parentUid}`) ?? 0)))
    if (part > 0) parts.push({ amount: part, by })
    rest -= part
  }
  if (rest > 0) parts.push({ amount: rest, by: null })
  return parts
}

/**
 * What was refunded of each payment by us, an operator or its bank, or is under way, in minor
 * units.
 */
async function backOf(db: Db | Tx, uids: string[]): Promise<Map<string, number>> {
  const refunded = await db
    .select({
      key: sql<string>`${processorTransactions.processor} || ' ' || ${processorTransactions.parentUid}`,
      amount:
        sql<number>`case ${processorTransactions.type} when 'chargeback_reversal' then -${processorTransactions.amount} else ${processorTransactions.amount} end`.mapWith(
          Number,
        ),
    })
    .from(processorTransactions)
    .where(inArray(processorTransactions.parentUid, uids))
  const underWay = await db
    .select({
      key: sql<string>`${paymentRefunds.processor} || ' ' || ${paymentRefunds.parentUid}`,
      amount: paymentRefunds.amount,
    })
    .from(paymentRefunds)
    .where(and(inArray(paymentRefunds.parentUid, uids), inArray(paymentRefunds.state, [...openStates])))
  const sums = new Map<string, number>()
  for (const { key, amount } of [...refunded, ...underWay]) sums.set(key, (sums.get(key) ?? 0) + amount)
  return sums
}
