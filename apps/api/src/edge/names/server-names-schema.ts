import { domainFindings, domainStates } from '@zubr/contracts/edge/addresses'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../../servers/servers-schema.ts'

/**
 * Domains of owners' own that are to lead to their servers. Any number of servers may wait for one; to one it leads, which is the first whose
 * owner has set its record.
 */
export const ownDomains = pgTable(
  'own_domains',
  {
    id: uuid().primaryKey(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    domain: text().notNull(),
    /** Below our own zone, what its record must lead to: the account's for this domain. */
    label: text().notNull(),
    state: text({ enum: domainStates }).notNull().default('waiting'),
    /** From when on it is looked for: its record is to be there within 30 days. */
    waitsSince: instant().notNull(),
    found: text({ enum: domainFindings }),
    foundAt: instant(),
    /** When its record was first seen gone. */
    lostAt: instant(),
    /** When it is looked for next; null: not any more, unless its owner asks. */
    lookAt: instant(),
  },
  (table) => [
    uniqueIndex('own_domains_server').on(table.serverId, table.domain),
    uniqueIndex('own_domains_leading').on(table.domain).where(sql`state <> 'waiting'`),
    index('own_domains_look').on(table.lookAt),
    check('own_domains_found', sql`(${table.found} is null) = (${table.foundAt} is null)`),
    check('own_domains_lost', sql`(${table.lostAt} is not null) = (${table.state} = 'lost')`),
  ],
)
