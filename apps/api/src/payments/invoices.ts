import type { Invoice } from '@zubr/contracts/payments/invoices'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { journalEntries } from '../balance/balance-schema.ts'
import type { Db } from '../database/open.ts'
import { servers } from '../servers/servers-schema.ts'
import type { InvoiceRow } from './create-invoice.ts'
import type { Processors } from './payment-context.ts'
import { invoices, processorTransactions } from './payments-schema.ts'

/** Invoices as their owners, and anyone with their address, see them. */
export async function toInvoices(
  db: Db,
  processors: Processors,
  rows: readonly InvoiceRow[],
  now: Date,
): Promise<Invoice[]> {
  const back = await backOf(db, rows)
  const paidUntil = await paidUntilOf(db, rows)
  const months = await monthsOf(db, rows)
  const otherSums = await otherSumsOf(db, rows)
  return rows.map((row) => {
    const { currency } = row
    const money = (minor: number) => ({ currency, minor })
    const refunded = back.get(row.id) ?? 0
    const total = row.amount + row.fee
    // The payment system does not refund its fee.
    const state = stateOf(row, refunded >= row.amount * Math.max(1, row.timesPaid), now)
    return {
      id: row.id,
      number: row.number,
      purpose: row.orderState === null ? 'top_up' : (row.orderKind ?? 'server'),
      sum: money(row.amount),
      fee: money(row.fee),
      total: money(total),
      method: row.method,
      state,
      reason: state === 'declined' || state === 'waiting' ? row.reason : null,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      timesPaid: row.timesPaid,
      ...(otherSums.has(row.id) && { otherSum: otherSums.get(row.id) }),
      refunded: money(refunded),
      checkoutUrl: state === 'waiting' ? row.checkoutUrl : null,
      order: row.orderState && {
        state: row.orderState,
        plan: row.orderPlan ?? '',
        ...(months.has(row.id) && { months: months.get(row.id) }),
        server: row.serverId,
        paidUntil: (row.serverId && paidUntil.get(row.serverId)?.toISOString()) || null,
        failure: row.orderFailure,
      },
      trial: processors.get(row.processor)?.isTest ?? false,
    }
  })
}

/** The paid-until times of the servers that invoices were for, by server id. */
async function paidUntilOf(db: Db, rows: readonly InvoiceRow[]): Promise<Map<string, Date | null>> {
  const ids = rows.flatMap(({ orderState, serverId }) =>
    orderState === 'created' && serverId ? [serverId] : [],
  )
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: servers.id, paidUntil: servers.paidUntil })
    .from(servers)
    .where(inArray(servers.id, ids))
  return new Map(found.map(({ id, paidUntil }) => [id, paidUntil]))
}

/**
 * How many months the invoices' orders are for, by invoice id. Those of a fulfilled order are in
 * the journal.
 */
async function monthsOf(db: Db, rows: readonly InvoiceRow[]): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const { id, order } of rows) if (order && 'months' in order) found.set(id, order.months ?? 1)
  const done = rows.filter(({ orderState }) => orderState === 'created')
  const keys = new Map<string, string>(
    done.flatMap(({ id }) => ['create', 'extend'].map((kind) => [`${kind}:payment:${id}`, id] as const)),
  )
  if (keys.size === 0) return found
  const entries = await db
    .select({ key: journalEntries.idempotencyKey, months: journalEntries.months })
    .from(journalEntries)
    .where(
      and(
        inArray(journalEntries.accountId, [...new Set(done.map(({ accountId }) => accountId))]),
        inArray(journalEntries.idempotencyKey, [...keys.keys()]),
      ),
    )
  for (const { key, months } of entries) {
    const id = keys.get(key)
    if (id !== undefined && months !== null) found.set(id, months)
  }
  return found
}

/** Sums that came for unpaid invoices and differ from them, by invoice id; the last one wins. */
async function otherSumsOf(
  db: Db,
  rows: readonly InvoiceRow[],
): Promise<Map<string, NonNullable<Invoice['otherSum']>>> {
  const open = rows.filter(({ timesPaid }) => timesPaid === 0).map(({ id }) => id)
  if (open.length === 0) return new Map()
  const transactions = await db
    .select()
    .from(processorTransactions)
    .where(
      and(
        inArray(processorTransactions.invoiceId, open),
        eq(processorTransactions.type, 'payment'),
        eq(processorTransactions.unallocatedReason, 'other_sum'),
      ),
    )
    .orderBy(asc(processorTransactions.occurredAt))
  return new Map(
    transactions.map(({ invoiceId, currency, amount, resolvedAt }) => [
      invoiceId ?? '',
      { money: { currency, minor: amount }, isResolved: resolvedAt !== null },
    ]),
  )
}

function stateOf({ state, expiresAt }: InvoiceRow, isGivenBack: boolean, now: Date): Invoice['state'] {
  if (state === 'paid') return isGivenBack ? 'refunded' : 'paid'
  if (state === 'new') return expiresAt > now ? 'preparing' : 'expired'
  return state === 'waiting' && expiresAt <= now ? 'expired' : state
}

/** What was refunded or charged back of invoices, in minor units. */
async function backOf(db: Db, rows: readonly InvoiceRow[]): Promise<Map<string, number>> {
  const paid = rows.filter(({ timesPaid }) => timesPaid > 0).map(({ id }) => id)
  if (paid.length === 0) return new Map()
  const found = await db
    .select({
      id: processorTransactions.invoiceId,
      sum: sql<number>`sum(case ${processorTransactions.type} when 'chargeback_reversal' then -${processorTransactions.amount} else ${processorTransactions.amount} end)`.mapWith(
        Number,
      ),
    })
    .from(processorTransactions)
    .where(and(inArray(processorTransactions.invoiceId, paid), ne(processorTransactions.type, 'payment')))
    .groupBy(processorTransactions.invoiceId)
  return new Map(found.map(({ id, sum: back }) => [id ?? '', back]))
}

export const invoicesOfAccount = (db: Db, accountId: string, limit = 100): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.accountId, accountId))
    .orderBy(desc(invoices.number))
    .limit(limit)
