import type { AcceptanceAct, AcceptanceActs, SoldKind } from '@zubr/contracts/companies/endpoints'
import type { Catalogue } from '@zubr/domain/catalogue'
import { boundsOf, monthOf } from '@zubr/domain/companies/months'
import { lookUp } from '@zubr/domain/tables/look-up'
import { and, asc, desc, eq, gte, inArray, lt, max, sql } from 'drizzle-orm'
import { journalEntries, postings } from '../balance/balance-schema.ts'
import { currencyOf, lockAccount } from '../balance/ledger.ts'
import { lockKey } from '../database/locks.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { acceptanceActs } from './companies-schema.ts'
import { companyOf } from './company.ts'

/**
 * A sale has the time of its request, but is posted once it gets its lock. Acts wait this long for
 * it.
 */
const closedAfterMs = 3_600_000

const isOver = (month: string, now: Date) => +now >= +boundsOf(month).ends + closedAfterMs

type Sale = { at: Date; kind: string; reason: string; sold: number; ofGiven: number }

/** Sales and returned sales of an account, oldest first: all of them, or those of one month. */
async function salesOf(db: Db | Tx, accountId: string, month?: string): Promise<Sale[]> {
  const { id, at, kind, reason } = journalEntries
  const of = (ledger: 'sales' | 'given') =>
    sql<number>`coalesce(sum(${postings.amount}) filter (where ${postings.ledger} = ${ledger}), 0)`.mapWith(
      Number,
    )
  const within = month === undefined ? undefined : boundsOf(month)
  const rows = await db
    .select({ at, kind, reason, sold: of('sales'), given: of('given') })
    .from(journalEntries)
    .innerJoin(postings, eq(postings.entryId, id))
    .where(
      and(
        eq(journalEntries.accountId, accountId),
        inArray(postings.ledger, ['sales', 'given']),
        within && gte(at, within.begins),
        within && lt(at, within.ends),
      ),
    )
    .groupBy(id)
    .having(sql`bool_or(${postings.ledger} = 'sales')`)
    .orderBy(asc(at), asc(id))
  return rows.map(({ given, ...row }) => ({ ...row, ofGiven: -given }))
}

const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0)

/** The months with sales to an account, newest first. */
export async function acceptanceActsOf(db: Db, accountId: string, now: Date): Promise<AcceptanceActs> {
  const [currency, sales, made] = await Promise.all([
    currencyOf(db, accountId),
    salesOf(db, accountId),
    db
      .select()
      .from(acceptanceActs)
      .where(eq(acceptanceActs.accountId, accountId))
      .orderBy(desc(acceptanceActs.month)),
  ])
  const byMonth = Map.groupBy(sales, ({ at }) => monthOf(at))
  const months = [...byMonth].map(([month, sold]) => {
    const act = made.find((each) => each.month === month)
    return {
      month,
      state: act ? ('made' as const) : isOver(month, now) ? ('due' as const) : ('open' as const),
      number: act ? numberOf(act) : null,
      // An account with sales has a currency.
      total: act?.document.total ?? { currency: currency ?? 'BYN', minor: sum(sold.map((one) => one.sold)) },
    }
  })
  return { months: months.reverse() }
}

const numberOf = ({ year, number }: typeof acceptanceActs.$inferSelect) => `${year}-${number}`

/** The stored acceptance act of a month. */
export async function acceptanceActOf(
  db: Db | Tx,
  accountId: string,
  month: string,
): Promise<AcceptanceAct | undefined> {
  const [row] = await db
    .select()
    .from(acceptanceActs)
    .where(and(eq(acceptanceActs.accountId, accountId), eq(acceptanceActs.month, month)))
  return row && { ...row.document, month, number: numberOf(row), issuedAt: row.issuedAt.toISOString() }
}

/**
 * Stores the acceptance act of a month that is over, with today's names. Returns the stored one if
 * there is one. Throws Refused.
 */
export async function makeAcceptanceAct(
  db: Db,
  input: {
    accountId: string
    month: string
    now: Date
    catalogue: Pick<Catalogue, 'acceptanceActs' | 'planNames'>
  },
): Promise<AcceptanceAct> {
  const { accountId, month, now, catalogue } = input
  const { seller, vat } = catalogue.acceptanceActs
  return inTransaction(db, async (tx) => {
    const currency = await lockAccount(tx, accountId)
    const before = await acceptanceActOf(tx, accountId, month)
    if (before) return before
    const sales = await salesOf(tx, accountId, month)
    if (sales.length === 0 || currency === null) throw new Refused('not_found')
    if (!isOver(month, now)) throw new Refused('acceptance_act_refused', { acceptanceAct: 'open' })
    const buyer = await companyOf(tx, accountId)
    if (!buyer) throw new Refused('acceptance_act_refused', { acceptanceAct: 'no_company' })
    const money = (minor: number) => ({ currency, minor })
    const document = {
      seller,
      buyer,
      lines: sales.map(({ at, kind, reason, sold }) => {
        const plan = planIn(reason)
        const name = lookUp(catalogue.planNames.ru ?? {}, plan) ?? plan
        return { at: at.toISOString(), kind: soldAs(kind, sold), plan, name, sum: money(sold) }
      }),
      total: money(sum(sales.map(({ sold }) => sold))),
      paidWithPromoCredit: money(sum(sales.map(({ ofGiven }) => ofGiven))),
      vat,
    }
    const year = Number(monthOf(now).slice(0, 4))
    // Concurrent transactions wait for this number, because the numbers have no gap.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey('acceptance_acts')})`)
    const [last] = await tx
      .select({ number: max(acceptanceActs.number) })
      .from(acceptanceActs)
      .where(eq(acceptanceActs.year, year))
    await tx.insert(acceptanceActs).values({
      ...{ accountId, month, year, currency, document },
      number: (last?.number ?? 0) + 1,
      issuedAt: now,
    })
    const act = await acceptanceActOf(tx, accountId, month)
    if (!act) throw new Error('an acceptance act was not stored')
    return act
  })
}

/** The reason of a sale begins with the id of its plan. */
const planIn = (reason: string) => reason.split(' ')[0] ?? ''

function soldAs(kind: string, sold: number): SoldKind {
  if (sold < 0) return 'returned'
  return kind === 'purchase' || kind === 'extension' ? kind : 'change'
}
