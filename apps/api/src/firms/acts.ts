import type { Act, Acts, SoldKind } from '@zubr/contracts/firms/endpoints'
import type { Catalogue } from '@zubr/domain/catalogue'
import { boundsOf, monthOf } from '@zubr/domain/firms/months'
import { lookUp } from '@zubr/domain/tables/look-up'
import { and, asc, desc, eq, gte, inArray, lt, max, sql } from 'drizzle-orm'
import { journalEntries, postings } from '../balance/balance-schema.ts'
import { currencyOf, lockAccount } from '../balance/ledger.ts'
import { lockKey } from '../database/locks.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { firmOf } from './firm.ts'
import { acts } from './tables.ts'

/** A sale bears the time at which it was asked for: one that had to wait for a while is still in the books before the act of its month. */
const closedAfterMs = 3_600_000

const isOver = (month: string, now: Date) => +now >= +boundsOf(month).ends + closedAfterMs

type Sale = { at: Date; kind: string; reason: string; sold: number; ofGiven: number }

/** What was sold to an account, or taken back from it, the oldest first: all of it, or a month's. */
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

/** The months in which something was sold to an account, the newest first. */
export async function actsOf(db: Db, accountId: string, now: Date): Promise<Acts> {
  const [currency, sales, made] = await Promise.all([
    currencyOf(db, accountId),
    salesOf(db, accountId),
    db.select().from(acts).where(eq(acts.accountId, accountId)).orderBy(desc(acts.month)),
  ])
  const byMonth = Map.groupBy(sales, ({ at }) => monthOf(at))
  const months = [...byMonth].map(([month, sold]) => {
    const act = made.find((each) => each.month === month)
    return {
      month,
      state: act ? ('made' as const) : isOver(month, now) ? ('due' as const) : ('open' as const),
      number: act ? numberOf(act) : null,
      // Money has moved: there is a currency.
      total: act?.document.total ?? { currency: currency ?? 'BYN', minor: sum(sold.map((one) => one.sold)) },
    }
  })
  return { months: months.reverse() }
}

const numberOf = ({ year, number }: typeof acts.$inferSelect) => `${year}-${number}`

/** A month's act that was made. */
export async function actOf(db: Db | Tx, accountId: string, month: string): Promise<Act | undefined> {
  const [row] = await db
    .select()
    .from(acts)
    .where(and(eq(acts.accountId, accountId), eq(acts.month, month)))
  return row && { ...row.document, month, number: numberOf(row), madeAt: row.madeAt.toISOString() }
}

/** Makes the act of a month that is over, with the names of today: once, and the same ever after. Throws Refused. */
export async function makeAct(
  db: Db,
  asked: { accountId: string; month: string; now: Date; catalogue: Pick<Catalogue, 'acts' | 'planNames'> },
): Promise<Act> {
  const { accountId, month, now, catalogue } = asked
  const { seller, vat } = catalogue.acts
  return inTransaction(db, async (tx) => {
    const currency = await lockAccount(tx, accountId)
    const before = await actOf(tx, accountId, month)
    if (before) return before
    const sales = await salesOf(tx, accountId, month)
    if (sales.length === 0 || currency === null) throw new Refused('not_found')
    if (!isOver(month, now)) throw new Refused('act_refused', { act: 'open' })
    const buyer = await firmOf(tx, accountId)
    if (!buyer) throw new Refused('act_refused', { act: 'no_firm' })
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
      ofGiven: money(sum(sales.map(({ ofGiven }) => ofGiven))),
      vat,
    }
    const year = Number(monthOf(now).slice(0, 4))
    // Whoever else makes one waits until this number is taken, or is not.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey('acts')})`)
    const [last] = await tx
      .select({ number: max(acts.number) })
      .from(acts)
      .where(eq(acts.year, year))
    await tx.insert(acts).values({
      ...{ accountId, month, year, currency, document },
      number: (last?.number ?? 0) + 1,
      madeAt: now,
    })
    const act = await actOf(tx, accountId, month)
    if (!act) throw new Error('an act was not stored')
    return act
  })
}

/** A sale's reason is its plan's id, and what else is to say follows. */
const planIn = (reason: string) => reason.split(' ')[0] ?? ''

function soldAs(kind: string, sold: number): SoldKind {
  if (sold < 0) return 'returned'
  return kind === 'purchase' || kind === 'extension' ? kind : 'change'
}
