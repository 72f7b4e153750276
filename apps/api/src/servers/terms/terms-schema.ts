import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { journalEntries } from '../../balance/balance-schema.ts'
import { instant } from '../../database/columns.ts'
import { servers } from '../servers-schema.ts'

/**
 * Payments for periods of a server, in kopecks of its account's currency, to calculate the unused
 * value when the plan changes. The journal has the movements.
 */
export const paidPeriods = pgTable(
  'paid_periods',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** The movement that paid it; null if nothing had to be paid. */
    entryId: bigint({ mode: 'number' })
      .unique()
      .references(() => journalEntries.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    months: smallint().notNull(),
    /**
     * The time from which `own` and `given` pay until the end: the start, or the last change of
     * plan.
     */
    effectiveFrom: instant().notNull(),
    /** The owner's own money, and money given to them. */
    ownAmount: bigint({ mode: 'number' }).notNull(),
    promoAmount: bigint({ mode: 'number' }).notNull(),
    /** The term discount in percent at the sale; 0 before version 40 of the schema. */
    termDiscountPercent: smallint().notNull().default(0),
    /** The reduction of a promo code on the whole period, and the price that it applied to. */
    discountAmount: bigint({ mode: 'number' }).notNull(),
    listAmount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('paid_periods_server').on(table.serverId, table.endsAt)],
)

/**
 * Paid time that a chargeback ended (decision 64). Its price is its unused value, which returned to
 * the balance. The account can pay it again until `restoreUntil`; a reversed chargeback restores it
 * at any time.
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
    /** From `paid_periods`: the movement that paid it. */
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
    /** The server's anchor when the period ended. */
    billingCycleAnchor: instant(),
    /** Its unused value at `endedAt`. */
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
