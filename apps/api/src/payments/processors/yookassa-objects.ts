import type { DeclineReason } from '@zubr/contracts/payments/invoices'
import { minorUnits } from '@zubr/domain/money'
import type { ReceiptRules } from '@zubr/domain/payments/methods'
import { currencies } from '@zubr/domain/plans'
import { lookUp } from '@zubr/domain/tables/look-up'
import { z } from 'zod'
import {
  type CheckoutStatus,
  type NewCheckout,
  ProcessorAway,
  ProcessorsOwnId,
  type ProcessorTransaction,
  refundIdFromReason,
} from './processor.ts'
import { advanceReceipt, toAmount } from './yookassa-receipts.ts'

const Amount = z.object({ value: z.string(), currency: z.enum(currencies) })
/** A payment at YooKassa: a checkout and its only attempt. */
export const YookassaPayment = z.object({
  id: ProcessorsOwnId,
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Amount,
  confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
  created_at: z.iso.datetime(),
  captured_at: z.iso.datetime().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  test: z.boolean(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
})
export const YookassaRefund = z.object({
  id: ProcessorsOwnId,
  payment_id: ProcessorsOwnId,
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: Amount,
  created_at: z.iso.datetime(),
  metadata: z.record(z.string(), z.string()).optional(),
  description: z.string().optional(),
})
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.string().optional() })

/** Source: yookassa.ru/developers/payment-acceptance/after-the-payment/declined-payments. */
const declines: Record<string, DeclineReason> = {
  '3d_secure_failed': 'authentication',
  call_issuer: 'bank',
  canceled_by_merchant: 'canceled',
  card_expired: 'card_expired',
  country_forbidden: 'country',
  fraud_suspected: 'fraud',
  general_decline: 'bank',
  identification_required: 'authentication',
  insufficient_funds: 'funds',
  invalid_card_number: 'card_data',
  invalid_csc: 'card_data',
  issuer_unavailable: 'bank',
  payment_method_limit_exceeded: 'limit',
  payment_method_restricted: 'method',
  unsupported_mobile_operator: 'method',
}
/** Reasons of payments that nobody paid in time. */
const expiries = ['expired_on_confirmation', 'expired_on_capture']

const states = {
  pending: 'waiting',
  waiting_for_capture: 'waiting',
  succeeded: 'done',
  canceled: 'failed',
} as const

/** The body of a request for a new payment. */
export function toYookassaPayment(
  { invoiceId, total, fee, processorMethod, description, email, returnTo }: NewCheckout,
  receipt: ReceiptRules | null,
) {
  return {
    amount: toAmount(total),
    capture: true,
    payment_method_data: { type: processorMethod },
    // One return address for every outcome: the invoice shows its own state.
    confirmation: { type: 'redirect', return_url: returnTo.left },
    description: description.slice(0, 128),
    metadata: { payment_id: invoiceId },
    ...advanceReceipt(receipt, {
      amount: { ...total, minor: total.minor - fee },
      ...{ fee, email, description },
    }),
  }
}

/** How a payment ended; null while it can be paid, or once it is. */
export function endOf({
  status,
  cancellation_details,
}: z.infer<typeof YookassaPayment>): CheckoutStatus['ended'] {
  if (status !== 'canceled') return null
  return expiries.includes(cancellation_details?.reason ?? '') ? 'expired' : 'declined'
}

export function moneyOf({ value, currency }: z.infer<typeof Amount>) {
  const minor = minorUnits(value)
  if (minor === undefined) throw new ProcessorAway('yookassa tells of an amount that is none')
  return { currency, minor }
}

/** Throws ProcessorAway if the amount is invalid. */
export function transactionFromPayment(payment: z.infer<typeof YookassaPayment>): ProcessorTransaction {
  const { id, status, amount, captured_at, created_at, metadata, test, cancellation_details } = payment
  const reason = cancellation_details?.reason
  return {
    uid: id,
    type: 'payment',
    state: states[status],
    money: moneyOf(amount),
    invoiceId: metadata?.payment_id ?? null,
    parentUid: null,
    refundId: null,
    occurredAt: new Date(captured_at ?? created_at),
    isTest: test,
    reason: status === 'canceled' ? (lookUp(declines, reason ?? '') ?? 'unknown') : null,
  }
}

/** Throws ProcessorAway if the amount is invalid. */
export function transactionFromRefund({
  id,
  payment_id,
  status,
  amount,
  created_at,
  description,
}: z.infer<typeof YookassaRefund>): ProcessorTransaction {
  return {
    uid: id,
    type: 'refund',
    state: states[status],
    money: moneyOf(amount),
    invoiceId: null,
    parentUid: payment_id,
    refundId: refundIdFromReason(description),
    occurredAt: new Date(created_at),
    // YooKassa sets these for payments only.
    isTest: false,
    reason: null,
  }
}
