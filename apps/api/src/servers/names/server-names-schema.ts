import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../servers-schema.ts'

/**
 * Subdomains that servers had. Until then each leads to the server still, and is nobody else's; that of a deleted server
 * leads nowhere, and another server of its account can have it.
 */
export const formerSubdomains = pgTable(
  'former_subdomains',
  {
    name: text().primaryKey(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    reservedUntil: instant().notNull(),
  },
  (table) => [index('former_subdomains_server').on(table.serverId)],
)
