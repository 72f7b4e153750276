import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { type customersLedgers, journalEntries, postings } from './tables.ts'

type Ledger = (typeof postings.$inferInsert)['ledger']
type CustomersLedger = (typeof customersLedgers)[number]
/** What one entry does to one ledger, in minor units of the entry's currency. */
export type Posting =
  | { ledger: CustomersLedger; accountId: string; amount: number }
  | { ledger: 'processor' | 'fees'; processor: string; amount: number }
  | { ledger: Exclude<Ledger, CustomersLedger | 'processor' | 'fees'>; amount: number }

export type NewEntry = Omit<typeof journalEntries.$inferInsert, 'id' | 'writtenBy'>

/**
 * Writes an entry whole; lines of nothing are left out. The database refuses what does not sum to zero, and what an account's money or
 * currency does not allow. The account, if it moves one's money, is locked.
 */
export async function writeEntry(tx: Tx, entry: NewEntry, lines: readonly Posting[]): Promise<void> {
  const [written] = await tx.insert(journalEntries).values(entry).returning({ entryId: journalEntries.id })
  if (!written) throw new Error('an entry was not written')
  const some = lines.filter(({ amount }) => amount !== 0)
  await tx.insert(postings).values(some.map((line) => ({ ...line, ...written })))
}

/** What an account has, in minor units: its own money, which it paid, and what was given to it. */
export type Funds = { own: number; given: number }

export async function fundsOf(db: Db | Tx, accountId: string): Promise<Funds> {
  const rows = await db
    .select({ ledger: postings.ledger, sum: sum(postings.amount).mapWith(Number) })
    .from(postings)
    .where(and(eq(postings.accountId, accountId), inArray(postings.ledger, ['balance', 'given'])))
    .groupBy(postings.ledger)
  const of = (ledger: Ledger) => rows.find((row) => row.ledger === ledger)?.sum ?? 0
  return { own: of('balance'), given: of('given') }
}

/** So much less of an account's funds: what was given goes first, so that own money can be paid out the longer. */
export function spent(accountId: string, { given }: Funds, minor: number): Posting[] {
  const ofGiven = Math.min(given, minor)
  return [
    { ledger: 'given', accountId, amount: -ofGiven },
    { ledger: 'balance', accountId, amount: ofGiven - minor },
  ]
}
