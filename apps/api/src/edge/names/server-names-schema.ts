import { domainFindings, domainStates } from '@zubr/contracts/edge/addresses'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../../servers/servers-schema.ts'

/**
 * Custom domains. Any number of servers may wait for one. It leads to the first server whose owner
 * sets its record.
 */
export const customDomains = pgTable(
  'custom_domains',
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
    waitingSince: instant().notNull(),
    checkResult: text({ enum: domainFindings }),
    checkedAt: instant(),
    /** When its record was first found missing. */
    lostAt: instant(),
    /** The next check; null: none, unless its owner requests one. */
    nextCheckAt: instant(),
  },
  (table) => [
    uniqueIndex('custom_domains_server').on(table.serverId, table.domain),
    uniqueIndex('custom_domains_active').on(table.domain).where(sql`state <> 'waiting'`),
    index('custom_domains_next_check').on(table.nextCheckAt),
    check('custom_domains_checked', sql`(${table.checkResult} is null) = (${table.checkedAt} is null)`),
    check('custom_domains_lost', sql`(${table.lostAt} is not null) = (${table.state} = 'lost')`),
  ],
)
