import { processorIds } from '@zubr/domain/payments/methods'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'

/**
 * `missing`, `differs`: we counted what the processor lacks, or has differently. `made_up`: it had
 * what we had not counted; it is counted now. `unsettled`, `order_waits`, `unworked`,
 * `refund_waits`: overdue, or waits for an operator. `books`: a violated invariant.
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

/** Findings of the comparison with the processors. Each `key` has at most one open row. */
export const reconciliationFindings = pgTable(
  'reconciliation_findings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Identifies the subject: `missing:bepaid:<uid>`. */
    key: text().notNull(),
    kind: text({ enum: findingKinds }).notNull(),
    /** The transaction at a processor, if it is about one. */
    processor: text({ enum: processorIds }),
    uid: text(),
    /** Half a sentence that continues with `since …`. */
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
