import type { Act } from '@zubr/contracts/firms/endpoints'
import { firmCountries } from '@zubr/domain/firms/requisites'
import { currencies } from '@zubr/domain/plans'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts-schema.ts'
import { instant } from '../database/columns.ts'

/** Who a customer is that is a firm, as its owner typed it. What was left out is empty. */
export const accountFirms = pgTable('account_firms', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  country: text({ enum: firmCountries }).notNull(),
  name: text().notNull(),
  taxNumber: text().notNull(),
  address: text().notNull(),
  account: text().notNull(),
  bank: text().notNull(),
  bic: text().notNull(),
  signatory: text().notNull(),
  basis: text().notNull(),
  changedAt: instant().notNull(),
})

/** What an act froze: who sold and bought what, as they were called when it was made. */
export type ActDocument = Omit<Act, 'month' | 'number' | 'madeAt'>

/**
 * Monthly acts that were made. They never change; triggers see to it, and that the numbers of a year leave no gap. They name a firm and what it
 * bought, and stay when the account goes: bookkeeping of both parties rests on them.
 */
export const acts = pgTable(
  'acts',
  {
    /** Of `accounts`, without a foreign key. */
    accountId: uuid().notNull(),
    /** Like `2026-10`. */
    month: text().notNull(),
    /** In which it was made, by the service's own time; numbers begin anew in each. */
    year: integer().notNull(),
    number: integer().notNull(),
    madeAt: instant().notNull(),
    currency: text({ enum: currencies }).notNull(),
    document: jsonb().$type<ActDocument>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.month] }),
    uniqueIndex('acts_number').on(table.year, table.number),
    check('acts_number_first', sql`${table.number} > 0`),
  ],
)
