import { decimalOf, minorUnits } from '@zubr/domain/money'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkout, Decline, TrialTransaction } from './checkout.ts'
import type { Checkouts } from './checkouts.ts'
import { refuse, requireKey } from './yookassa-errors.ts'
import { Amount, matchesAmount, Receipt, receiptRoutes, sumOfItems } from './yookassa-receipts.ts'

// The part of YooKassa's API that apps/api/src/payments/processors/yookassa.ts uses.
// Source: yookassa.ru/developers.

const PaymentInput = z.object({
  amount: Amount,
  capture: z.literal(true),
  payment_method_data: z.object({ type: z.string() }).optional(),
  confirmation: z.object({ type: z.literal('redirect'), return_url: z.url() }),
  description: z.string().max(128).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  receipt: Receipt.optional(),
})
const RefundInput = z.object({
  payment_id: z.string(),
  amount: Amount,
  description: z.string().max(250).optional(),
  receipt: Receipt.optional(),
})

const reasons: Record<Decline, string> = {
  funds: 'insufficient_funds',
  card_expired: 'card_expired',
  authentication: '3d_secure_failed',
  limit: 'payment_method_limit_exceeded',
  bank: 'general_decline',
}
const statuses: Record<TrialTransaction['state'], string> = {
  waiting: 'pending',
  done: 'succeeded',
  failed: 'canceled',
  expired: 'canceled',
}

const amountOf = (minor: number, currency: string) => ({ value: decimalOf(minor), currency })

/** A payment or a refund in the form of YooKassa's API. */
export function yookassaObject(checkout: Checkout, transaction: TrialTransaction, page?: string): object {
  const { uid, type, state, minor, parentUid, at, decline, reason } = transaction
  const status = statuses[state]
  const amount = amountOf(minor, checkout.currency)
  if (type === 'refund')
    return {
      ...{ id: uid, payment_id: parentUid, status, amount, created_at: at },
      ...(reason !== null && { description: reason }),
    }
  return {
    id: uid,
    status,
    paid: state === 'done',
    amount,
    test: true,
    refundable: state === 'done',
    created_at: checkout.createdAt,
    ...(state === 'done' && { captured_at: at }),
    description: checkout.description,
    metadata: { payment_id: checkout.trackingId },
    recipient: { account_id: '1', gateway_id: '1' },
    ...(page !== undefined &&
      state === 'waiting' && { confirmation: { type: 'redirect', confirmation_url: page } }),
    ...(status === 'canceled' && {
      cancellation_details: {
        party: 'payment_network',
        reason: state === 'expired' ? 'expired_on_confirmation' : reasons[decline ?? 'bank'],
      },
    }),
  }
}

/** An unpaid payment is cancelled after an hour. */
const expiryMs = 3_600_000

type Options = {
  checkouts: Checkouts
  clock: () => Date
  /** The URL for notifications. */
  notifyAt: string | null
  /** The URL of the payer's page. */
  pageOf(checkout: Checkout): string
}

export function yookassaRoutes(app: FastifyInstance, options: Options): void {
  paymentRoute(app, options)
  objectRoutes(app, options)
  refundRoute(app, options)
  receiptRoutes(app, options.checkouts)
}

const objectOf = ({ pageOf }: Options, checkout: Checkout, transaction: TrialTransaction) =>
  yookassaObject(checkout, transaction, pageOf(checkout))

function findObject(options: Options, uid: string, isRefund: boolean): object | undefined {
  const checkout = options.checkouts.findByTransaction(uid)
  const transaction = checkout?.transactions.find((each) => each.uid === uid)
  const isFound = checkout && transaction && (transaction.type === 'refund') === isRefund
  return isFound ? objectOf(options, checkout, transaction) : undefined
}

