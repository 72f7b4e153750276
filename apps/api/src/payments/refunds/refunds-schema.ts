import { refundStates } from '@zubr/contracts/payments/refunds'
import { processorIds } from '@zubr/domain/payments/methods'
import { currencies } from '@zubr/domain/plans'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'

/**
 * Refund requests of customers. Their money is in the ledger `refunds` until it is paid out or
 * returns to the balance. Triggers refuse changes of the account and the sum.
 */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey(),
    /** Shown to people; operators type it. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** An id of `accounts`, without a foreign key: the debt outlives a deleted account. */
    accountId: uuid().notNull(),
    idempotencyKey: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: refundStates }).notNull().default('requested'),
    createdAt: instant().notNull(),
    /** The last day for the review that was promised, in the service's time zone. */
    reviewBy: date().notNull(),
    decidedAt: instant(),
    paidAt: instant(),
    /** Why it was declined, shown to the customer. */
    reason: text(),
    /** The chargeback that ended it: `<processor>:<uid>`. */
    chargebackKey: text(),
  },
  (table) => [
    uniqueIndex('refund_requests_number').on(table.number),
    uniqueIndex('refund_requests_key').on(table.accountId, table.idempotencyKey),
    uniqueIndex('refund_requests_open').on(table.accountId).where(sql`state = 'requested'`),
    check('refund_requests_amount', sql`${table.amount} > 0`),
  ],
)

/**
 * States of a part. `asking`: requested, or the outcome is unknown. `waiting`: under way at the
 * processor. `unclear`: an operator must find the outcome. `by_bank`: an operator must pay it.
 * `replaced`: another part took its place. `stopped`: a chargeback took its money.
 */
export const refundPartStates = [
  'asking',
  'waiting',
  'unclear',
  'by_bank',
  'refunded',
  'paid_by_bank',
  'replaced',
  'stopped',
] as const

/**
 * Parts of an approved request by payment, or by bank. They are stored before a processor is
 * called.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** Also identifies the refund at the processor. */
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => refundRequests.id),
    /** Counted from 1 within the request; operators type it. */
    part: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The payment that is refunded; null if no payment covers the part. */
    invoiceId: uuid(),
    processor: text({ enum: processorIds }),
    processorMethod: text(),
    /** The processor's uid of the payment. */
    parentUid: text(),
    state: text({ enum: refundPartStates }).notNull(),
    /** The first and last request to the processor; null while none can have reached it. */
    firstRequestedAt: instant(),
    requestedAt: instant(),
    /** The processor's id of the refund. */
    uid: text(),
    /** The next poll, if there is one, and the number of polls so far. */
    pollAt: instant(),
    pollCount: integer().notNull().default(0),
    endedAt: instant(),
    /** What went wrong, for operators. */
    failure: text(),
  },
  (table) => [
    uniqueIndex('payment_refunds_part').on(table.requestId, table.part),
    index('payment_refunds_parent').on(table.processor, table.parentUid),
    uniqueIndex('payment_refunds_uid').on(table.processor, table.uid),
    index('payment_refunds_poll').on(table.pollAt).where(sql`poll_at is not null`),
    check('payment_refunds_amount', sql`${table.amount} > 0`),
    check(
      'payment_refunds_payment',
      sql`(${table.invoiceId} is null) = (${table.parentUid} is null) and (${table.invoiceId} is null) = (${table.processor} is null) and (${table.invoiceId} is null) = (${table.processorMethod} is null)`,
    ),
  ],
)
