import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { accounts } from './accounts-schema.ts'

/**
 * Locks an account so that it is not deleted until the transaction ends. `key share` locks can be
 * held at the same time; `update` excludes all others. Throws Refused if the account is gone.
 * Decision 0019 defines the lock order.
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

/** Records that the owner ended all sessions. A trigger notifies every node. */
export async function recordSessionsEnded(db: Pick<Tx, 'update'>, accountId: string): Promise<void> {
  await db.update(accounts).set({ sessionsEndedAt: sql`now()` }).where(eq(accounts.id, accountId))
}
