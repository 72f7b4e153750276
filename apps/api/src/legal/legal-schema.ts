import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts-schema.ts'
import { instant } from '../database/columns.ts'

const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/**
 * Editions of each document that an account accepted; the first is that of its registration day.
 */
export const acceptedEditions = pgTable(
  'accepted_editions',
  {
    accountId: ofAccount(),
    document: text().notNull(),
    /** The day on which the edition came into force, which names it. */
    edition: date().notNull(),
    acceptedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.document, table.edition] })],
)

/** Notices of new editions: one mail to each account for all documents that change on a day. */
export const editionNotices = pgTable(
  'edition_notices',
  {
    accountId: ofAccount(),
    /** The day on which the editions come into force. */
    inForce: date().notNull(),
    queuedAt: instant().notNull(),
    /** When a mail server took it; null until then. */
    deliveredAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.inForce] })],
)
