import { and, eq } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import { dataHolder, ownedTable, type RowsOfAccount } from '../accounts/data-holder.ts'
import { interests } from './interests-schema.ts'

/** By the account's confirmed address: an unconfirmed one may belong to somebody else. */
const withAddressOf: RowsOfAccount = (db, accountId) =>
  eq(
    interests.email,
    db
      .select({ email: accounts.email })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), eq(accounts.emailVerified, true))),
  )

/**
 * Interests have no account. An account that confirmed the same address sees them in its export and
 * deletes them with itself.
 */
export const interestDataHolder = dataHolder({
  name: 'waitsFor',
  tables: [
    ownedTable({
      table: interests,
      rows: withAddressOf,
      lock: [interests.edition, interests.mailbox],
      onDeletion: 'delete',
      export: {
        columns: {
          edition: interests.edition,
          language: interests.locale,
          consentedAt: interests.consentedAt,
        },
        orderBy: [interests.edition],
      },
    }),
  ],
})
