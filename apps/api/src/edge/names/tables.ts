import { domainFindings, domainStates } from '@zubr/contracts/edge/addresses'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../../servers/tables.ts'

/**
 * Domains of owners' own that are to lead to their servers. Any number of servers may wait for one; to one it leads, which is the first whose
 * owner has set its record.
 */
export const customDomains = pgTable(
  'custom_domains',
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
    waitingSince: instant().notNull(),
    checkResult: text({ enum: domainFindings }),
    checkedAt: instant(),
    /** When its record was first seen gone. */
    lostAt: instant(),
    /** When it is looked for next; null: not any more, unless its owner asks. */
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
