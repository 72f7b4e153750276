import { decimalOf } from '@zubr/domain/money'
import { type Currency, currencies } from '@zubr/domain/plans'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ledgers } from '../../balance/balance-schema.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Month } from '../../operators/arguments.ts'
import { bookFindings } from '../reconcile/books.ts'

type Ledger = (typeof ledgers)[number]

/**
 * Kinds of movement in a month, in the order shown, with their meaning. Each is a sum in minor
 * units of the currency.
 */
export const movements = {
  paid: 'came onto balances by processors',
  fees: 'fees that customers paid',
  by_bank: 'credited by operators, as come by bank',
  refunded: 'paid back to customers',
  debited: 'taken back or paid out by operators',
  charged_back: 'taken back by banks',
  charged_back_owed: 'of which accounts still owe',
  debt_paid: 'paid of debts after chargebacks',
  charge_back_reversed: 'returned by banks after all',
  loss: 'lost by chargebacks for good',
  sold: 'sold',
  sold_for_given: 'of it for given money',
  given: 'given away',
  compensated: 'of it for downtime',
  parked: 'unallocated: received, less returned',
} as const
export type Movement = keyof typeof movements

export type OfCurrency = {
  currency: Currency
  moved: Record<Movement, number>
  /** The balance of each ledger at the start and at the end of the month. */
  held: { ledger: Ledger; start: number; end: number }[]
}
export type Report = {
  month: Month
  currencies: OfCurrency[]
  /** What does not sum to zero; empty if all is well. */
  faults: string[]
}

/** The accounting report of a month in the service's time zone. */
export async function reportOf(db: Db, month: Month): Promise<Report> {
  return inTransaction(db, async (tx) => {
    // One snapshot for all queries.
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    const [moved, held] = [await movedIn(tx, month), await heldAt(tx, month)]
    const all = currencies.flatMap((currency): OfCurrency[] => {
      const ofIt = held.filter((row) => row.currency === currency)
      const zero = Object.fromEntries(Object.keys(movements).map((name) => [name, 0]))
      const sums = moved.find((row) => row.currency === currency) ?? zero
      return ofIt.length === 0
        ? []
        : [
            {
              currency,
              moved: sums as Record<Movement, number>,
              held: ledgers.map((ledger) => {
                const { start = 0, end = 0 } = ofIt.find((row) => row.ledger === ledger) ?? {}
                return { ledger, start, end }
              }),
            },
          ]
    })
    return { month, currencies: all, faults: [...all.flatMap(faultsOf), ...(await faultsOfBooks(tx))] }
  })
}

const minor = z.coerce.number().int()
const Moved = z.array(
  z.object({
    currency: z.enum(currencies),
    ...(Object.fromEntries(Object.keys(movements).map((name) => [name, minor])) as Record<
      Movement,
      typeof minor
    >),
  }),
)

/**
 * Classified by what each entry does to which ledgers, so that new kinds of entries are included.
 */
async function movedIn(tx: Tx, { from, to }: Month) {
  const columns = sql.join(
    ledgers.map(
      (name) => sql`coalesce(sum(p.amount) filter (where p.ledger = ${name}), 0) as ${sql.identifier(name)}`,
    ),
    sql`, `,
  )
  const total = (amount: string, when: string) =>
    sql.raw(`coalesce(sum(${amount}) filter (where ${when}), 0)`)
  const { rows } = await tx.execute(sql`
    with entries as (
      select e.currency, e.kind, e.idempotency_key as key, ${columns}
      from journal_entries e join postings p on p.entry_id = e.id
      where e.at >= ${from} and e.at < ${to} group by e.id
    )
    select currency,
      ${total('balance', "processor < 0 and balance > 0 and kind <> 'chargeback_reversed'")} as paid,
      ${total('fees', 'true')} as fees,
      ${total('-bank', 'bank < 0')} as by_bank,
      ${total('processor + bank', 'refunds < 0 and processor + bank > 0')} as refunded,
      ${total('-balance - given', "kind = 'debit'")} as debited,
      ${total('processor', "kind = 'chargeback'")} as charged_back,
      ${total('-debt', "kind = 'chargeback'")} as charged_back_owed,
      ${total('debt', "kind = 'debt_paid'")} as debt_paid,
      ${total('-processor', "kind = 'chargeback_reversed'")} as charge_back_reversed,
      ${total('-chargebacks', 'true')} as loss,
      ${total('sales', 'balance + given <> 0')} as sold,
      ${total('-given', 'sales <> 0')} as sold_for_given,
      ${total('given', 'given > 0 and promotions < 0')} as given,
      ${total('given', "key like 'compensation:%'")} as compensated,
      ${total('unclaimed', "kind = 'unallocated' and processor <> 0")} as parked
    from entries group by currency`)
  return Moved.parse(rows)
}

const Held = z.array(
  z.object({ currency: z.enum(currencies), ledger: z.enum(ledgers), start: minor, end: minor }),
)

async function heldAt(tx: Tx, { from, to }: Month) {
  const { rows } = await tx.execute(sql`
    select e.currency, p.ledger, coalesce(sum(p.amount) filter (where e.at < ${from}), 0) as start, sum(p.amount) as "end"
    from journal_entries e join postings p on p.entry_id = e.id where e.at < ${to} group by 1, 2`)
  return Held.parse(rows)
}

function faultsOf({ currency, held }: OfCurrency): string[] {
  return (['start', 'end'] as const).flatMap((moment) => {
    const sum = held.reduce((all, row) => all + row[moment], 0)
    return sum === 0 ? [] : [`at the month's ${moment} the ledgers sum to ${decimalOf(sum)} ${currency}`]
  })
}

async function faultsOfBooks(tx: Tx): Promise<string[]> {
  const found = await bookFindings({ db: tx, clock: () => new Date(0) })
  return found.map(({ description }) => description)
}
