import { decimalOf, minorUnits } from '@zubr/domain/money'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkout, Checkouts, Decline, Move } from './checkouts.ts'
import { keyOf, refuse } from './yookassa-errors.ts'
import { Amount, isWhole, Receipt, receiptRoutes, sumOf } from './yookassa-receipts.ts'

// YooKassa's interface, as far as apps/api/src/payments/processors/yookassa.ts asks for it. Source: yookassa.ru/developers.

const Asked = z.object({
  amount: Amount,
  capture: z.literal(true),
  payment_method_data: z.object({ type: z.string() }).optional(),
  confirmation: z.object({ type: z.literal('redirect'), return_url: z.url() }),
  description: z.string().max(128).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  receipt: Receipt.optional(),
})
const AskedRefund = z.object({
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
const statuses: Record<Move['state'], string> = {
  waiting: 'pending',
  done: 'succeeded',
  failed: 'canceled',
  expired: 'canceled',
}

const amountOf = (minor: number, currency: string) => ({ value: decimalOf(minor), currency })

/** How YooKassa shows a payment or a refund. */
export function yookassaObject(checkout: Checkout, move: Move, page?: string): object {
  const { uid, type, state, minor, parentUid, at, decline, reason } = move
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

/** A payment that nobody goes on with is called off after an hour. */
const waitsMs = 3_600_000

type Options = {
  checkouts: Checkouts
  clock: () => Date
  notifyAt: string | null
  pageOf(checkout: Checkout): string
}

export function yookassaRoutes(app: FastifyInstance, { checkouts, clock, notifyAt, pageOf }: Options): void {
  const shown = (checkout: Checkout, move: Move) => yookassaObject(checkout, move, pageOf(checkout))

  app.post('/yookassa/v3/payments', async (request, reply) => {
    const { data, error } = Asked.safeParse(request.body)
    if (!data) return refuse(reply, 400, error.issues[0]?.path.join('.') ?? '')
    const key = keyOf(request, reply)
    if (key === undefined) return reply
    const { amount, confirmation, description = '', metadata, payment_method_data: method, receipt } = data
    if (!isWhole(receipt, amount)) return refuse(reply, 400, 'receipt.items')
    const advance = receipt && sumOf(receipt.items.filter((item) => item.payment_mode === 'advance'))
    const back = confirmation.return_url
    const checkout =
      checkouts.all().find((each) => each.key === key) ??
      checkouts.make({
        wire: 'yookassa',
        trackingId: metadata?.payment_id ?? '',
        number: '',
        way: method?.type ?? 'bank_card',
        minor: minorUnits(amount.value) ?? 0,
        currency: amount.currency,
        description,
        notifyAt,
        returnTo: { paid: back, declined: back, left: back },
        expiresAt: new Date(+clock() + waitsMs).toISOString(),
        attemptsLeft: 1,
        ...{ key, advance: advance ?? null },
      })
    return find(checkout.handle, false)
  })

  const find = (uid: string, isRefund: boolean) => {
    const checkout = checkouts.withMove(uid)
    const move = checkout?.moves.find((each) => each.uid === uid)
    return checkout && move && (move.type === 'refund') === isRefund ? shown(checkout, move) : undefined
  }
  for (const [path, isRefund] of [
    ['payments', false],
    ['refunds', true],
  ] as const) {
    app.get<{ Params: { id: string } }>(`/yookassa/v3/${path}/:id`, async ({ params: { id } }, reply) => {
      return find(id, isRefund) ?? refuse(reply, 404, 'id')
    })
    app.get<{ Querystring: Record<string, string> }>(`/yookassa/v3/${path}`, async ({ query }) => {
      const [from = '', to = '\uffff'] = [query['created_at.gte'], query['created_at.lt']]
      const limit = Math.min(100, Number(query.limit ?? 10))
      const found = checkouts
        .all()
        .filter(({ wire }) => wire === 'yookassa')
        .flatMap((checkout) => checkout.moves.map((move) => ({ checkout, move })))
        .filter(({ move: { type } }) => type === (isRefund ? 'refund' : 'payment'))
        .map((each) => ({ ...each, made: isRefund ? each.move.at : each.checkout.createdAt }))
        .filter(({ made }) => made >= from && made < to)
        .sort((a, b) => b.made.localeCompare(a.made))
      const start = Number(query.cursor ?? 0)
      const next = start + limit
      return {
        type: 'list',
        items: found.slice(start, next).map(({ checkout, move }) => shown(checkout, move)),
        ...(next < found.length && { next_cursor: String(next) }),
      }
    })
  }

  app.post('/yookassa/v3/refunds', async (request, reply) => {
    const { data, error } = AskedRefund.safeParse(request.body)
    if (!data) return refuse(reply, 400, error.issues[0]?.path.join('.') ?? '')
    const key = keyOf(request, reply)
    if (key === undefined) return reply
    const checkout = checkouts.withMove(data.payment_id)
    const before = checkout?.moves.find((move) => move.key === key)
    if (checkout && before) return shown(checkout, before)
    const minor = minorUnits(data.amount.value) ?? 0
    if (!isWhole(data.receipt, data.amount)) return refuse(reply, 400, 'receipt.items')
    if (!checkout || checkouts.paid(checkout)?.uid !== data.payment_id)
      return refuse(reply, 404, 'payment_id')
    if (minor <= 0 || minor > checkouts.left(checkout)) return refuse(reply, 400, 'amount')
    return shown(checkout, checkouts.refund(checkout, { minor, reason: data.description ?? '', key }))
  })

  receiptRoutes(app, checkouts)
}
