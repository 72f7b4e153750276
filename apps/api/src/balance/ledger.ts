import type { Money } from '@zubr/contracts/payments/balance'
import type { Currency } from '@zubr/domain/plans'
import type { TermMonths } from '@zubr/domain/server-life'
import { and, desc, eq, lt } from 'drizzle-orm'
import { holdAccount } from '../accounts/account-lock.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { accountCurrency, type entryKinds, journalEntries, ledgerEntries } from './balance-schema.ts'
import { fundsOf, spent, writeEntry } from './journal.ts'

/**
 * Locks an account's money and its free server until the transaction ends. Resolves to the
 * account's currency, null if none is chosen. Take this lock before any other.
 */
export async function lockMoney(tx: Tx, accountId: string): Promise<Currency | null> {
  await tx.insert(accountCurrency).values({ accountId }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(accountCurrency)
    .where(eq(accountCurrency.accountId, accountId))
    .for('update')
  return row?.currency ?? null
}

/**
 * Like `lockMoney`, and prevents the account's deletion meanwhile. Throws Refused if it is deleted.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<Currency | null> {
  const currency = await lockMoney(tx, accountId)
  await holdAccount(tx, accountId, 'key share')
  return currency
}

export async function currencyOf(db: Db | Tx, accountId: string): Promise<Currency | null> {
  const [row] = await db.select().from(accountCurrency).where(eq(accountCurrency.accountId, accountId))
  return row?.currency ?? null
}

/** What an account can spend, in minor units. */
export async function balanceOf(db: Db | Tx, accountId: string): Promise<number> {
  const { own, given } = await fundsOf(db, accountId)
  return own + given
}

type Movement = {
  accountId: string
  at: Date
  kind: (typeof entryKinds)[number]
  /** Positive for income, negative for spending. */
  money: Money
  reason: string
  serverId?: string
  idempotencyKey: string
  /** The months of the server that it pays. */
  months?: TermMonths
}

/**
 * Writes one movement of a locked account's money. The database refuses amounts above the balance
 * and other currencies.
 */
export async function post(tx: Tx, { money: { currency, minor }, ...entry }: Movement): Promise<void> {
  const { accountId, kind } = entry
  const write = (lines: Parameters<typeof writeEntry>[2]) => writeEntry(tx, { ...entry, currency }, lines)
  if (minor > 0)
    return write([
      { ledger: kind === 'refund' ? 'given' : 'balance', accountId, amount: minor },
      { ledger: kind === 'refund' ? 'promotions' : 'bank', amount: -minor },
    ])
  const funds = await fundsOf(tx, accountId)
  if (kind !== 'debit')
    return write([...spent(accountId, funds, -minor), { ledger: 'sales', amount: -minor }])
  const own = Math.min(funds.own, -minor)
  return write([
    { ledger: 'balance', accountId, amount: -own },
    { ledger: 'bank', amount: own },
    { ledger: 'given', accountId, amount: minor + own },
    { ledger: 'promotions', amount: -minor - own },
  ])
}

/** The entry that was written with a key, if any. */
export async function entryOf(tx: Tx, accountId: string, idempotencyKey: string) {
  const [row] = await tx
    .select()
    .from(journalEntries)
    .where(and(eq(journalEntries.accountId, accountId), eq(journalEntries.idempotencyKey, idempotencyKey)))
  return row
}

/** Entries of an account, newest first; only those older than the entry `before`, if given. */
export async function entriesOf(db: Db, accountId: string, limit = 100, before?: number) {
  const isOld = before === undefined ? undefined : lt(ledgerEntries.id, before)
  return db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), isOld))
    .orderBy(desc(ledgerEntries.id))
    .limit(limit)
}

/** Chooses an account's currency. Resolves to false if money has moved already, which fixes it. */
export async function chooseCurrency(db: Db, accountId: string, currency: Currency): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const chosen = await lockAccount(tx, accountId)
    return chooseCurrencyOf(tx, accountId, { chosen, currency })
  })
}

/** Like `chooseCurrency` for a locked account, whose currency so far is `chosen`. */
export async function chooseCurrencyOf(
  tx: Tx,
  accountId: string,
  { chosen, currency }: { chosen: Currency | null; currency: Currency },
): Promise<boolean> {
  if (chosen === currency) return true
  if ((await tx.$count(journalEntries, eq(journalEntries.accountId, accountId))) > 0) return false
  await tx.update(accountCurrency).set({ currency }).where(eq(accountCurrency.accountId, accountId))
  return true
}
