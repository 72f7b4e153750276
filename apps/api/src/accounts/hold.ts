import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { accounts } from './accounts-schema.ts'

/**
 * Keeps an account from being deleted until the transaction ends: with `key share` others may do so too, with `update` they wait.
 * Throws Refused if it is gone. Decision 0019 says when to take it.
 */
export async function holdAccount(
  tx: Tx,
  accountId: string,
  strength: 'key share' | 'update',
): Promise<typeof accounts.$inferSelect> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for(strength)
  if (!account) throw new Refused('unauthorized')
  return account
}

/** Notes that the owner has ended all that is open, which every node hears of: a trigger tells them. */
export async function noteSessionsEnded(db: Pick<Tx, 'update'>, accountId: string): Promise<void> {
  await db.update(accounts).set({ sessionsEndedAt: sql`now()` }).where(eq(accounts.id, accountId))
}
