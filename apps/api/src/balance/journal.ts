import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { type customersLedgers, journalEntries, postings } from './balance-schema.ts'

type Ledger = (typeof postings.$inferInsert)['ledger']
type CustomersLedger = (typeof customersLedgers)[number]
/** What one entry does to one ledger, in minor units of the entry's currency. */
export type Posting =
  | { ledger: CustomersLedger; accountId: string; amount: number }
  | { ledger: 'processor' | 'fees'; processor: string; amount: number }
  | { ledger: Exclude<Ledger, CustomersLedger | 'processor' | 'fees'>; amount: number }

export type NewEntry = Omit<typeof journalEntries.$inferInsert, 'id' | 'writtenBy'>

/**
 * Writes a balanced entry; lines of zero are omitted. What the entry adds pays a debt of the
 * account first (decision 64). The database refuses amounts above the balance and other currencies.
 * Locks the account.
 */
export async function writeEntry(tx: Tx, entry: NewEntry, lines: readonly Posting[]): Promise<void> {
  await insertEntry(tx, entry, lines)
  const brings = lines.some(
    ({ ledger, amount }) => amount > 0 && (ledger === 'balance' || ledger === 'given'),
  )
  if (brings && entry.accountId) await payDebt(tx, { ...entry, accountId: entry.accountId })
}

async function insertEntry(tx: Tx, entry: NewEntry, lines: readonly Posting[]): Promise<void> {
  const [written] = await tx.insert(journalEntries).values(entry).returning({ entryId: journalEntries.id })
  if (!written) throw new Error('an entry was not written')
  const some = lines.filter(({ amount }) => amount !== 0)
  await tx.insert(postings).values(some.map((line) => ({ ...line, ...written })))
}

/** Own money pays a debt first, so that a reversed chargeback restores what each ledger held. */
async function payDebt(
  tx: Tx,
  { at, accountId, currency, idempotencyKey }: NewEntry & { accountId: string },
): Promise<void> {
  const { own, given, debt } = await fundsAndDebtOf(tx, accountId)
  const paid = Math.min(debt, own + given)
  if (paid === 0) return
  const ofOwn = Math.min(own, paid)
  await insertEntry(
    tx,
    { at, kind: 'debt_paid', accountId, currency, reason: '', idempotencyKey: `debt_paid:${idempotencyKey}` },
    [
      { ledger: 'balance', accountId, amount: -ofOwn },
      { ledger: 'given', accountId, amount: ofOwn - paid },
      { ledger: 'debt', accountId, amount: paid },
    ],
  )
}

/**
 * An account's funds in minor units: its own money, which it paid, and money that was given to it.
 */
export type Funds = { own: number; given: number }

export async function fundsOf(db: Db | Tx, accountId: string): Promise<Funds> {
  const { own, given } = await fundsAndDebtOf(db, accountId)
  return { own, given }
}

/** The funds, and the debt after a chargeback. An account in debt has no funds. */
export async function fundsAndDebtOf(db: Db | Tx, accountId: string): Promise<Funds & { debt: number }> {
  const rows = await db
    .select({ ledger: postings.ledger, sum: sum(postings.amount).mapWith(Number) })
    .from(postings)
    .where(and(eq(postings.accountId, accountId), inArray(postings.ledger, ['balance', 'given', 'debt'])))
    .groupBy(postings.ledger)
  const of = (ledger: Ledger) => rows.find((row) => row.ledger === ledger)?.sum ?? 0
  return { own: of('balance'), given: of('given'), debt: 0 - of('debt') }
}

/**
 * Postings that spend from an account's funds: given money first, so that own money stays
 * refundable.
 */
export function spent(accountId: string, { given }: Funds, minor: number): Posting[] {
  const ofGiven = Math.min(given, minor)
  return [
    { ledger: 'given', accountId, amount: -ofGiven },
    { ledger: 'balance', accountId, amount: ofGiven - minor },
  ]
}
