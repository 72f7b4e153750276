import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'

/** Failed attempts in a row, by target or source: see rate-limits.ts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A keyed digest of an address or account, so that the table reveals no addresses. */
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** Attempts before this time are refused. */
    blockedUntil: instant().notNull(),
    lastFailureAt: instant().notNull(),
  },
  (table) => [index('rate_limits_last_failure').on(table.lastFailureAt)],
)
