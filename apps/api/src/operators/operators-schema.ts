import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** What operators did by the command line. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    /** What it was about: `account bison`. */
    subject: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subject)],
)
