import { compensationFor, type DownSpan, interruptionsOf, paidPeriods } from '@zubr/domain/payments/downtime'
import { type Currency, planOf } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { termMonths } from '@zubr/domain/server-life'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { journalEntries, ledgerEntries } from '../../balance/balance-schema.ts'
import type { PriceList } from '../../balance/quote.ts'
import type { Db } from '../../database/open.ts'
import type { Month } from '../../operators/arguments.ts'
import { promoCodes } from '../../promo/promo-schema.ts'
import { serverMigrations } from '../migrations/migration-schema.ts'
import type { servers } from '../servers-schema.ts'

type ServerRow = typeof servers.$inferSelect
const hourMs = 3_600_000

/** Downtime of a month on the nodes of a server, and the compensation for it. */
export async function downtimeOf(
  db: Db,
  row: ServerRow,
  { month, catalogue, now }: { month: Month; catalogue: PriceList; now: Date },
) {
  const paid = await paymentsFor(db, row, catalogue)
  const spans: DownSpan[] = []
  for (const stay of await staysOf(db, row))
    spans.push(...(await downSpans(db, stay, { month, hoursFrom: hoursKeptFrom(now) })))
  spans.sort((a, b) => +a.at - +b.at)
  const due = compensationFor(paidPeriods(paid.payments), interruptionsOf(spans))
  return { ...due, currency: paid.currency, others: paid.others }
}

/** Hourly sums are stored for 90 days (status/roll-up.ts); earlier days have only their own sum. */
const hoursKeptFrom = (now: Date) =>
  new Date(Math.ceil((+now - 90 * 24 * hourMs) / (24 * hourMs)) * 24 * hourMs)

/**
 * Payments for the server and their months. Entries of earlier versions lack the months: the number
 * is estimated from today's monthly price, since those versions had no term discounts. `others`
 * counts its other movements.
 */
async function paymentsFor(db: Db, { id, accountId }: ServerRow, { plans, discountPercent }: PriceList) {
  const entries = await db
    .select({
      ...{ at: ledgerEntries.at, kind: ledgerEntries.kind, amount: ledgerEntries.amount },
      ...{ currency: ledgerEntries.currency, reason: ledgerEntries.reason, months: journalEntries.months },
    })
    .from(ledgerEntries)
    .innerJoin(journalEntries, eq(journalEntries.id, ledgerEntries.id))
    .where(and(eq(ledgerEntries.serverId, id), eq(ledgerEntries.accountId, accountId ?? id)))
    .orderBy(asc(ledgerEntries.id))
  const codes = new Map((await db.select().from(promoCodes)).map(({ code, percent }) => [code, percent]))
  const bought = entries.filter(({ kind }) => kind === 'purchase' || kind === 'extension')
  const others = entries.filter(({ kind }) => !['purchase', 'extension', 'refund'].includes(kind)).length
  const payments = bought.map(({ at, amount, currency, reason, months: sold }) => {
    if (sold !== null) return { at, months: sold, minor: -amount }
    const [planId = '', code = ''] = reason.split(' ')
    const plan = planOf(plans, planId)
    const price = plan && monthlyPrice(plan, currency, discountPercent)?.minor
    const paidFor = price ? -amount / price + (codes.get(code) ?? 0) / 100 : 1
    const [months = 1]: number[] = [...termMonths].sort(
      (a, b) => Math.abs(a - paidFor) - Math.abs(b - paidFor),
    )
    return { at, months, minor: -amount }
  })
  return { payments, others, currency: bought[0]?.currency as Currency | undefined }
}

type Stay = { nodeId: number; from: Date; to: Date }

/** The nodes of a server and when it was there, from its migrations back from the current node. */
async function staysOf(db: Db, { id, nodeId, createdAt }: ServerRow): Promise<Stay[]> {
  const moves = await db
    .select()
    .from(serverMigrations)
    .where(and(eq(serverMigrations.serverId, id), inArray(serverMigrations.phase, ['clearing', 'done'])))
    .orderBy(asc(serverMigrations.startedAt))
  const changes = moves.map(({ fromNodeId, settlingAt, clearingAt, startedAt }) => ({
    nodeId: fromNodeId,
    to: clearingAt ?? settlingAt ?? startedAt,
  }))
  const all = [...changes, { nodeId, to: new Date(8_640_000_000_000_000) }]
  return all.flatMap(({ nodeId: node, to }, n) =>
    node === null ? [] : [{ nodeId: node, from: all[n - 1]?.to ?? createdAt, to }],
  )
}

const Spans = z.array(z.object({ at: z.coerce.date(), lastsMs: z.number(), minutes: z.coerce.number() }))

/**
 * Minutes down by hour, or by day if hours are deleted, without maintenance that was announced
 * before it began.
 */
async function downSpans(
  db: Db,
  { nodeId, from, to }: Stay,
  { month, hoursFrom }: { month: Month; hoursFrom: Date },
): Promise<DownSpan[]> {
  const [first, last] = [new Date(Math.max(+from, +month.from)), new Date(Math.min(+to, +month.to))]
  if (first >= last) return []
  const { rows } = await db.execute(sql`
    with spans as (
      select hour as at, interval '1 hour' as lasts, down_minutes from node_hours
       where node_id = ${nodeId} and hour >= ${hoursFrom} and hour > ${first}::timestamptz - interval '1 hour' and hour < ${last}
      union all
      select day::timestamp at time zone 'UTC', interval '1 day', down_minutes from node_days
       where node_id = ${nodeId} and day::timestamp at time zone 'UTC' < ${hoursFrom}
         and day::timestamp at time zone 'UTC' >= ${first} and day::timestamp at time zone 'UTC' < ${last}
    )
    select at, (extract(epoch from lasts) * 1000)::float8 as "lastsMs",
      greatest(0, down_minutes - coalesce((
        select floor(sum(extract(epoch from least(i.ends_at, at + lasts) - greatest(i.starts_at, at)) / 60))
        from incidents i
        where i.kind = 'maintenance' and i.created_at < i.starts_at and i.starts_at < at + lasts and i.ends_at > at
          and (i.nodes = '{}' or (select name from nodes where id = ${nodeId}) = any(i.nodes))
          and 'cancelled' is distinct from (select state from incident_updates u where u.incident_id = i.id order by u.at desc, u.id desc limit 1)
      ), 0)) as minutes
    from spans where down_minutes > 0 order by at`)
  return Spans.parse(rows)
}

/** When a month's downtime was compensated, if it was. */
export async function compensatedAt(db: Db, accountId: string, key: string): Promise<Date | undefined> {
  const [entry] = await db
    .select({ at: journalEntries.at })
    .from(journalEntries)
    .where(and(eq(journalEntries.accountId, accountId), eq(journalEntries.idempotencyKey, key)))
  return entry?.at
}
