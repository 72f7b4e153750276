import { editions } from '@zubr/domain/plans'
import { locales } from '@zubr/i18n/locales'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Addresses that wait for the one mail that an edition is there. A row goes with that mail; decision 0027 says why there is no other. */
export const interests = pgTable(
  'interests',
  {
    edition: text({ enum: editions }).notNull(),
    /** A keyed digest of the mailbox, which is the code of the link that deletes its rows. */
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
