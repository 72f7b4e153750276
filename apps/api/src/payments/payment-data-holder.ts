import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dataHolder, ofAccount, ownedTable, type RowsOfAccount } from '../accounts/data-holder.ts'
import { journalEntries } from '../balance/balance-schema.ts'
import { writeOffDebt } from '../balance/chargebacks.ts'
import type { Db } from '../database/open.ts'
import { lockedWithServer, ofAccountServers } from '../servers/rows-of-servers.ts'
import { servers } from '../servers/servers-schema.ts'
import { endedPeriods } from '../servers/terms/terms-schema.ts'
import { forgottenBody, paymentNotifications, payments, processorTransactions } from './payments-schema.ts'
import { saleReceipts } from './receipts/receipts-schema.ts'

const idsOf = (db: Db, accountId: string) =>
  db.select({ id: payments.id }).from(payments).where(eq(payments.accountId, accountId))

/** Internal columns, which are not exported. */
const {
  digest: _digest,
  idempotencyKey: _key,
  checkoutId: _handle,
  accountId: _account,
  ...exportedColumns
} = getTableColumns(payments)

const ofPayments =
  (paymentId: PgColumn): RowsOfAccount =>
  (db, accountId) =>
    inArray(paymentId, db.select({ id: payments.id }).from(payments).where(eq(payments.accountId, accountId)))
/** By the journal entries, which keep the account's id. */
const ofEntries =
  (entryId: PgColumn): RowsOfAccount =>
  (db, accountId) =>
    inArray(
      entryId,
      db
        .select({ id: journalEntries.id })
        .from(journalEntries)
        .where(eq(journalEntries.accountId, accountId)),
    )
const lockedWithPayment = 'payments are locked, or their money'

/**
 * An account's payments. Payments and transactions outlive the account without personal data,
 * because accounting requires them. Orders, and notifications that name the payer, are deleted.
 */
export const paymentDataHolder = dataHolder({
  name: 'payments',
  tables: [
    ownedTable({
      table: paymentNotifications,
      rows: ofPayments(paymentNotifications.paymentId),
      lock: lockedWithPayment,
      onDeletion: { update: { body: forgottenBody } },
    }),
    ownedTable({
      table: payments,
      rows: ofAccount(payments.accountId),
      lock: [payments.number],
      onDeletion: { update: { order: null, digest: '' } },
    }),
    ownedTable({
      table: processorTransactions,
      rows: ofPayments(processorTransactions.paymentId),
      lock: lockedWithPayment,
      onDeletion: { keep: 'accounting: amounts and times at the processor' },
    }),
    ownedTable({
      table: saleReceipts,
      rows: ofEntries(saleReceipts.entryId),
      lock: lockedWithPayment,
      onDeletion: { keep: 'accounting: receipts of sales' },
    }),
    ownedTable({
      table: endedPeriods,
      rows: ofAccountServers(endedPeriods.serverId),
      lock: lockedWithServer,
      onDeletion: { keep: 'accounting: what a chargeback took back' },
    }),
  ],

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

  forget: (tx, accountId, now) => writeOffDebt(tx, accountId, now),
})
