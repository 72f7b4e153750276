import { index, inet, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../database/columns.ts'

/** `waiting` for its relay or a retry of it; `parked`: the receiver will not take it, or 24 h have passed. */
export const relayStates = ['waiting', 'delivered', 'parked'] as const

/** Partnership applications, as they were sent. */
export const partnerApplications = pgTable(
  'partner_applications',
  {
    id: uuid().primaryKey(),
    /** Given by the sender, or a digest of the text: one application, however often it is sent. */
    idempotencyKey: text().notNull(),
    /** SHA-256 of the six texts: the same key must bear the same ones. */
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
    /** Parts of the message that the receiver has accepted; the next attempt goes on after them. */
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
