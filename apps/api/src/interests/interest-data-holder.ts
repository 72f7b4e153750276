import { and, eq } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { accounts } from '../accounts/accounts-schema.ts'
import type { Db } from '../database/open.ts'
import { interests } from './interests-schema.ts'

/** The account's confirmed address: an unconfirmed one may belong to somebody else. */
const addressOf = (db: Pick<Db, 'select'>, accountId: string) =>
  db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.emailVerified, true)))

/**
 * Interests have no account. An account that confirmed the same address sees them in its export and
 * deletes them with itself.
 */
export const interestDataHolder: DataHolder = {
  name: 'waitsFor',
  export: (db, accountId) =>
    db
      .select({ edition: interests.edition, language: interests.locale, consentedAt: interests.consentedAt })
      .from(interests)
      .where(eq(interests.email, addressOf(db, accountId)))
      .orderBy(interests.edition),
  async lock(tx, accountId) {
    await tx
      .select({ edition: interests.edition })
      .from(interests)
      .where(eq(interests.email, addressOf(tx, accountId)))
      .orderBy(interests.edition, interests.mailbox)
      .for('update')
  },
  async forget(tx, accountId) {
    await tx.delete(interests).where(eq(interests.email, addressOf(tx, accountId)))
  },
}
