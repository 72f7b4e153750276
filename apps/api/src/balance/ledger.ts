import type { Money } from '@zubr/contracts/balance'
import type { Currency } from '@zubr/domain/plans'
import { and, desc, eq, sql } from 'drizzle-orm'
import { holdAccount } from '../accounts/hold.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { accountCurrency, ledgerEntries } from './tables.ts'

/**
 * Makes everything else that moves this account's money, or gives out its free server, wait for the end of the transaction. Resolves
 * to the account's currency, null until it has chosen one. Take this lock before any other.
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

/** The same, and keeps the account from being deleted meanwhile. Throws Refused if it is gone. */
export async function lockAccount(tx: Tx, accountId: string): Promise<Currency | null> {
  const currency = await lockMoney(tx, accountId)
  await holdAccount(tx, accountId, 'key share')
  return currency
}

export async function currencyOf(db: Db | Tx, accountId: string): Promise<Currency | null> {
  const [row] = await db.select().from(accountCurrency).where(eq(accountCurrency.accountId, accountId))
  return row?.currency ?? null
}

/** The sum of an account's entries, in minor units. */
export async function balanceOf(db: Db | Tx, accountId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId))
  return Number(row?.sum)
}

/** Writes one movement. The database refuses what the account's balance or currency does not allow. */
export async function post(
  tx: Tx,
  entry: Omit<typeof ledgerEntries.$inferInsert, 'amount' | 'currency'> & { money: Money },
): Promise<void> {
  const { money, ...rest } = entry
  await tx.insert(ledgerEntries).values({ ...rest, amount: money.minor, currency: money.currency })
}

/** What was already written under a key, if anything. */
export async function entryOf(tx: Tx, accountId: string, idempotencyKey: string) {
  const [row] = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.idempotencyKey, idempotencyKey)))
  return row
}

/** The newest entries first. */
export async function entriesOf(db: Db, accountId: string, limit = 100) {
  return db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId))
    .orderBy(desc(ledgerEntries.id))
    .limit(limit)
}

/**
 * Chooses an account's currency. Resolves to false once money has moved: then it stays what it is.
 */
export async function chooseCurrency(db: Db, accountId: string, currency: Currency): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const chosen = await lockAccount(tx, accountId)
    if (chosen === currency) return true
    if ((await tx.$count(ledgerEntries, eq(ledgerEntries.accountId, accountId))) > 0) return false
    await tx.update(accountCurrency).set({ currency }).where(eq(accountCurrency.accountId, accountId))
    return true
  })
}
