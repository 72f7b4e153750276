import type { DeclineReason } from '@zubr/contracts/payments/bills'
import { minorUnits } from '@zubr/domain/money'
import type { ReceiptRules } from '@zubr/domain/payments/methods'
import { currencies } from '@zubr/domain/plans'
import { lookUp } from '@zubr/domain/tables/look-up'
import { trustedBy } from '@zubr/http/trusted-proxies'
import { z } from 'zod'
import { openClient } from './client.ts'
import {
  type NewPayment,
  type Processor,
  ProcessorAway,
  ProcessorRefused,
  ProcessorsOwnId,
  pageOf,
  refundIdFromReason,
  refundReasonOf,
  type Transaction,
} from './processor.ts'
import { aboutOf } from './yookassa-notifications.ts'
import { advanceReceipt, receiptsOf, toAmount } from './yookassa-receipts.ts'

export const yookassaHost = 'https://api.yookassa.ru'

/**
 * The addresses that send YooKassa's notifications. Source:
 * yookassa.ru/developers/using-api/webhooks, read in November 2026.
 */
export const yookassaSenders = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11',
  '77.75.156.35',
  '2a02:5180::/32',
]

export type YookassaOptions = {
  shopId: string
  secretKey: string
  /** Null if none are due: the seller is self-employed or has its own cash register. */
  receipt: ReceiptRules | null
  /** Networks that may send notifications. */
  senders?: readonly string[]
  host?: string
  patienceMs?: number
}

