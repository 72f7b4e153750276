import type { Finding } from '@zubr/domain/diagnosis/findings'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts-schema.ts'
import { bytea, instant } from '../database/columns.ts'
import { servers } from '../servers/servers-schema.ts'

/**
 * Shared logs, masked before they are stored. A row is deleted after a week, with its server or
 * with its account.
 */
export const sharedLogs = pgTable(
  'shared_logs',
  {
    id: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lines: integer().notNull(),
    /** Findings of the diagnosis, stored so that no view repeats it. */
    findings: jsonb().$type<Finding[]>().notNull(),
    /** Compressed with gzip. */
    content: bytea().notNull(),
  },
  (table) => [
    index('shared_logs_account').on(table.accountId),
    index('shared_logs_server').on(table.serverId),
    index('shared_logs_expires').on(table.expiresAt),
  ],
)
