import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** What the operator was told of, and when it ended. One row is open at most for each `key`. */
export const alerts = pgTable(
  'alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it is about: `node_silent:minsk-1`, `relay_parked`, … */
    key: text().notNull(),
    message: text().notNull(),
    openedAt: instant().notNull().defaultNow(),
    closedAt: instant(),
    /** When the operator was last told that it goes on, and how often in all. */
    lastSentAt: instant().notNull().defaultNow(),
    sentCount: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('alerts_open').on(table.key).where(sql`closed_at is null`)],
)
