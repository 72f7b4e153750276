import { and, asc, eq, inArray } from 'drizzle-orm'
import type { DataHolder } from '../../accounts/accounts.ts'
import { refundRequests } from './refunds-schema.ts'

/**
 * An account's refund requests. They outlive the account, because accounting requires them: what is
 * not paid out yet is still owed, and is refunded by the original payments.
 */
export const ownRefunds: DataHolder = {
  name: 'refunds',

  async export(db, accountId) {
    const { number, currency, amount: minor, state, createdAt, decidedAt, paidAt, reason } = refundRequests
    return db
      .select({ number, currency, minor, state, createdAt, decidedAt, paidAt, reason })
      .from(refundRequests)
      .where(eq(refundRequests.accountId, accountId))
      .orderBy(asc(number))
  },

  async losses(db, accountId) {
    const { number, currency, amount: minor, state } = refundRequests
    const rows = await db
      .select({ number, currency, minor, state })
      .from(refundRequests)
      .where(and(eq(refundRequests.accountId, accountId), inArray(state, ['requested', 'approved'])))
      .orderBy(asc(number))
    return {
      refunds: rows.map((row) => ({
        number: row.number,
        sum: { currency: row.currency, minor: row.minor },
        state: row.state === 'approved' ? 'approved' : 'requested',
      })),
    }
  },

  // Deletion has locked the account's money, and nothing changes without that lock.
  async lock() {},

  async forget(tx, accountId) {
    // The reason is a text about a deleted person.
    await tx.update(refundRequests).set({ reason: null }).where(eq(refundRequests.accountId, accountId))
  },
}