function paymentRoute(app: FastifyInstance, options: Options): void {
  const { checkouts, clock, notifyAt } = options
  app.post('/yookassa/v3/payments', async (request, reply) => {
    const { data, error } = PaymentInput.safeParse(request.body)
    if (!data) return refuse(reply, 400, error.issues[0]?.path.join('.') ?? '')
    const key = requireKey(request, reply)
    if (key === undefined) return reply
    const { amount, confirmation, description = '', metadata, payment_method_data: method, receipt } = data
    if (!matchesAmount(receipt, amount)) return refuse(reply, 400, 'receipt.items')
    const advance = receipt && sumOfItems(receipt.items.filter((item) => item.payment_mode === 'advance'))
    const returnUrl = confirmation.return_url
    const checkout =
      checkouts.all().find((each) => each.key === key) ??
      checkouts.create({
        wire: 'yookassa',
        trackingId: metadata?.payment_id ?? '',
        number: '',
        way: method?.type ?? 'bank_card',
        minor: minorUnits(amount.value) ?? 0,
        currency: amount.currency,
        description,
        notifyAt,
        returnTo: { paid: returnUrl, declined: returnUrl, left: returnUrl },
        expiresAt: new Date(+clock() + expiryMs).toISOString(),
        attemptsLeft: 1,
        key,
        advance: advance ?? null,
      })
    return findObject(options, checkout.handle, false)
  })
}

/** One payment or refund, and lists of them. */
function objectRoutes(app: FastifyInstance, options: Options): void {
  for (const [path, isRefund] of [
    ['payments', false],
    ['refunds', true],
  ] as const) {
    app.get<{ Params: { id: string } }>(`/yookassa/v3/${path}/:id`, async ({ params: { id } }, reply) => {
      return findObject(options, id, isRefund) ?? refuse(reply, 404, 'id')
    })
    app.get<{ Querystring: Record<string, string> }>(`/yookassa/v3/${path}`, async ({ query }) => {
      const [from = '', to = '\uffff'] = [query['created_at.gte'], query['created_at.lt']]
      const limit = Math.min(100, Number(query.limit ?? 10))
      const found = options.checkouts
        .all()
        .filter(({ wire }) => wire === 'yookassa')
        .flatMap((checkout) => checkout.transactions.map((transaction) => ({ checkout, transaction })))
        .filter(({ transaction: { type } }) => type === (isRefund ? 'refund' : 'payment'))
        .map((each) => ({ ...each, createdAt: isRefund ? each.transaction.at : each.checkout.createdAt }))
        .filter(({ createdAt }) => createdAt >= from && createdAt < to)
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      const start = Number(query.cursor ?? 0)
      const next = start + limit
      return {
        type: 'list',
        items: found
          .slice(start, next)
          .map(({ checkout, transaction }) => objectOf(options, checkout, transaction)),
        ...(next < found.length && { next_cursor: String(next) }),
      }
    })
  }
}

function refundRoute(app: FastifyInstance, options: Options): void {
  const { checkouts } = options
  app.post('/yookassa/v3/refunds', async (request, reply) => {
    const { data, error } = RefundInput.safeParse(request.body)
    if (!data) return refuse(reply, 400, error.issues[0]?.path.join('.') ?? '')
    const key = requireKey(request, reply)
    if (key === undefined) return reply
    const checkout = checkouts.findByTransaction(data.payment_id)
    const before = checkout?.transactions.find((transaction) => transaction.key === key)
    if (checkout && before) return objectOf(options, checkout, before)
    const minor = minorUnits(data.amount.value) ?? 0
    if (!matchesAmount(data.receipt, data.amount)) return refuse(reply, 400, 'receipt.items')
    if (!checkout || checkouts.paid(checkout)?.uid !== data.payment_id)
      return refuse(reply, 404, 'payment_id')
    if (minor <= 0 || minor > checkouts.refundableMinor(checkout)) return refuse(reply, 400, 'amount')
    const reason = data.description ?? ''
    return objectOf(options, checkout, checkouts.refund(checkout, { minor, reason, key }))
  })
}
