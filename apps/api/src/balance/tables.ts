import { currencies } from '@zubr/domain/plans'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** An account's one currency. Its row is the lock under which the account's money and its free server are given out. */
export const accountCurrency = pgTable('account_currency', {
  /** Of `accounts`, without a foreign key: money outlives an account, as bookkeeping demands. */
  accountId: uuid().primaryKey(),
  /** Null until it is chosen; the first entry fixes it. */
  currency: text({ enum: currencies }),
})

/** `debit`: an operator takes back a wrong credit, or has paid out of the balance. */
export const ledgerKinds = ['credit', 'refund', 'debit', 'purchase', 'extension'] as const

/**
 * Every movement of money, in whole minor units. A balance is their sum. Triggers refuse to change or delete an entry, and refuse
 * one that is in another currency than the account's or would take its balance below zero.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid().notNull(),
    at: instant().notNull(),
    kind: text({ enum: ledgerKinds }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    reason: text().notNull(),
    serverId: uuid(),
    /** One movement, however often it is asked for. */
    idempotencyKey: text().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_key').on(table.accountId, table.idempotencyKey),
    index('ledger_entries_account').on(table.accountId, table.id),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
    check('ledger_entries_sign', sql`(${table.kind} in ('credit', 'refund')) = (${table.amount} > 0)`),
  ],
)
