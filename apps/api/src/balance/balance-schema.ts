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

/** An account's one currency. Its row is the lock under which the account's money and its free server are given out. */
export const accountCurrency = pgTable('account_currency', {
  /** Of `accounts`, without a foreign key: money outlives an account, as bookkeeping demands. */
  accountId: uuid().primaryKey(),
  /** Null until it is chosen; the first entry fixes it. */
  currency: text({ enum: currencies }),
  /** The newest entry whose receipts have been made out (`payments/receipts`). */
  receiptsUntil: bigint({ mode: 'number' }).notNull().default(0),
})

/**
 * Why money moves. `credit`: an operator says that it came by bank; `refund`: an operator gives it; `debit`: an operator takes a wrong
 * credit back, or has paid out by bank.
 * `plan_change`: for the paid time that was left, above or below zero. `payment`: money came by a processor, whose bank took it back with `chargeback`; `parked`: it moved there, and is nobody's.
 * `payout`: a customer asked to have it paid out, which was withdrawn or declined with `payout_ended`, or done with `paid_out`.
 * Decision 64: `chargeback_reversed` returns a payment that a bank took back; `period_ended` returns unused paid time to the balance,
 * `period_restored` sells it again; `debt_paid` pays a debt from the balance; `debt_written_off` makes it our loss.
 */
export const entryKinds = [
  'credit',
  'refund',
  'debit',
  'purchase',
  'extension',
  'plan_change',
  'payment',
  'chargeback',
  'parked',
  'payout',
  'payout_ended',
  'paid_out',
  'chargeback_reversed',
  'period_ended',
  'period_restored',
  'debt_paid',
  'debt_written_off',
] as const

/**
 * What a posting changes. Of a customer: `balance`, money that they paid; `given`, money that was given to them, which is spent
 * first and never paid out; `refunds`, what they asked to have paid out; `debt`, what they owe us after a chargeback, zero or below. Of the service: what each `processor` holds for us, its `fees` that customers paid,
 * the `bank`, `gifts`, what was given away, `sales`, `chargebacks` that nobody will pay, and `unclaimed`, money that came and is nobody's.
 */
export const customersLedgers = ['balance', 'given', 'refunds', 'debt'] as const
const processorsLedgers = ['processor', 'fees'] as const
export const ledgers = [
  ...customersLedgers,
  ...processorsLedgers,
  ...(['bank', 'gifts', 'sales', 'chargebacks', 'unclaimed'] as const),
] as const

/**
 * Every movement of money: an entry, and two or more postings whose amounts sum to zero. PostgreSQL refuses an entry that does not, and
 * whatever would change one, delete one or add to one that another transaction wrote.
 */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    /** The customer whose money it moves: an entry moves that of one at most. */
    accountId: uuid(),
    currency: text({ enum: currencies }).notNull(),
    reason: text().notNull(),
    serverId: uuid(),
    /** For how many months of the server it pays; null of other movements, and before version 40 of the schema. */
    months: smallint(),
    /** One movement, however often it is asked for. */
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
 * In whole minor units of the entry's currency. What is above zero is owed to somebody or earned; what is below zero is held for us or was
 * given away. No customer's ledger is ever below zero, except `debt`, which is never above it.
 */
export const postings = pgTable(
  'postings',
  {
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => journalEntries.id),
    ledger: text({ enum: ledgers }).notNull(),
    /** Whose it is, of a customer's ledger. */
    accountId: uuid(),
    /** Of a processor's ledger. */
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

/** What customers read of their money: an entry each, with what it changes of all that they have. */
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
  /** What the entry adds to the account's debt, or, below zero, pays of it. */
  debt: bigint({ mode: 'number' }).notNull(),
}).existing()
