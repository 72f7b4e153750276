import { refundStates } from '@zubr/contracts/payments/refunds'
import { processorIds } from '@zubr/domain/payments/methods'
import { currencies } from '@zubr/domain/plans'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'

/**
 * Requests of customers to have money paid out. From the request on the money is in the ledger `refunds` until it has left us or is on the
 * balance again. Whose it is, and how much, never changes; triggers see to it.
 */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey(),
    /** As people read it, and as operators type it. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Of `accounts`, without a foreign key: what is owed outlives an account. */
    accountId: uuid().notNull(),
    idempotencyKey: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: refundStates }).notNull().default('requested'),
    createdAt: instant().notNull(),
    /** The day until whose end it was promised to be reviewed, in the service's time zone. */
    reviewBy: date().notNull(),
    decidedAt: instant(),
    paidAt: instant(),
    /** Why it was declined, as the customer reads it. */
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
 * How a part of an approved request stands. `asking`: the processor is asked, or was and nobody knows what came of it. `waiting`: the processor
 * has it under way. `unclear`: only an operator can find out what came of it. `by_bank`: an operator is to pay it by bank. The others are over;
 * another part has taken the place of one that is `replaced`, and a chargeback took the money of one that is `stopped`.
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

/** What of an approved request goes back by which payment, or by bank: stored before any processor is asked. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** Also what the processor knows it by. */
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => refundRequests.id),
    /** Counted from 1 within the request, as operators type it. */
    part: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The payment that it takes back; null where no payment covers it. */
    paymentId: uuid(),
    processor: text({ enum: processorIds }),
    processorMethod: text(),
    /** The processor's uid of what was paid. */
    parentUid: text(),
    state: text({ enum: refundPartStates }).notNull(),
    /** When the processor was asked first, and last; null while nothing can have reached it. */
    firstRequestedAt: instant(),
    requestedAt: instant(),
    /** The processor's. */
    uid: text(),
    /** When it is gone on with, if it is; how often it was. */
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
      sql`(${table.paymentId} is null) = (${table.parentUid} is null) and (${table.paymentId} is null) = (${table.processor} is null) and (${table.paymentId} is null) = (${table.processorMethod} is null)`,
    ),
  ],
)
