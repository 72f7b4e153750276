import { editions } from '@zubr/domain/plans'
import { locales } from '@zubr/i18n/locales'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/**
 * Addresses that wait for the one mail about an edition. Sending it deletes the row; decision 27
 * has the reason.
 */
export const interests = pgTable(
  'interests',
  {
    edition: text({ enum: editions }).notNull(),
    /** A keyed digest of the mailbox, and the code in the link that deletes its rows. */
    mailbox: text().notNull(),
    email: text().notNull(),
    /** The language of the mail. */
    locale: text({ enum: locales }).notNull(),
    consentedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.mailbox] }),
    index('interests_mailbox').on(table.mailbox),
    index('interests_email').on(table.email),
  ],
)
