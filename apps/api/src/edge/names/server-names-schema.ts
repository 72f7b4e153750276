import { domainFindings, domainStates } from '@zubr/contracts/edge/addresses'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../../servers/servers-schema.ts'

/**
 * Custom domains. Any number of servers may wait for one. It leads to the first server whose owner
 * sets its record.
 */
export const ownDomains = pgTable(
  'own_domains',
  {
    id: uuid().primaryKey(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    domain: text().notNull(),
    /**
     * The label below our zone that its record must point to: specific to the account and the
     * domain.
     */
    label: text().notNull(),
    state: text({ enum: domainStates }).notNull().default('waiting'),
    /** The start of the checks: the record must exist within 30 days. */
    waitsSince: instant().notNull(),
    found: text({ enum: domainFindings }),
    foundAt: instant(),
    /** When its record was first found missing. */
    lostAt: instant(),
    /** The next check; null: none, unless its owner requests one. */
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