const Amount = z.object({ value: z.string(), currency: z.enum(currencies) })
const Payment = z.object({
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
const Refund = z.object({
  id: ProcessorsOwnId,
  payment_id: ProcessorsOwnId,
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: Amount,
  created_at: z.iso.datetime(),
  metadata: z.record(z.string(), z.string()).optional(),
  description: z.string().optional(),
})
const listOf = <T extends z.ZodType>(item: T) =>
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
const expiries = ['expired_on_confirmation', 'expired_on_capture']

const states = {
  pending: 'waiting',
  waiting_for_capture: 'waiting',
  succeeded: 'done',
  canceled: 'failed',
} as const

/**
 * YooKassa of Russia: cards and SBP in RUB, on its page. Source: yookassa.ru/developers, read in
 * November 2026.
 */
export function yookassa(options: YookassaOptions): Processor {
  const { shopId, secretKey, receipt, senders = yookassaSenders, host = yookassaHost, patienceMs } = options
  const ask = openClient({
    processor: 'yookassa',
    credentials: { name: shopId, password: secretKey },
    ...(patienceMs !== undefined && { patienceMs }),
  })
  const isSender = trustedBy(senders)
  const at = (path: string) => `${host}/v3/${path}`

  async function post<T>(path: string, key: string, body: unknown, schema: z.ZodType<T>): Promise<T> {
    const question = { url: at(path), method: 'POST' as const, body, headers: { 'idempotence-key': key } }
    const answer = await ask(question, schema)
    if (answer === undefined) throw new ProcessorRefused('yookassa does not know what it was asked for')
    return answer
  }

  async function* each<T extends z.ZodType>(path: string, item: T, from: Date, to: Date) {
    let cursor: string | undefined
    do {
      const query = new URLSearchParams({
        'created_at.gte': from.toISOString(),
        'created_at.lt': to.toISOString(),
        limit: '100',
        ...(cursor !== undefined && { cursor }),
      })
      const page = await ask({ url: at(`${path}?${query}`) }, listOf(item))
      yield* page?.items ?? []
      // A page that links to itself would loop forever.
      cursor = page?.next_cursor === cursor ? undefined : page?.next_cursor
    } while (cursor !== undefined)
  }

  return {
    id: 'yookassa',
    receipts: receipt && receiptsOf({ receipt, at, ask, post }),
    // The prefix of the key marks a test shop.
    test: secretKey.startsWith('test_'),
    refundsOnce: true,

    async create(payment) {
      const answer = await post('payments', payment.id, paymentOf(payment, receipt), Payment)
      const { minor, currency } = moneyOf(answer.amount)
      if (minor !== payment.total.minor || currency !== payment.total.currency)
        throw new ProcessorRefused('yookassa answered with a payment of another sum')
      const { data: address } = pageOf(host).safeParse(answer.confirmation?.confirmation_url)
      if (address === undefined)
        throw new ProcessorRefused(`yookassa answered with a payment that is ${answer.status}`)
      return { handle: answer.id, address }
    },

    async read({ handle }) {
      const answer = await ask({ url: at(`payments/${encodeURIComponent(handle)}`) }, Payment)
      if (!answer) return { transactions: [], ended: null }
      const reason = answer.cancellation_details?.reason ?? ''
      const ended = answer.status !== 'canceled' ? null : expiries.includes(reason) ? 'expired' : 'declined'
      return { transactions: [ofPayment(answer)], ended }
    },

    async find(uid) {
      const path = encodeURIComponent(uid)
      const payment = await ask({ url: at(`payments/${path}`) }, Payment)
      if (payment) return ofPayment(payment)
      const refund = await ask({ url: at(`refunds/${path}`) }, Refund)
      return refund ? ofRefund(refund) : null
    },

    async refund({ id, parentUid, amount, email }) {
      const body = {
        payment_id: parentUid,
        amount: toAmount(amount),
        description: refundReasonOf(id),
        ...advanceReceipt(receipt, { amount, email, description: 'Возврат аванса' }),
      }
      return { ...ofRefund(await post('refunds', id, body, Refund)), refundId: id }
    },

    findsRefunds: () => true,

    async findRefund({ id, parentUid }, { since, until }) {
      for await (const refund of each('refunds', Refund, since, until))
        if (refund.payment_id === parentUid && ofRefund(refund).refundId === id) return ofRefund(refund)
      return null
    },

    async *list(from, to) {
      for await (const payment of each('payments', Payment, from, to)) yield ofPayment(payment)
      for await (const refund of each('refunds', Refund, from, to)) yield ofRefund(refund)
    },

    // YooKassa signs nothing: only the sender's address authenticates it, and the payment is read
    // back.
    parseNotification: (notification) => (isSender(notification.address) ? aboutOf(notification) : null),
  }
}

function paymentOf(
  { id, total, fee, way, description, email, returnTo }: NewPayment,
  receipt: ReceiptRules | null,
) {
  return {
    amount: toAmount(total),
    capture: true,
    payment_method_data: { type: way },
    // One return address for every outcome: the bill shows its own state.
    confirmation: { type: 'redirect', return_url: returnTo.left },
    description: description.slice(0, 128),
    metadata: { payment_id: id },
    ...advanceReceipt(receipt, {
      amount: { ...total, minor: total.minor - fee },
      ...{ fee, email, description },
    }),
  }
}

function moneyOf({ value, currency }: z.infer<typeof Amount>) {
  const minor = minorUnits(value)
  if (minor === undefined) throw new ProcessorAway('yookassa reports an invalid amount')
  return { currency, minor }
}

function ofPayment(payment: z.infer<typeof Payment>): Transaction {
  const { id, status, amount, captured_at, created_at, metadata, test, cancellation_details } = payment
  const reason = cancellation_details?.reason
  return {
    uid: id,
    type: 'payment',
    state: states[status],
    money: moneyOf(amount),
    paymentId: metadata?.payment_id ?? null,
    parentUid: null,
    refundId: null,
    at: new Date(captured_at ?? created_at),
    test,
    reason: status === 'canceled' ? (lookUp(declines, reason ?? '') ?? 'unknown') : null,
  }
}

function ofRefund({
  id,
  payment_id,
  status,
  amount,
  created_at,
  description,
}: z.infer<typeof Refund>): Transaction {
  return {
    uid: id,
    type: 'refund',
    state: states[status],
    money: moneyOf(amount),
    paymentId: null,
    parentUid: payment_id,
    refundId: refundIdFromReason(description),
    at: new Date(created_at),
    // YooKassa sets these for payments only.
    test: false,
    reason: null,
  }
}
