import { asc, eq } from 'drizzle-orm'
import { dataHolder, ofAccount, ownedTable } from '../accounts/data-holder.ts'
import { acceptanceActs, accountCompanies } from './companies-schema.ts'
import { companyOf } from './company.ts'

/** The requisites and the acceptance acts of an account. */
export const companyDataHolder = dataHolder({
  name: 'company',
  tables: [
    ownedTable({
      table: accountCompanies,
      rows: ofAccount(accountCompanies.accountId),
      lock: [accountCompanies.accountId],
      onDeletion: 'delete',
    }),
    ownedTable({
      table: acceptanceActs,
      rows: ofAccount(acceptanceActs.accountId),
      lock: 'rows are only inserted',
      onDeletion: {
        keep: 'accounting documents of both parties, with their requisites, which the law requires to store for years',
      },
    }),
  ],

  async export(db, accountId) {
    const { month, year, number, issuedAt: madeAt, document } = acceptanceActs
    const acts = await db
      .select({ month, year, number, madeAt, document })
      .from(acceptanceActs)
      .where(eq(acceptanceActs.accountId, accountId))
      .orderBy(asc(month))
    return {
      requisites: await companyOf(db, accountId),
      acceptanceActs: acts.map(({ document: { paidWithPromoCredit: ofGiven, ...rest }, ...act }) => ({
        ...act,
        document: { ...rest, ofGiven },
      })),
    }
  },
})
