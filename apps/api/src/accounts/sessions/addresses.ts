import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { accountAddresses } from '../accounts-schema.ts'

/** Stores the address from which an account is used. */
export async function recordAddress(
  db: Pick<Db, 'insert'>,
  accountId: string,
  address: string,
): Promise<void> {
  await db
    .insert(accountAddresses)
    .values({ accountId, address })
    .onConflictDoUpdate({
      target: [accountAddresses.accountId, accountAddresses.address],
      set: { lastSeenAt: sql`now()` },
    })
}

export async function isKnownAddress(db: Db, accountId: string, address: string): Promise<boolean> {
  const [known] = await db
    .select({ address: accountAddresses.address })
    .from(accountAddresses)
    .where(and(eq(accountAddresses.accountId, accountId), eq(accountAddresses.address, address)))
  return known !== undefined
}
