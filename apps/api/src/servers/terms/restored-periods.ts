import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { journalEntries } from '../../balance/balance-schema.ts'
import { fundsOf, writeEntry } from '../../balance/journal.ts'
import { entryOf } from '../../balance/ledger.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { applyLifeEvent } from '../lifecycle/life.ts'
import type { SendMail } from '../lifecycle/mail.ts'
import { lockServer } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { type Currency, leftMs, movedBy } from './ended-periods.ts'
import { type Period, replacePeriods } from './periods.ts'
import { endedPeriods, paidPeriods } from './terms-schema.ts'

type EndedPeriod = typeof endedPeriods.$inferSelect

const isOpen = and(
  isNull(endedPeriods.restoredAt),
  inArray(servers.contract, ['active', 'suspended', 'blocked']),
)

/**
 * Ended periods of an account that can be restored: those payable at `now`, or those of one
 * chargeback. Their price is that of their own plan (the reason of their entry), so another plan
 * restores nothing.
 */
async function openPeriods(
  db: Db | Tx,
  accountId: string,
  which: { now: Date } | { chargeback: string },
): Promise<{ period: EndedPeriod; plan: string; server: { id: string; name: string } }[]> {
  return db
    .select({ period: endedPeriods, plan: servers.plan, server: { id: servers.id, name: servers.name } })
    .from(endedPeriods)
    .innerJoin(journalEntries, eq(journalEntries.id, endedPeriods.endEntryId))
    .innerJoin(servers, eq(servers.id, endedPeriods.serverId))
    .where(
      and(
        eq(servers.accountId, accountId),
        isOpen,
        eq(journalEntries.reason, servers.plan),
        'now' in which
          ? gt(endedPeriods.restoreUntil, which.now)
          : eq(endedPeriods.chargebackKey, which.chargeback),
      ),
    )
    .orderBy(asc(endedPeriods.id))
}

export type RestorableServer = { id: string; name: string; price: number; until: Date }

/** Servers whose ended time can be paid again, with its price and deadline. */
export async function restorableServers(
  db: Db | Tx,
  accountId: string,
  now: Date,
): Promise<RestorableServer[]> {
  const found = new Map<string, RestorableServer>()
  for (const { period, server } of await openPeriods(db, accountId, { now })) {
    const { price, until } = found.get(server.id) ?? { price: 0, until: period.restoreUntil }
    found.set(server.id, {
      ...server,
      price: price + period.unusedOwnAmount + period.unusedPromoAmount,
      until: period.restoreUntil < until ? period.restoreUntil : until,
    })
  }
  return [...found.values()]
}

/**
 * Sells ended periods of a locked account again at their price, server by server, as far as the
 * balance allows. Time since then is not lost. Resolves to the servers whose time was restored.
 */
export async function restorePeriods(
  tx: Tx,
  {
    accountId,
    currency,
    which,
    now,
    sendMail,
  }: {
    accountId: string
    currency: Currency
    which: { now: Date } | { chargeback: string }
    now: Date
    sendMail: SendMail
  },
): Promise<string[]> {
  const open = await openPeriods(tx, accountId, which)
  const rows: ServerRow[] = []
  for (const id of [...new Set(open.map(({ server }) => server.id))].sort()) {
    const row = await lockServer(tx, eq(servers.id, id))
    if (row && row.contract !== 'deleted') rows.push(row)
  }
  const restored: string[] = []
  // Each notifies its node: nodes are locked after all servers, in their order (decision 19).
  for (const row of rows.toSorted((a, b) => (a.nodeId ?? 0) - (b.nodeId ?? 0))) {
    const periods = open.flatMap(({ period, plan }) =>
      period.serverId === row.id && plan === row.plan ? [period] : [],
    )
    const price = priceOf(periods)
    const { own, given } = await fundsOf(tx, accountId)
    if (periods.length === 0 || own + given < price) continue
    await restoreServer(tx, row, periods, {
      accountId,
      currency,
      ofGivenFirst: 'now' in which,
      now,
      sendMail,
    })
    restored.push(row.id)
  }
  return restored
}

/** How ended time of an account is sold again. */
type Restoration = {
  accountId: string
  currency: Currency
  /** The promo balance pays first. A withdrawn chargeback divides the price as it was paid. */
  ofGivenFirst: boolean
  now: Date
  sendMail: SendMail
}

