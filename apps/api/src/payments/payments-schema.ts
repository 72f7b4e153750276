import { declineReasons, orderStates } from '@zubr/contracts/payments/bills'
import type { PaymentOrder } from '@zubr/contracts/payments/endpoints'
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

/** What becomes of a payment: `new` until its processor has said where it is paid. */
export const paymentStates = ['new', 'waiting', 'paid', 'declined', 'expired', 'refused'] as const

/**
 * What customers were asked to pay. What, how much, in which currency, by whom and where never changes; triggers see to it. Money that came is
 * in `processor_transactions`, and in the journal.
 */
export const payments = pgTable(
  'payments',
  {
    /** Also the bill's address, which nobody guesses. */
    id: uuid().primaryKey(),
    /** As people read it, and as ERIP's payers type it. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Of `accounts`, without a foreign key: bookkeeping outlives an account. */
    accountId: uuid().notNull(),
    idempotencyKey: text().notNull(),
    /** Of what was asked for under the key. */
    digest: text().notNull(),
    processor: text({ enum: processorIds }).notNull(),
    method: text().notNull(),
    /** The processor's own name of the method. */
    processorMethod: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** What comes onto the balance, and what is added for the payment system. */
    amount: minor(),
    fee: minor(),
    locale: text({ enum: locales }).notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    state: text({ enum: paymentStates }).notNull().default('new'),
    reason: text({ enum: declineReasons }),
    paidAt: instant(),
    timesPaid: integer().notNull().default(0),
    /** What the processor knows it by, and where it is paid. */
    checkoutId: text(),
    checkoutUrl: text(),
    /** It was asked for with a receipt, as an advance: what it is spent on needs another (54-FZ). */
    needsReceipt: boolean().notNull().default(false),
    /** When the processor is asked next, if it is; how often it was. */
    pollAt: instant(),
    pollCount: integer().notNull().default(0),
    /** What is bought with it, until that is done or the account is gone. */
    order: jsonb().$type<PaymentOrder>(),
    /** Null for a new server, as in payments of earlier versions. */
    orderKind: text({ enum: ['plan', 'extension'] }),
    orderPlan: text(),
    orderState: text({ enum: orderStates }),
    /** Why it could not be done: a code of the API's. */
    orderFailure: text(),
    serverId: uuid(),
  },
  (table) => [
    uniqueIndex('payments_number').on(table.number),
    uniqueIndex('payments_key').on(table.accountId, table.idempotencyKey),
    uniqueIndex('payments_checkout').on(table.processor, table.checkoutId),
    index('payments_account').on(table.accountId, table.number),
    index('payments_poll').on(table.pollAt).where(sql`poll_at is not null`),
    check('payments_amount', sql`${table.amount} > 0 and ${table.fee} >= 0`),
  ],
)

/** Why money that moved at a processor is not where it belongs. */
export const parkedReasons = ['unknown_payment', 'other_sum', 'no_account', 'unknown_refund', 'test'] as const

/** Every movement of money at a processor that we know of, once, whoever told of it and however often. */
export const processorTransactions = pgTable(
  'processor_transactions',
  {
    processor: text({ enum: processorIds }).notNull(),
    /** The processor's. */
    uid: text().notNull(),
    type: text({ enum: ['payment', 'refund', 'chargeback', 'chargeback_reversal'] }).notNull(),
    paymentId: uuid(),
    /** Of a refund, a chargeback or its reversal: the payment's uid. No processor tells of a reversal: an operator does. */
    parentUid: text(),
    currency: text({ enum: currencies }).notNull(),
    amount: minor(),
    occurredAt: instant().notNull(),
    appliedAt: instant().notNull(),
    isTest: boolean().notNull(),
    /** It waits for an operator, and an alert says so; null if it is where it belongs. */
    unallocatedReason: text({ enum: parkedReasons }),
    resolvedAt: instant(),
  },
  (table) => [
    uniqueIndex('processor_transactions_uid').on(table.processor, table.uid),
    index('processor_transactions_payment').on(table.paymentId),
    index('processor_transactions_unallocated')
      .on(table.appliedAt)
      .where(sql`unallocated_reason is not null and resolved_at is null`),
    check('processor_transactions_amount', sql`${table.amount} > 0`),
  ],
)

/** Instead of a notification's bytes: they name whoever paid, and are forgotten once they are of no more use. */
export const forgottenBody = Buffer.alloc(0)

/** What processors told us, as it came. What it says is believed only once it was read back from the processor. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    processor: text({ enum: processorIds }).notNull(),
    receivedAt: instant().notNull(),
    /** Ours, that it speaks of, if it says so itself. */
    paymentId: uuid(),
    /** Its bytes, and a digest of them: the same again is the same. */
    body: bytea().notNull(),
    digest: text().notNull(),
    receivedCount: integer().notNull().default(1),
    processedAt: instant(),
  },
  (table) => [
    uniqueIndex('payment_notifications_digest').on(table.processor, table.digest),
    index('payment_notifications_received').on(table.receivedAt),
    index('payment_notifications_payment').on(table.paymentId),
  ],
)
