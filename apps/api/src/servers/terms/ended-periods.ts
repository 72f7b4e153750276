import { dataKeptDays } from '@zubr/domain/legal/retention'
import { dayMs } from '@zubr/domain/server-life'
import { unusedOf } from '@zubr/domain/terms/plan-change'
import { and, asc, eq, ne } from 'drizzle-orm'
import { writeEntry } from '../../balance/journal.ts'
import { entryOf } from '../../balance/ledger.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockServer } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { type Period, paidPeriodsOf, replacePeriods } from './periods.ts'
import { endedPeriods } from './terms-schema.ts'

export type Currency = Parameters<typeof writeEntry>[1]['currency']
/** A server whose paid time still has a value, with each paid period and its unused part. */
export type PaidServer = {
  row: ServerRow
  /** The start of its unused time; a blocked server uses none. */
  from: Date
  periods: readonly (Period & { unused: { own: number; given: number } })[]
}

/** Locks an account's servers in the order of decision 19, and reads their unused paid time. */
export async function lockPaidServers(tx: Tx, accountId: string, now: Date): Promise<PaidServer[]> {
  const owned = await tx
    .select({ id: servers.id })
    .from(servers)
    .where(and(eq(servers.accountId, accountId), ne(servers.contract, 'deleted')))
    .orderBy(asc(servers.id))
  const found: PaidServer[] = []
  for (const { id } of owned) {
    const row = await lockServer(tx, eq(servers.id, id))
    if (!row || (row.contract !== 'active' && row.contract !== 'blocked')) continue
    const from = row.blockedAt ?? now
    const periods = await paidPeriodsOf(tx, row, from)
    if (periods.length === 0) continue
    found.push({ row, from, periods: periods.map((each) => ({ ...each, unused: unusedOf(each, from) })) })
  }
  return found
}

export const leftMs = ({ effectiveFrom, endsAt }: Pick<Period, 'effectiveFrom' | 'endsAt'>, from: Date) =>
  Math.max(0, +endsAt - Math.max(+effectiveFrom, +from))
export const movedBy = (period: Period, ms: number): Period => {
  const {
    entryId,
    months,
    ownAmount,
    promoAmount,
    termDiscountPercent,
    discountAmount,
    listAmount,
    startsAt,
    endsAt,
    effectiveFrom,
  } = period
  const moved = (at: Date) => new Date(+at + ms)
  return {
    ...{ entryId, months, ownAmount, promoAmount, termDiscountPercent, discountAmount, listAmount },
    ...{ startsAt: moved(startsAt), endsAt: moved(endsAt), effectiveFrom: moved(effectiveFrom) },
  }
}

/** Which periods of a server a chargeback ends. */
type Ending = {
  indexes: readonly number[]
  accountId: string
  currency: Currency
  chargeback: string
  now: Date
}

/**
 * Ends periods of a locked server: their unused value returns to the balance, and the remaining
 * paid time moves up. A server without any is suspended by the next pass of `life-cycle`.
 */
export async function endPeriods(
  tx: Tx,
  server: PaidServer,
  ending: Ending,
): Promise<{ price: number; restoreUntil: Date }> {
  const { row, from, periods } = server
  const { indexes, currency, now } = ending
  const restoreUntil = new Date(+now + dataKeptDays * dayMs)
  const remaining: Period[] = []
  let endedMs = 0
  let price = 0
  for (const [index, period] of periods.entries()) {
    if (!indexes.includes(index)) {
      remaining.push(movedBy(period, -endedMs))
      continue
    }
    endedMs += leftMs(period, from)
    price += period.unused.own + period.unused.given
    await endPeriod(tx, server, ending, { index, period, restoreUntil })
  }
  await replacePeriods(tx, row.id, remaining)
  const paidUntil = new Date(+(row.paidUntil ?? now) - endedMs)
  // Until that pass nothing is extended automatically, and no mail explains it.
  const isOver = remaining.length === 0 && row.autoExtend
  const announced = {
    ...{ for: paidUntil.toISOString(), price: { currency, minor: price } },
    ...{ by: 'hand' as const, at: now.toISOString() },
  }
  await tx
    .update(servers)
    .set({
      ...{ paidUntil, billingCycleAnchor: null, sentMails: [] },
      extensionAnnounced: isOver ? announced : null,
    })
    .where(eq(servers.id, row.id))
  return { price, restoreUntil }
}

/** Refunds a period's unused value and stores what would restore it. */
async function endPeriod(
  tx: Tx,
  { row, from }: PaidServer,
  { accountId, currency, chargeback, now }: Ending,
  {
    index,
    period,
    restoreUntil,
  }: { index: number; period: PaidServer['periods'][number]; restoreUntil: Date },
): Promise<void> {
  const { unused, ...stretch } = period
  const kind = 'period_ended'
  const idempotencyKey = `period_ended:${chargeback}:${row.id}:${index}`
  await writeEntry(
    tx,
    { ...{ at: now, kind, accountId, currency, reason: row.plan, serverId: row.id }, idempotencyKey },
    [
      { ledger: 'balance', accountId, amount: unused.own },
      { ledger: 'given', accountId, amount: unused.given },
      { ledger: 'sales', amount: -unused.own - unused.given },
    ],
  )
  const entry = await entryOf(tx, accountId, idempotencyKey)
  if (!entry) throw new Error('an entry was not written')
  await tx.insert(endedPeriods).values({
    ...stretch,
    ...{ serverId: row.id, endEntryId: entry.id, chargebackKey: chargeback },
    billingCycleAnchor: row.billingCycleAnchor,
    ...{ unusedOwnAmount: unused.own, unusedPromoAmount: unused.given, endedAt: from, restoreUntil },
  })
}