async function restoreServer(
  tx: Tx,
  row: ServerRow,
  periods: readonly EndedPeriod[],
  restoration: Restoration,
): Promise<void> {
  const { now, sendMail } = restoration
  const from = row.blockedAt ?? now
  const remaining = await tx.select().from(paidPeriods).where(eq(paidPeriods.serverId, row.id))
  let paidUntil = new Date(Math.max(+from, +(row.paidUntil ?? from)))
  const sold: Period[] = []
  for (const ended of periods) {
    const period = await sellAgain(tx, row, ended, { ...restoration, startsAt: paidUntil })
    sold.push(period)
    paidUntil = period.endsAt
    await tx.update(endedPeriods).set({ restoredAt: now }).where(eq(endedPeriods.id, ended.id))
  }
  // Remaining time keeps its place; the stored rows end when it does.
  await replacePeriods(tx, row.id, [...keptOf(remaining, row.paidUntil), ...sold])
  const restored = { paidUntil, billingCycleAnchor: movedAnchor(periods.at(-1), paidUntil) }
  if (!(await applyLifeEvent(tx, row, 'restore', { now, actor: 'service', sendMail, restored })))
    throw new Error('paid time was charged for, but could not be restored')
  await tx.update(servers).set({ extensionAnnounced: null }).where(eq(servers.id, row.id))
  await mailRestored(tx, row, restoration, { paidUntil, minor: priceOf(periods) })
}

/** Charges an ended period and resolves to it as a period that is paid from `startsAt`. */
async function sellAgain(
  tx: Tx,
  row: ServerRow,
  ended: EndedPeriod,
  { accountId, currency, ofGivenFirst, now, startsAt }: Restoration & { startsAt: Date },
): Promise<Period> {
  const price = priceOf([ended])
  const funds = await fundsOf(tx, accountId)
  const promoAmount = Math.min(
    funds.given,
    ofGivenFirst ? price : Math.max(ended.unusedPromoAmount, price - funds.own),
  )
  const idempotencyKey = `period_restored:${ended.id}`
  const kind = 'period_restored'
  if (price > 0)
    await writeEntry(
      tx,
      { ...{ at: now, kind, accountId, currency, reason: row.plan, serverId: row.id }, idempotencyKey },
      [
        { ledger: 'given', accountId, amount: -promoAmount },
        { ledger: 'balance', accountId, amount: promoAmount - price },
        { ledger: 'sales', amount: price },
      ],
    )
  const entry = await entryOf(tx, accountId, idempotencyKey)
  const ends = new Date(+startsAt + leftMs(ended, ended.endedAt))
  const { months, termDiscountPercent, discountAmount, listAmount } = ended
  return {
    ...{ entryId: entry?.id ?? null, months, termDiscountPercent, discountAmount, listAmount },
    ...{ ownAmount: price - promoAmount, promoAmount },
    startsAt: new Date(+ends - (+ended.endsAt - +ended.startsAt)),
    endsAt: ends,
    effectiveFrom: startsAt,
  }
}

const priceOf = (periods: readonly EndedPeriod[]): number =>
  periods.reduce(
    (sum, { unusedOwnAmount, unusedPromoAmount }) => sum + unusedOwnAmount + unusedPromoAmount,
    0,
  )

async function mailRestored(
  tx: Tx,
  row: ServerRow,
  { accountId, currency, sendMail }: Restoration,
  { paidUntil, minor }: { paidUntil: Date; minor: number },
): Promise<void> {
  await sendMail(tx, {
    accountId,
    kind: 'server_periods_restored',
    values: { server: row.name, subdomain: row.subdomain, until: paidUntil.toISOString() },
    money: { price: { currency, minor } },
    page: `/servers/${row.id}`,
    serverId: row.id,
  })
}

/** The billing anchor of the ended time, moved by the time since then. */
function movedAnchor(last: EndedPeriod | undefined, paidUntil: Date): Date | null {
  if (!last?.billingCycleAnchor) return null
  return new Date(+last.billingCycleAnchor + (+paidUntil - +last.endsAt))
}

/** A block's time has moved the end: stored periods move with it before others follow. */
function keptOf(remaining: readonly Period[], paidUntil: Date | null): Period[] {
  if (paidUntil === null || remaining.length === 0) return []
  const ms = +paidUntil - Math.max(...remaining.map(({ endsAt }) => +endsAt))
  return remaining.map((each) => movedBy(each, ms))
}
