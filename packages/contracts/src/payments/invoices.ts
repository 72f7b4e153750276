import { z } from 'zod'
import { Money } from './balance.ts'

/** States of an invoice. `preparing`: the processor has not returned the payment page yet. */
export const invoiceStates = [
  'preparing',
  'waiting',
  'paid',
  'declined',
  'expired',
  'refunded',
  'refused',
] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** Why a payment was declined, as far as the customer can act on it. */
export const declineReasons = [
  'funds',
  'card_expired',
  'card_data',
  'authentication',
  'limit',
  'fraud',
  'bank',
  'country',
  'method',
  'canceled',
  'unknown',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** What an invoice pays for. `plan` and `extension` concern an existing server. */
export const invoicePurposes = ['top_up', 'server', 'plan', 'extension'] as const
export type OrderPurpose = Exclude<(typeof invoicePurposes)[number], 'top_up'>

/** State of the order that an invoice is for. `created`: it is done. */
export const orderStates = ['waiting', 'created', 'failed'] as const

/** An invoice for anyone with its URL: it does not reveal its owner. */
export const Invoice = z
  .object({
    id: z.uuid(),
    number: z.number().int(),
    purpose: z.enum(invoicePurposes),
    /** The amount credited to the balance. */
    sum: Money,
    fee: Money,
    total: Money,
    method: z.string(),
    state: z.enum(invoiceStates),
    /** For a declined payment, and for an invoice that waits for another attempt after one. */
    reason: z.enum(declineReasons).nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    /** Number of payments: a duplicate payment is credited as well. */
    timesPaid: z.number().int(),
    /**
     * A received amount that differs from `total`, and whether an operator has credited or returned
     * it by hand. Absent if none, or if the invoice is paid.
     */
    otherSum: z.object({ money: Money, isResolved: z.boolean() }).optional(),
    /** The refunded amount. */
    refunded: Money,
    /** The payment page while the invoice can be paid. */
    checkoutUrl: z.url().nullable(),
    order: z
      .object({
        state: z.enum(orderStates),
        plan: z.string(),
        /** Months of a server that it pays for; absent if no longer known. */
        months: z.number().int().optional(),
        /** Null until a new one is created. */
        server: z.uuid().nullable(),
        /** That server's current paid time; null if it has none. */
        paidUntil: z.iso.datetime().nullable(),
        /** The error code if it could not be done. */
        failure: z.string().nullable(),
      })
      .nullable(),
    /** A fake processor: no real money. */
    trial: z.boolean(),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>
