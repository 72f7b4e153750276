import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { journalEntries } from '../balance/balance-schema.ts'
import { writeOffDebt } from '../balance/chargebacks.ts'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { servers } from '../servers/servers-schema.ts'
import { endedPeriods } from '../servers/terms/terms-schema.ts'
import { forgottenBody, paymentNotifications, payments, processorTransactions } from './payments-schema.ts'
import { saleReceipts } from './receipts/receipts-schema.ts'

const idsOf = (db: Db | Tx, accountId: string) =>
  db.select({ id: payments.id }).from(payments).where(eq(payments.accountId, accountId))

/** Internal columns, which are not exported. */
const {
  digest: _digest,
  idempotencyKey: _key,
  checkoutId: _handle,
  accountId: _account,
  ...exportedColumns
} = getTableColumns(payments)

/**
 * An account's payments. Payments and transactions outlive the account without personal data,
 * because accounting requires them. Orders, and notifications that name the payer, are deleted.
 */
export const ownPayments: DataHolder = {
  name: 'payments',

  async export(db, accountId) {
    const paid = await db
      .select(exportedColumns)
      .from(payments)
      .where(eq(payments.accountId, accountId))
      .orderBy(desc(payments.number))
    const moves = await db
      .select()
      .from(processorTransactions)
      .where(inArray(processorTransactions.paymentId, idsOf(db, accountId)))
      .orderBy(asc(processorTransactions.occurredAt))
    const notifications = await db
      .select()
      .from(paymentNotifications)
      .where(inArray(paymentNotifications.paymentId, idsOf(db, accountId)))
      .orderBy(asc(paymentNotifications.id))
    const { number, createdAt, amount, currency, paymentUid, state } = saleReceipts
    const receipts = await db
      .select({ number, createdAt, amount, currency, paymentUid, state })
      .from(saleReceipts)
      .innerJoin(journalEntries, eq(journalEntries.id, saleReceipts.entryId))
      .where(eq(journalEntries.accountId, accountId))
      .orderBy(asc(number))
    const {
      serverId,
      startsAt,
      endsAt,
      unusedOwnAmount,
      unusedPromoAmount,
      endedAt,
      restoreUntil,
      restoredAt,
    } = endedPeriods
    const ended = await db
      .select({
        serverId,
        starts: startsAt,
        ends: endsAt,
        priceOwn: unusedOwnAmount,
        priceGiven: unusedPromoAmount,
        endedAt,
        restoreUntil,
        restoredAt,
      })
      .from(endedPeriods)
      .innerJoin(servers, eq(servers.id, serverId))
      .where(eq(servers.accountId, accountId))
      .orderBy(asc(endedPeriods.id))
    return {
      payments: paid,
      chargedBackTime: ended,
      receipts,
      moves: moves.map(
        ({ unallocatedReason: _parked, resolvedAt: _resolved, appliedAt: _counted, ...move }) => move,
      ),
      notifications: notifications.map(({ processor, receivedAt, paymentId, body }) => ({
        ...{ processor, receivedAt, payment: paymentId },
        body: body.length === 0 ? 'forgotten' : body.toString(),
      })),
    }
  },

  async lock(tx, accountId) {
    await idsOf(tx, accountId).orderBy(asc(payments.number)).for('update')
  },

  async forget(tx, accountId, now) {
    await writeOffDebt(tx, accountId, now)
    await tx
      .update(paymentNotifications)
      .set({ body: forgottenBody })
      .where(inArray(paymentNotifications.paymentId, idsOf(tx, accountId)))
    await tx.update(payments).set({ order: null, digest: '' }).where(eq(payments.accountId, accountId))
  },
}
