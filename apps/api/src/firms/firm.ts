import type { Firm } from '@zubr/contracts/firms/endpoints'
import { requisitesFaults, tidyRequisites } from '@zubr/domain/firms/requisites'
import { eq } from 'drizzle-orm'
import { holdAccount } from '../accounts/account-lock.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { accountFirms } from './tables.ts'

/** The requisites of an account's firm; null if it has said none. */
export async function firmOf(db: Db | Tx, accountId: string): Promise<Firm | null> {
  const [row] = await db.select().from(accountFirms).where(eq(accountFirms.accountId, accountId))
  if (!row) return null
  const { accountId: _, changedAt: __, ...firm } = row
  return firm
}

/** Keeps them as documents show them. Throws Refused with what is wrong, by field. */
export async function keepFirm(db: Db, accountId: string, typed: Firm, now: Date): Promise<Firm> {
  const firm = tidyRequisites(typed)
  const faults = requisitesFaults(firm)
  if (Object.keys(faults).length > 0) throw new Refused('invalid_request', faults)
  await inTransaction(db, async (tx) => {
    await holdAccount(tx, accountId, 'key share')
    const kept = { ...firm, changedAt: now }
    await tx
      .insert(accountFirms)
      .values({ accountId, ...kept })
      .onConflictDoUpdate({ target: accountFirms.accountId, set: kept })
  })
  return firm
}

export async function forgetFirm(db: Db | Tx, accountId: string): Promise<void> {
  await db.delete(accountFirms).where(eq(accountFirms.accountId, accountId))
}
