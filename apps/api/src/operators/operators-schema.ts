import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Actions of operators on the command line. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    /** For example `account bison`. */
    subject: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subject)],
)
