import { cycleEnd } from '@zubr/domain/terms/billing-cycle'
import { giftedPeriod, type PaidPeriod } from '@zubr/domain/terms/plan-change'
import { and, desc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import { journalEntries, postings } from '../../balance/balance-schema.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import type { ServerRow } from '../server-view.ts'
import { endedPeriods, paidPeriods } from './terms-schema.ts'

export type Period = PaidPeriod & { entryId: number | null }
type OfServer = Pick<ServerRow, 'id' | 'paidUntil' | 'billingCycleAnchor'>

/**
 * The paid periods of a server's remaining time, in order. `price` is the plan's monthly price, for
 * time without a known payment.
 */
export async function periodsOf(
  db: Db | Tx,
  server: OfServer,
  { price, now }: { price: number; now: Date },
): Promise<Period[]> {
  const { paidUntil, billingCycleAnchor } = server
  const left = await paidPeriodsOf(db, server, now)
  const paidFrom = left[0]?.effectiveFrom ?? paidUntil
  if (paidUntil === null || paidUntil <= now || paidFrom === null || paidFrom <= now) return left
  return [{ ...giftedPeriod({ now, ends: paidFrom, price, billingCycleAnchor }), entryId: null }, ...left]
}

/** The paid periods, without time that no known payment covers. */
export async function paidPeriodsOf(db: Db | Tx, server: OfServer, now: Date): Promise<Period[]> {
  const { paidUntil } = server
  if (paidUntil === null || paidUntil <= now) return []
  const stored: Period[] = await db.select().from(paidPeriods).where(eq(paidPeriods.serverId, server.id))
  const periods = [...stored, ...(await untrackedPeriods(db, server, { stored, paidUntil, now }))]
  // A block's time was returned by moving the end.
  const shiftMs = +paidUntil - Math.max(...periods.map(({ endsAt }) => +endsAt), 0)
  const shifted = (at: Date) => new Date(+at + shiftMs)
  return periods
    .map((period) => ({
      entryId: period.entryId,
      months: period.months,
      ownAmount: period.ownAmount,
      promoAmount: period.promoAmount,
      termDiscountPercent: period.termDiscountPercent,
      discountAmount: period.discountAmount,
      listAmount: period.listAmount,
      startsAt: shifted(period.startsAt),
      endsAt: shifted(period.endsAt),
      effectiveFrom: shifted(period.effectiveFrom),
    }))
    .filter(({ endsAt }) => endsAt > now)
    .sort((a, b) => +a.endsAt - +b.endsAt)
}

/**
 * Months that an earlier version sold, up to the end of the paid time: it sold single months and
 * stored only the movement.
 */
async function untrackedPeriods(
  db: Db | Tx,
  { id, billingCycleAnchor }: OfServer,
  { stored, paidUntil, now }: { stored: readonly Period[]; paidUntil: Date; now: Date },
): Promise<Period[]> {
  // A period that a chargeback ended was stored, and is not found again by its movement.
  const [{ newestEnded } = { newestEnded: null }] = await db
    .select({ newestEnded: max(endedPeriods.entryId) })
    .from(endedPeriods)
    .where(eq(endedPeriods.serverId, id))
  const newestKept = Math.max(newestEnded ?? 0, ...stored.map(({ entryId }) => entryId ?? 0))
  const entries = await db
    .select({ entryId: journalEntries.id, ...paidParts })
    .from(journalEntries)
    .innerJoin(postings, eq(postings.entryId, journalEntries.id))
    .where(
      and(
        eq(journalEntries.serverId, id),
        gt(journalEntries.id, newestKept),
        inArray(journalEntries.kind, ['purchase', 'extension']),
      ),
    )
    .groupBy(journalEntries.id)
    .orderBy(desc(journalEntries.id))
  return entries
    .map((entry, index) => {
      const startsAt = cycleEnd({ paidUntil, billingCycleAnchor }, -index - 1)
      const endsAt = cycleEnd({ paidUntil, billingCycleAnchor }, -index)
      return {
        ...{ ...entry, startsAt, endsAt, months: 1, effectiveFrom: startsAt },
        ...{ termDiscountPercent: 0, discountAmount: 0, listAmount: 0 },
      }
    })
    .filter(({ endsAt }) => endsAt > now)
}

const paidOf = (ledger: 'balance' | 'given') =>
  sql<number>`coalesce(-sum(${postings.amount}) filter (where ${postings.ledger} = ${ledger}), 0)`.mapWith(
    Number,
  )
const paidParts = { ownAmount: paidOf('balance'), promoAmount: paidOf('given') }

/** Replaces the stored periods of a server. */
export async function replacePeriods(tx: Tx, serverId: string, periods: readonly Period[]): Promise<void> {
  await tx.delete(paidPeriods).where(eq(paidPeriods.serverId, serverId))
  if (periods.length > 0) await tx.insert(paidPeriods).values(periods.map((each) => ({ ...each, serverId })))
}

/**
 * Stores the period of a purchase or extension of a locked server, after its earlier periods
 * (`before`).
 */
export async function storePaidPeriod(
  tx: Tx,
  server: { id: string; accountId: string; before?: readonly Period[] },
  paid: Pick<
    PaidPeriod,
    'startsAt' | 'endsAt' | 'months' | 'termDiscountPercent' | 'discountAmount' | 'listAmount'
  > & {
    idempotencyKey: string
  },
): Promise<void> {
  const { idempotencyKey, ...stretch } = paid
  const [entry] = await tx
    .select({ entryId: journalEntries.id, ...paidParts })
    .from(journalEntries)
    .innerJoin(postings, eq(postings.entryId, journalEntries.id))
    .where(
      and(eq(journalEntries.accountId, server.accountId), eq(journalEntries.idempotencyKey, idempotencyKey)),
    )
    .groupBy(journalEntries.id)
  const period = {
    ...stretch,
    effectiveFrom: stretch.startsAt,
    ...(entry ?? { entryId: null, ownAmount: 0, promoAmount: 0 }),
  }
  await replacePeriods(tx, server.id, [...(server.before ?? []), period])
}
