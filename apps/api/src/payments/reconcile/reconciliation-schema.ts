import { processorIds } from '@zubr/domain/payments/methods'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'

/**
 * What is not as it should be. `missing` and `differs`: what we counted and the processor does not have, or otherwise; `made_up`: what it
 * had and nobody told us of, counted since; `unsettled`, `order_waits`, `unworked` and `refund_waits`: what waits too long, or for an operator; `books`: what does not add up.
 */
export const findingKinds = [
  'missing',
  'differs',
  'made_up',
  'unsettled',
  'order_waits',
  'unworked',
  'refund_waits',
  'books',
] as const

/** What comparing our books with the processors' has found. One row is open at most for each `key`. */
export const reconciliationFindings = pgTable(
  'reconciliation_findings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What it is about: `missing:bepaid:<uid>`. */
    key: text().notNull(),
    kind: text({ enum: findingKinds }).notNull(),
    /** Where it is about one movement there: whose, and which. */
    processor: text({ enum: processorIds }),
    uid: text(),
    /** Half a sentence that goes on with `since …`. */
    description: text().notNull(),
    since: instant().notNull(),
    foundAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('reconciliation_findings_open').on(table.key).where(sql`closed_at is null`),
    index('reconciliation_findings_found').on(table.foundAt),
  ],
)
