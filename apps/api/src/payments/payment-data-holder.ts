import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dataHolder, ofAccount, ownedTable, type RowsOfAccount } from '../accounts/data-holder.ts'
import { journalEntries } from '../balance/balance-schema.ts'
import { writeOffDebt } from '../balance/chargebacks.ts'
import type { Db } from '../database/open.ts'
import { lockedWithServer, ofAccountServers } from '../servers/rows-of-servers.ts'
import { servers } from '../servers/servers-schema.ts'
import { endedPeriods } from '../servers/terms/terms-schema.ts'
import { forgottenBody, invoices, processorNotifications, processorTransactions } from './payments-schema.ts'
import { saleReceipts } from './receipts/receipts-schema.ts'

const idsOf = (db: Db, accountId: string) =>
  db.select({ id: invoices.id }).from(invoices).where(eq(invoices.accountId, accountId))

/** Internal columns, which are not exported. */
const {
  digest: _digest,
  idempotencyKey: _key,
  checkoutId: _handle,
  accountId: _account,
  ...exportedColumns
} = getTableColumns(invoices)

const ofInvoices =
  (invoiceId: PgColumn): RowsOfAccount =>
  (db, accountId) =>
    inArray(invoiceId, db.select({ id: invoices.id }).from(invoices).where(eq(invoices.accountId, accountId)))
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
const lockedWithInvoice = 'invoices are locked, or their money'

/**
 * An account's payments. Payments and transactions outlive the account without personal data,
 * because accounting requires them. Orders, and notifications that name the payer, are deleted.
 */
export const paymentDataHolder = dataHolder({
  name: 'payments',
  tables: [
    ownedTable({
      table: processorNotifications,
      rows: ofInvoices(processorNotifications.invoiceId),
      lock: lockedWithInvoice,
      onDeletion: { update: { body: forgottenBody } },
    }),
    ownedTable({
      table: invoices,
      rows: ofAccount(invoices.accountId),
      lock: [invoices.number],
      onDeletion: { update: { order: null, digest: '' } },
    }),
    ownedTable({
      table: processorTransactions,
      rows: ofInvoices(processorTransactions.invoiceId),
      lock: lockedWithInvoice,
      onDeletion: { keep: 'accounting: amounts and times at the processor' },
    }),
    ownedTable({
      table: saleReceipts,
      rows: ofEntries(saleReceipts.entryId),
      lock: lockedWithInvoice,
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
    return {
      payments: paid,
      chargedBackTime: await chargedBackTimeOf(db, accountId),
      receipts: await receiptsOf(db, accountId),
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

  forget: (tx, accountId, now) => writeOffDebt(tx, accountId, now),
})

function receiptsOf(db: Db, accountId: string) {
  const { number, createdAt, amount, currency, paymentUid, state } = saleReceipts
  return db
    .select({ number, createdAt, amount, currency, paymentUid, state })
    .from(saleReceipts)
    .innerJoin(journalEntries, eq(journalEntries.id, saleReceipts.entryId))
    .where(eq(journalEntries.accountId, accountId))
    .orderBy(asc(number))
}

function chargedBackTimeOf(db: Db, accountId: string) {
  const { serverId, endedAt, restoreUntil, restoredAt } = endedPeriods
  return db
    .select({
      serverId,
      starts: endedPeriods.startsAt,
      ends: endedPeriods.endsAt,
      priceOwn: endedPeriods.unusedOwnAmount,
      priceGiven: endedPeriods.unusedPromoAmount,
      endedAt,
      restoreUntil,
      restoredAt,
    })
    .from(endedPeriods)
    .innerJoin(servers, eq(servers.id, serverId))
    .where(eq(servers.accountId, accountId))
    .orderBy(asc(endedPeriods.id))
}
