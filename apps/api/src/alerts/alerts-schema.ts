import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/**
 * Alerts that were sent to the operator, and when they ended. Each `key` has at most one open row.
 */
export const alerts = pgTable(
  'alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The subject, such as `node_silent:minsk-1` or `relay_parked`. */
    key: text().notNull(),
    message: text().notNull(),
    openedAt: instant().notNull().defaultNow(),
    closedAt: instant(),
    /** When the last reminder was sent, and how many messages were sent in all. */
    lastSentAt: instant().notNull().defaultNow(),
    sentCount: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('alerts_open').on(table.key).where(sql`closed_at is null`)],
)
