import type { AcceptanceAct } from '@zubr/contracts/companies/endpoints'
import { companyCountries } from '@zubr/domain/companies/requisites'
import { currencies } from '@zubr/domain/plans'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts-schema.ts'
import { instant } from '../database/columns.ts'

/** The requisites of a company, as the account's owner entered them. Omitted fields are empty. */
export const accountCompanies = pgTable('account_companies', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  country: text({ enum: companyCountries }).notNull(),
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

/** The content of an acceptance act: seller, buyer and sales, with their names at that time. */
export type AcceptanceActDocument = Omit<AcceptanceAct, 'month' | 'number' | 'issuedAt'>

/**
 * Monthly acceptance acts. Triggers refuse changes, and gaps in the numbers of a year. They outlive
 * the account, because they are accounting documents of both parties.
 */
export const acceptanceActs = pgTable(
  'acceptance_acts',
  {
    /** An id of `accounts`, without a foreign key: the account may be deleted. */
    accountId: uuid().notNull(),
    /** Like `2026-10`. */
    month: text().notNull(),
    /**
     * The year in which it was made, in the service's time zone. Numbers start at 1 in each year.
     */
    year: integer().notNull(),
    number: integer().notNull(),
    issuedAt: instant().notNull(),
    currency: text({ enum: currencies }).notNull(),
    document: jsonb().$type<AcceptanceActDocument>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.month] }),
    uniqueIndex('acceptance_acts_number').on(table.year, table.number),
    check('acceptance_acts_number_first', sql`${table.number} > 0`),
  ],
)
