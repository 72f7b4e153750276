import { currencies } from '@zubr/domain/plans'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  pgTable,
  pgView,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, xid8 } from '../database/columns.ts'

const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** One currency per account. The row is the lock for the account's money and its free server. */
export const accountCurrency = pgTable('account_currency', {
  /**
   * From `accounts`, without a foreign key: bookkeeping keeps money records longer than the
   * account.
   */
  accountId: uuid().primaryKey(),
  /** Null until the account chooses one; the first entry fixes it. */
  currency: text({ enum: currencies }),
  /** The newest entry that has its receipts (`payments/receipts`). */
  receiptsUntil: bigint({ mode: 'number' }).notNull().default(0),
})

/** Why money moves. Decision 64 describes the kinds of chargebacks. */
export const entryKinds = [
  /** An operator confirms money that came by bank. */
  'credit',
  /** Promotional credit by an operator. The name is stored; money paid out is `payout`. */
  'refund',
  /** An operator takes a wrong credit back, or has paid out by bank. */
  'debit',
  'purchase',
  'extension',
  /** The difference for the paid time that was left, positive or negative. */
  'plan_change',
  /** Money came through a processor. */
  'payment',
  /** The payer's bank took a payment back. */
  'chargeback',
  /** Money moved at a processor and belongs to no account. */
  'unallocated',
  /** A customer requested a payout. */
  'payout',
  /** The payout was withdrawn or declined. */
  'payout_ended',
  /** The payout was done. */
  'paid_out',
  /** The payment that a chargeback took returned. */
  'chargeback_reversed',
  /** Unused paid time returned to the balance. */
  'period_ended',
  /** Ended paid time was sold again. */
  'period_restored',
  /** The balance paid a debt. */
  'debt_paid',
  /** A debt became our loss. */
  'debt_written_off',
] as const

/**
 * A customer's ledgers: `balance` they paid; `given` was given to them, is spent first and never
 * paid out; `refunds` are requested payouts; `debt` is owed after a chargeback, zero or negative.
 */
export const customersLedgers = ['balance', 'given', 'refunds', 'debt'] as const
/** What each processor holds for us, and its fees that customers paid. */
const processorsLedgers = ['processor', 'fees'] as const
/**
 * All ledgers. The service's own: `promotions` were given away, `chargebacks` will not be paid by
 * anyone, `unclaimed` is money that belongs to no account.
 */
export const ledgers = [
  ...customersLedgers,
  ...processorsLedgers,
  ...(['bank', 'promotions', 'sales', 'chargebacks', 'unclaimed'] as const),
] as const

/**
 * Every movement of money: an entry with two or more postings whose amounts sum to zero. PostgreSQL
 * refuses unbalanced entries, updates, deletes, and postings to entries of other transactions.
 */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    /** The customer whose money moves: at most one per entry. */
    accountId: uuid(),
    currency: text({ enum: currencies }).notNull(),
    reason: text().notNull(),
    serverId: uuid(),
    /**
     * The months of the server that it pays; null for other movements, and before version 40 of the
     * schema.
     */
    months: smallint(),
    /** Repeated requests with one key make one movement. */
    idempotencyKey: text().notNull(),
    writtenBy: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    unique('journal_entries_key').on(table.accountId, table.idempotencyKey).nullsNotDistinct(),
    index('journal_entries_account').on(table.accountId, table.id),
    index('journal_entries_server').on(table.serverId),
  ],
)

/**
 * In whole minor units of the entry's currency. Positive: owed to somebody, or earned; negative:
 * held for us, or given away. Customers' ledgers are never negative, except `debt`, which is never
 * positive.
 */
export const postings = pgTable(
  'postings',
  {
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => journalEntries.id),
    ledger: text({ enum: ledgers }).notNull(),
    /** For a customer's ledger. */
    accountId: uuid(),
    /** For a processor's ledger. */
    processor: text(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    unique('postings_entry_ledger').on(table.entryId, table.ledger),
    index('postings_account').on(table.accountId, table.ledger),
    check('postings_amount', sql`${table.amount} <> 0`),
    check('postings_ledger', oneOf(table.ledger, ledgers)),
    check(
      'postings_owner',
      sql`(${oneOf(table.ledger, customersLedgers)}) = (${table.accountId} is not null)`,
    ),
    check(
      'postings_processor',
      sql`(${oneOf(table.ledger, processorsLedgers)}) = (${table.processor} is not null)`,
    ),
  ],
)

/** The customer's statement: one row per entry, with its change of the account's balance. */
export const ledgerEntries = pgView('ledger_entries', {
  id: bigint({ mode: 'number' }).notNull(),
  accountId: uuid().notNull(),
  at: instant().notNull(),
  kind: text({ enum: entryKinds }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text({ enum: currencies }).notNull(),
  reason: text().notNull(),
  serverId: uuid(),
  idempotencyKey: text().notNull(),
  /** The change of the account's debt: positive adds to it, negative pays it. */
  debt: bigint({ mode: 'number' }).notNull(),
}).existing()
