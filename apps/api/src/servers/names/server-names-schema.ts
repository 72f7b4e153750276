import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../servers-schema.ts'

/**
 * Former subdomains of servers. Until `until` each still leads to its server and is reserved. That
 * of a deleted server leads nowhere and is reserved for its account.
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
