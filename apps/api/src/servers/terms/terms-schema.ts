import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { journalEntries } from '../../balance/balance-schema.ts'
import { instant } from '../../database/columns.ts'
import { servers } from '../servers-schema.ts'

/**
 * What is paid for which stretch of a server's time, in kopecks of its account's currency: by this it is known what is left when the
 * plan changes. The journal has the movements themselves.
 */
export const paidPeriods = pgTable(
  'paid_periods',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** The movement that paid it; null where nothing had to be paid. */
    entryId: bigint({ mode: 'number' })
      .unique()
      .references(() => journalEntries.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    months: smallint().notNull(),
    /** From when on `own` and `given` pay until its end: from its start, or the last change of plan. */
    effectiveFrom: instant().notNull(),
    /** The owner's own money, and what was given to them. */
    ownAmount: bigint({ mode: 'number' }).notNull(),
    promoAmount: bigint({ mode: 'number' }).notNull(),
    /** The discount for its term, in percent, as it was sold; 0 before version 40 of the schema. */
    termDiscountPercent: smallint().notNull().default(0),
    /** What a promo code took off all of it, of which price. */
    discountAmount: bigint({ mode: 'number' }).notNull(),
    listAmount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('paid_periods_server').on(table.serverId, table.endsAt)],
)

/**
 * Paid time that a chargeback ended, as it was (decision 64). Its price is what was unused of it, and was returned to the balance.
 * Until `restoreUntil` the account can pay this price again; a reversed chargeback restores it at any time.
 */
export const endedPeriods = pgTable(
  'ended_periods',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** The entry that returned the price to the balance. */
    endEntryId: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => journalEntries.id),
    /** Key of the chargeback: `<processor>:<uid>`. */
    chargebackKey: text().notNull(),
    /** Of `paid_periods`, the movement that paid it. */
    entryId: bigint({ mode: 'number' }).references(() => journalEntries.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    months: smallint().notNull(),
    effectiveFrom: instant().notNull(),
    ownAmount: bigint({ mode: 'number' }).notNull(),
    promoAmount: bigint({ mode: 'number' }).notNull(),
    termDiscountPercent: smallint().notNull().default(0),
    discountAmount: bigint({ mode: 'number' }).notNull(),
    listAmount: bigint({ mode: 'number' }).notNull(),
    /** Of the server, when the period ended. */
    billingCycleAnchor: instant(),
    /** What was unused of it at `endedAt`. */
    unusedOwnAmount: bigint({ mode: 'number' }).notNull(),
    unusedPromoAmount: bigint({ mode: 'number' }).notNull(),
    endedAt: instant().notNull(),
    restoreUntil: instant().notNull(),
    restoredAt: instant(),
  },
  (table) => [
    index('ended_periods_server').on(table.serverId),
    index('ended_periods_chargeback').on(table.chargebackKey),
    index('ended_periods_open').on(table.restoreUntil).where(sql`restored_at is null`),
  ],
)
