import type { Order } from '@zubr/contracts/payments/endpoints'
import { declineReasons, orderStates } from '@zubr/contracts/payments/invoices'
import { processorIds } from '@zubr/domain/payments/methods'
import { currencies } from '@zubr/domain/plans'
import { locales } from '@zubr/i18n/locales'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, instant } from '../database/columns.ts'

const minor = () => bigint({ mode: 'number' }).notNull()

/** Stored states of an invoice; `new` until the processor has returned a checkout. */
export const storedInvoiceStates = ['new', 'waiting', 'paid', 'declined', 'expired', 'refused'] as const

/**
 * Invoices of customers, each with the checkout on whose page it is paid. Triggers refuse changes
 * of the order, sum, currency, account and processor. Money that came is in
 * `processor_transactions`, and in the journal.
 */
export const invoices = pgTable(
  'invoices',
  {
    /** Also the invoice's address, which cannot be guessed. */
    id: uuid().primaryKey(),
    /** Shown to people; ERIP payers type it. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** An id of `accounts`, without a foreign key: the account may be deleted. */
    accountId: uuid().notNull(),
    idempotencyKey: text().notNull(),
    /** Of the request that was sent with the key. */
    digest: text().notNull(),
    processor: text({ enum: processorIds }).notNull(),
    method: text().notNull(),
    /** The processor's own name of the method. */
    processorMethod: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** `amount` is credited to the balance; `fee` is added for the payment system. */
    amount: minor(),
    fee: minor(),
    locale: text({ enum: locales }).notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    state: text({ enum: storedInvoiceStates }).notNull().default('new'),
    reason: text({ enum: declineReasons }),
    paidAt: instant(),
    timesPaid: integer().notNull().default(0),
    /** The processor's id of the checkout, and the address of its page. */
    checkoutId: text(),
    checkoutUrl: text(),
    /** The invoice has an advance receipt: spending it requires a second one (54-FZ). */
    needsReceipt: boolean().notNull().default(false),
    /** The next poll of the processor, if there is one, and the number of polls so far. */
    pollAt: instant(),
    pollCount: integer().notNull().default(0),
    /** The order; null once it is fulfilled or the account is deleted. */
    order: jsonb().$type<Order>(),
    /** Null for a new server, as in invoices of earlier versions. */
    orderKind: text({ enum: ['plan', 'extension'] }),
    orderPlan: text(),
    orderState: text({ enum: orderStates }),
    /** Why the order failed: an error code of the API. */
    orderFailure: text(),
    serverId: uuid(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    uniqueIndex('invoices_key').on(table.accountId, table.idempotencyKey),
    uniqueIndex('invoices_checkout').on(table.processor, table.checkoutId),
    index('invoices_account').on(table.accountId, table.number),
    index('invoices_poll').on(table.pollAt).where(sql`poll_at is not null`),
    check('invoices_amount', sql`${table.amount} > 0 and ${table.fee} >= 0`),
  ],
)

/** Why a transaction could not be allocated. */
export const unallocatedReasons = [
  'unknown_payment',
  'other_sum',
  'no_account',
  'unknown_refund',
  'test',
] as const

/** Every known transaction at a processor, once, whatever reported it. */
export const processorTransactions = pgTable(
  'processor_transactions',
  {
    processor: text({ enum: processorIds }).notNull(),
    /** The processor's id of the transaction. */
    uid: text().notNull(),
    type: text({ enum: ['payment', 'refund', 'chargeback', 'chargeback_reversal'] }).notNull(),
    invoiceId: uuid(),
    /**
     * The payment's uid, for a refund, a chargeback or its reversal. Operators enter reversals: no
     * processor reports them.
     */
    parentUid: text(),
    currency: text({ enum: currencies }).notNull(),
    amount: minor(),
    occurredAt: instant().notNull(),
    appliedAt: instant().notNull(),
    isTest: boolean().notNull(),
    /** Waits for an operator, and raises an alert; null if it is allocated. */
    unallocatedReason: text({ enum: unallocatedReasons }),
    resolvedAt: instant(),
  },
  (table) => [
    uniqueIndex('processor_transactions_uid').on(table.processor, table.uid),
    index('processor_transactions_invoice').on(table.invoiceId),
    index('processor_transactions_unallocated')
      .on(table.appliedAt)
      .where(sql`unallocated_reason is not null and resolved_at is null`),
    check('processor_transactions_amount', sql`${table.amount} > 0`),
  ],
)

/** Replaces the body of an old notification, which names the payer. */
export const forgottenBody = Buffer.alloc(0)

/**
 * Processors' notifications as received. Their content is trusted only after it was read back from
 * the processor.
 */
export const processorNotifications = pgTable(
  'processor_notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    processor: text({ enum: processorIds }).notNull(),
    receivedAt: instant().notNull(),
    /** Our invoice, if the notification names it. */
    invoiceId: uuid(),
    /** The bytes of the body and their digest, which identifies duplicates. */
    body: bytea().notNull(),
    digest: text().notNull(),
    receivedCount: integer().notNull().default(1),
    processedAt: instant(),
  },
  (table) => [
    uniqueIndex('processor_notifications_digest').on(table.processor, table.digest),
    index('processor_notifications_received').on(table.receivedAt),
    index('processor_notifications_invoice').on(table.invoiceId),
  ],
)
