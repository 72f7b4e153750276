import { bigint, index, pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { journalEntries } from '../../balance/tables.ts'
import { instant } from '../../database/columns.ts'
import { servers } from '../tables.ts'

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
    starts: instant().notNull(),
    ends: instant().notNull(),
    months: smallint().notNull(),
    /** From when on `own` and `given` pay until its end: from its start, or the last change of plan. */
    since: instant().notNull(),
    /** The owner's own money, and what was given to them. */
    own: bigint({ mode: 'number' }).notNull(),
    given: bigint({ mode: 'number' }).notNull(),
    /** What a promo code took off all of it, of which price. */
    off: bigint({ mode: 'number' }).notNull(),
    offOf: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('paid_periods_server').on(table.serverId, table.ends)],
)
