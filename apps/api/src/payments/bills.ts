import type { Bill } from '@zubr/contracts/payments/bills'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { servers } from '../servers/tables.ts'
import type { Processors } from './context.ts'
import type { PaymentRow } from './create.ts'
import { paymentMoves, payments } from './tables.ts'

/** Bills as those who have their address, and their owners, see them. */
export async function billsOf(
  db: Db,
  processors: Processors,
  rows: readonly PaymentRow[],
  now: Date,
): Promise<Bill[]> {
  const back = await backOf(db, rows)
  const paidUntil = await paidUntilOf(db, rows)
  return rows.map((row) => {
    const { currency } = row
    const money = (minor: number) => ({ currency, minor })
    const refunded = back.get(row.id) ?? 0
    const total = row.amount + row.fee
    // The payment system keeps its fee.
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
      refunded: money(refunded),
      payAt: state === 'waiting' ? row.payAt : null,
      order: row.orderState && {
        state: row.orderState,
        plan: row.orderPlan ?? '',
        server: row.serverId,
        paidUntil: (row.serverId && paidUntil.get(row.serverId)?.toISOString()) || null,
        failure: row.orderFailure,
      },
      trial: processors.get(row.processor)?.test ?? false,
    }
  })
}

/** Until when the servers are paid that payments were for, by their ids. */
async function paidUntilOf(db: Db, rows: readonly PaymentRow[]): Promise<Map<string, Date | null>> {
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

function stateOf({ state, expiresAt }: PaymentRow, isGivenBack: boolean, now: Date): Bill['state'] {
  if (state === 'paid') return isGivenBack ? 'refunded' : 'paid'
  if (state === 'new') return expiresAt > now ? 'preparing' : 'expired'
  return state === 'waiting' && expiresAt <= now ? 'expired' : state
}

/** What was sent back of payments, or taken back by banks, in minor units. */
async function backOf(db: Db, rows: readonly PaymentRow[]): Promise<Map<string, number>> {
  const paid = rows.filter(({ timesPaid }) => timesPaid > 0).map(({ id }) => id)
  if (paid.length === 0) return new Map()
  const found = await db
    .select({
      id: paymentMoves.paymentId,
      sum: sql<number>`sum(case ${paymentMoves.type} when 'chargeback_reversal' then -${paymentMoves.amount} else ${paymentMoves.amount} end)`.mapWith(
        Number,
      ),
    })
    .from(paymentMoves)
    .where(and(inArray(paymentMoves.paymentId, paid), ne(paymentMoves.type, 'payment')))
    .groupBy(paymentMoves.paymentId)
  return new Map(found.map(({ id, sum: back }) => [id ?? '', back]))
}

export const paymentsOf = (db: Db, accountId: string, limit = 100): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.accountId, accountId))
    .orderBy(desc(payments.number))
    .limit(limit)
