import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'

/** Wrong attempts in a row, by what they were against or from: see rate-limits.ts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A keyed digest of an address or account, so that this table tells nothing of who came from where. */
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** Attempts before this are refused. */
    blockedUntil: instant().notNull(),
    lastFailureAt: instant().notNull(),
  },
  (table) => [index('rate_limits_last_failure').on(table.lastFailureAt)],
)
