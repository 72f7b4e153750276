import { asc, eq } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { acceptanceActs, accountCompanies } from './companies-schema.ts'
import { companyOf, deleteCompany } from './company.ts'

/**
 * Requisites are deleted with the account. Acceptance acts stay with the requisites in them:
 * they are accounting documents of both parties, and the law requires to store them for years.
 */
export const ownCompany: DataHolder = {
  name: 'company',

  async export(db, accountId) {
    const { month, year, number, issuedAt: madeAt, document } = acceptanceActs
    return {
      requisites: await companyOf(db, accountId),
      acceptanceActs: await db
        .select({ month, year, number, madeAt, document })
        .from(acceptanceActs)
        .where(eq(acceptanceActs.accountId, accountId))
        .orderBy(asc(month)),
    }
  },

  async lock(tx, accountId) {
    await tx
      .select({ id: accountCompanies.accountId })
      .from(accountCompanies)
      .where(eq(accountCompanies.accountId, accountId))
      .for('update')
  },

  async forget(tx, accountId) {
    await deleteCompany(tx, accountId)
  },
}
