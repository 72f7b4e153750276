import { asc, eq } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { firmOf, forgetFirm } from './firm.ts'
import { accountFirms, acts } from './tables.ts'

/**
 * Requisites go with the account. Acts stay, with the firm's requisites that they froze: they are the documents on which the books of both
 * parties rest, and the law has them kept for years.
 */
export const ownFirm: DataHolder = {
  name: 'firm',

  async export(db, accountId) {
    const { month, year, number, madeAt, document } = acts
    return {
      requisites: await firmOf(db, accountId),
      acts: await db
        .select({ month, year, number, madeAt, document })
        .from(acts)
        .where(eq(acts.accountId, accountId))
        .orderBy(asc(month)),
    }
  },

  async lock(tx, accountId) {
    await tx
      .select({ id: accountFirms.accountId })
      .from(accountFirms)
      .where(eq(accountFirms.accountId, accountId))
      .for('update')
  },

  async forget(tx, accountId) {
    await forgetFirm(tx, accountId)
  },
}
