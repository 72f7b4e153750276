import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

export const promoCodes = pgTable(
  'promo_codes',
  {
    /** In upper case; visitors may type either case. */
    code: text().primaryKey(),
    percent: smallint().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    maxUses: integer(),
    usesPerAccount: integer().notNull().default(1),
    disabledAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('promo_codes_percent', sql`${table.percent} between 1 and 100`),
    check('promo_codes_upper', sql`${table.code} = upper(${table.code})`),
  ],
)

export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text()
      .notNull()
      .references(() => promoCodes.code),
    accountId: uuid().notNull(),
    serverId: uuid().notNull(),
    redeemedAt: instant().notNull(),
  },
  (table) => [index('promo_redemptions_code').on(table.code, table.accountId)],
)
