import { paymentWays } from '@zubr/domain/payments/methods'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { NewServer, Once } from '../servers/server.ts'
import { Money, Months } from './balance.ts'
import { Invoice } from './invoices.ts'

/**
 * Notifications are stored before the answer: 200 means that they need not be sent again, whatever
 * they contain.
 */
export const notificationPaths = {
  bepaid: '/api/payments/bepaid/notifications',
  yookassa: '/api/payments/yookassa/notifications',
} as const

const PaymentMethod = z
  .object({
    id: z.string(),
    way: z.enum(paymentWays),
    currency: Money.shape.currency,
    least: z.number().int(),
    greatest: z.number().int(),
    feePercent: z.number(),
  })
  .meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.infer<typeof PaymentMethod>

/**
 * The purchase that follows a paid invoice. `minor` is the displayed price in kopecks: nothing is
 * bought for more. Without `kind`, as older panels send and older invoices store, it is a new
 * server.
 */
export const Order = z
  .discriminatedUnion('kind', [
    NewServer.extend({ kind: z.literal('server').optional() }).meta({ id: 'ServerOrder' }),
    z
      .object({
        kind: z.literal('plan'),
        server: z.uuid(),
        plan: z.string().max(40),
        minor: z.number().int().positive(),
      })
      .strict()
      .meta({ id: 'PlanOrder' }),
    z
      .object({
        kind: z.literal('extension'),
        server: z.uuid(),
        months: Months,
        minor: z.number().int().positive(),
      })
      .strict()
      .meta({ id: 'ExtensionOrder' }),
  ])
  .meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

const NewInvoice = z
  .object({
    method: z.string().max(40),
    /** The amount for the balance, in kopecks of the method's currency; the fee is added. */
    sum: z.number().int().positive().max(1_000_000_000),
    /** The displayed fee: if it has changed, no invoice is created. */
    fee: z.number().int().nonnegative(),
    /** The purchase that follows once the invoice is paid. */
    order: Order.optional(),
  })
  .strict()
  .meta({ id: 'NewInvoice' })
export type NewInvoice = z.infer<typeof NewInvoice>

export const paymentsEndpoints = {
  'GET /api/payments/methods': {
    summary: 'By which ways money can be paid in here',
    answers: { 200: z.object({ methods: z.array(PaymentMethod), trial: z.boolean() }) },
  },
  'GET /api/invoices': {
    summary: "The account's invoices, the newest first",
    session: true,
    answers: { 200: z.object({ invoices: z.array(Invoice) }) },
  },
  'POST /api/invoices': {
    summary: 'Creates an invoice and its payment page. A repeated idempotency key returns the same invoice',
    limits: ['pay'],
    session: true,
    headers: Once,
    body: NewInvoice,
    answers: { 201: Invoice },
    errors: ['conflict', 'payment_refused', 'currency_fixed', 'not_found'],
  },
  'GET /api/invoices/:id': {
    summary: 'The state of an invoice, for anyone who has its address',
    limits: ['invoice'],
    params: z.object({ id: z.uuid() }),
    answers: { 200: Invoice },
    errors: ['not_found'],
  },
} as const satisfies Endpoints
