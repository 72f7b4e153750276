import { index, inet, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../database/columns.ts'

/** `waiting` for its relay or a retry; `parked` if the receiver refuses it or 24 h have passed. */
export const relayStates = ['waiting', 'delivered', 'parked'] as const

/** Partnership applications as they were sent. */
export const partnerApplications = pgTable(
  'partner_applications',
  {
    id: uuid().primaryKey(),
    /** From the sender, or a digest of the texts: repeated requests store one application. */
    idempotencyKey: text().notNull(),
    /** SHA-256 of the six texts: a key cannot be reused for other texts. */
    digest: bytea().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Cut to its network after 30 days. Source: the privacy policy. */
    address: inet().notNull(),
    name: text().notNull(),
    age: text().notNull(),
    contacts: text().notNull(),
    media: text().notNull(),
    offer: text().notNull(),
    wants: text().notNull(),
    relayState: text({ enum: relayStates }).notNull().default('waiting'),
    /**
     * Parts of the message that the receiver has accepted; the next attempt continues after them.
     */
    partsDelivered: smallint().notNull().default(0),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    deliveredAt: instant(),
    /** Why the last attempt failed, for the operator; never holds the receiver's address. */
    lastFailure: text(),
  },
  (table) => [
    uniqueIndex('partner_applications_key').on(table.idempotencyKey),
    index('partner_applications_recent').on(table.address, table.createdAt),
    index('partner_applications_created').on(table.createdAt),
  ],
)
