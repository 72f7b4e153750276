import { and, asc, eq, inArray } from 'drizzle-orm'
import { dataHolder, ofAccount, ownedTable, type RowsOfAccount } from '../../accounts/data-holder.ts'
import { paymentRefunds, refundRequests } from './refunds-schema.ts'

const { number, currency, amount: minor, state, createdAt, decidedAt, paidAt, reason } = refundRequests

const ofRequests: RowsOfAccount = (db, accountId) =>
  inArray(
    paymentRefunds.requestId,
    db.select({ id: refundRequests.id }).from(refundRequests).where(eq(refundRequests.accountId, accountId)),
  )

/**
 * An account's refund requests. They outlive the account, because accounting requires them: what is
 * not paid out yet is still owed, and is refunded by the original payments.
 */
export const refundDataHolder = dataHolder({
  name: 'refunds',
  tables: [
    ownedTable({
      table: refundRequests,
      rows: ofAccount(refundRequests.accountId),
      lock: 'the money of the account is locked, and nothing changes without that lock',
      // The reason is a text about a deleted person.
      onDeletion: { update: { reason: null } },
      export: {
        columns: { number, currency, minor, state, createdAt, decidedAt, paidAt, reason },
        orderBy: [number],
      },
    }),
    ownedTable({
      table: paymentRefunds,
      rows: ofRequests,
      lock: 'their request is covered by the lock of the money',
      onDeletion: { keep: 'accounting: parts of a refund, which may still be paid out' },
    }),
  ],

  async losses(db, accountId) {
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
})
