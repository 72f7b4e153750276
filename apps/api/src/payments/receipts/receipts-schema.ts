import { processorIds } from '@zubr/domain/payments/methods'
import { currencies } from '@zubr/domain/plans'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { journalEntries } from '../../balance/balance-schema.ts'
import { instant } from '../../database/columns.ts'

/**
 * States of a receipt. `asking`: requested, or the outcome is unknown. `waiting`: the cash register
 * is making it. `failed`: an operator must act, and records `by_hand` once it was made otherwise.
 */
export const receiptStates = ['asking', 'waiting', 'done', 'failed', 'by_hand'] as const

/**
 * Second receipts of advances that are spent, where a law requires them (54-FZ of Russia). One for
 * each payment that an entry took money from, stored before the processor is called.
 */
export const saleReceipts = pgTable(
  'sale_receipts',
  {
    /** Operators type it, and the receipt's text at the processor contains it. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => journalEntries.id),
    processor: text({ enum: processorIds }).notNull(),
    /** The processor's id of the payment. */
    paymentUid: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    state: text({ enum: receiptStates }).notNull().default('asking'),
    /** The processor makes one receipt for each key. A retry by an operator has a new key. */
    idempotencyKey: uuid().notNull(),
    /** The first time a request may have reached the processor. */
    requestedAt: instant(),
    /** The processor's id of the receipt. */
    uid: text(),
    pollAt: instant(),
    pollCount: bigint({ mode: 'number' }).notNull().default(0),
    endedAt: instant(),
    /** Why it failed, for operators. */
    failure: text(),
  },
  (table) => [
    uniqueIndex('sale_receipts_payment').on(table.entryId, table.processor, table.paymentUid),
    index('sale_receipts_poll').on(table.pollAt).where(sql`poll_at is not null`),
    index('sale_receipts_open').on(table.createdAt).where(sql`ended_at is null`),
    check('sale_receipts_amount', sql`${table.amount} > 0`),
  ],
)
