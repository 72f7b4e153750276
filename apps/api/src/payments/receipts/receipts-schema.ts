import { processorIds } from '@zubr/domain/payments/methods'
import { currencies } from '@zubr/domain/plans'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { journalEntries } from '../../balance/balance-schema.ts'
import { instant } from '../../database/columns.ts'

/**
 * How a receipt stands. `asking`: the processor is asked for it, or was and nobody knows what came of it. `waiting`: its till is at it.
 * `failed`: an operator is to see to it, who notes `by_hand` once it was made otherwise.
 */
export const receiptStates = ['asking', 'waiting', 'done', 'failed', 'by_hand'] as const

/**
 * The second receipt of money that was paid before and is spent now, where a law asks for one (54-FZ of Russia): one for each payment that an entry
 * took money of, stored before the processor is asked.
 */
export const saleReceipts = pgTable(
  'sale_receipts',
  {
    /** As operators type it, and as the receipt itself is called at the processor. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => journalEntries.id),
    processor: text({ enum: processorIds }).notNull(),
    /** The payment, as the processor calls it. */
    paymentUid: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    state: text({ enum: receiptStates }).notNull().default('asking'),
    /** Under which the processor is asked for it, and makes it once: another where an operator has it asked for anew. */
    idempotencyKey: uuid().notNull(),
    /** Since when something of it may have reached the processor. */
    requestedAt: instant(),
    /** The processor's. */
    uid: text(),
    pollAt: instant(),
    pollCount: bigint({ mode: 'number' }).notNull().default(0),
    endedAt: instant(),
    /** What stands in its way, for operators. */
    failure: text(),
  },
  (table) => [
    uniqueIndex('sale_receipts_payment').on(table.entryId, table.processor, table.paymentUid),
    index('sale_receipts_poll').on(table.pollAt).where(sql`poll_at is not null`),
    index('sale_receipts_open').on(table.createdAt).where(sql`ended_at is null`),
    check('sale_receipts_amount', sql`${table.amount} > 0`),
  ],
)
