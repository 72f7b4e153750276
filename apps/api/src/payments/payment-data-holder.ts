import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { journalEntries } from '../balance/balance-schema.ts'
import { writeOffDebt } from '../balance/chargebacks.ts'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { servers } from '../servers/servers-schema.ts'
import { endedPeriods } from '../servers/terms/terms-schema.ts'
import { forgottenBody, invoices, processorNotifications, processorTransactions } from './payments-schema.ts'
import { saleReceipts } from './receipts/receipts-schema.ts'

const idsOf = (db: Db | Tx, accountId: string) =>
  db.select({ id: invoices.id }).from(invoices).where(eq(invoices.accountId, accountId))

/** Internal columns, which are not exported. */
const {
  digest: _digest,
  idempotencyKey: _key,
  checkoutId: _handle,
  accountId: _account,
  ...exportedColumns
} = getTableColumns(invoices)

/**
 * An account's payments. Payments and transactions outlive the account without personal data,
 * because accounting requires them. Orders, and notifications that name the payer, are deleted.
 */
export const ownPayments: DataHolder = {
  name: 'payments',

  async export(db, accountId) {
    const paid = await db
      .select(exportedColumns)
      .from(invoices)
      .where(eq(invoices.accountId, accountId))
      .orderBy(desc(invoices.number))
    const moves = await db
      .select()
      .from(processorTransactions)
      .where(inArray(processorTransactions.invoiceId, idsOf(db, accountId)))
      .orderBy(asc(processorTransactions.occurredAt))
    const notifications = await db
      .select()
      .from(processorNotifications)
      .where(inArray(processorNotifications.invoiceId, idsOf(db, accountId)))
      .orderBy(asc(processorNotifications.id))
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
        ({ unallocatedReason: _parked, resolvedAt: _resolved, appliedAt: _counted, invoiceId, ...move }) => ({
          ...move,
          paymentId: invoiceId,
        }),
      ),
      notifications: notifications.map(({ processor, receivedAt, invoiceId, body }) => ({
        ...{ processor, receivedAt, payment: invoiceId },
        body: body.length === 0 ? 'forgotten' : body.toString(),
      })),
    }
  },

  async lock(tx, accountId) {
    await idsOf(tx, accountId).orderBy(asc(invoices.number)).for('update')
  },

  async forget(tx, accountId, now) {
    await writeOffDebt(tx, accountId, now)
    await tx
      .update(processorNotifications)
      .set({ body: forgottenBody })
      .where(inArray(processorNotifications.invoiceId, idsOf(tx, accountId)))
    await tx.update(invoices).set({ order: null, digest: '' }).where(eq(invoices.accountId, accountId))
  },
}
