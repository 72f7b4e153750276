import type { Company } from '@zubr/contracts/companies/endpoints'
import { requisitesFaults, tidyRequisites } from '@zubr/domain/companies/requisites'
import { eq } from 'drizzle-orm'
import { holdAccount } from '../accounts/account-lock.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { accountCompanies } from './companies-schema.ts'

/** The requisites of an account's company; null if there are none. */
export async function companyOf(db: Db | Tx, accountId: string): Promise<Company | null> {
  const [row] = await db.select().from(accountCompanies).where(eq(accountCompanies.accountId, accountId))
  if (!row) return null
  const { accountId: _, changedAt: __, ...company } = row
  return company
}

/** Normalizes and stores requisites. Throws Refused with a reason for each invalid field. */
export async function storeCompany(db: Db, accountId: string, typed: Company, now: Date): Promise<Company> {
  const company = tidyRequisites(typed)
  const faults = requisitesFaults(company)
  if (Object.keys(faults).length > 0) throw new Refused('invalid_request', faults)
  await inTransaction(db, async (tx) => {
    await holdAccount(tx, accountId, 'key share')
    const values = { ...company, changedAt: now }
    await tx
      .insert(accountCompanies)
      .values({ accountId, ...values })
      .onConflictDoUpdate({ target: accountCompanies.accountId, set: values })
  })
  return company
}

export async function deleteCompany(db: Db | Tx, accountId: string): Promise<void> {
  await db.delete(accountCompanies).where(eq(accountCompanies.accountId, accountId))
}
