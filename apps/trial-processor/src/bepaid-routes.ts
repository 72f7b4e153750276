import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Checkout, Decline, TrialTransaction } from './checkout.ts'
import type { Checkouts } from './checkouts.ts'

// The part of bePaid's API that apps/api/src/payments/processors/bepaid.ts uses.
// Source: docs.bepaid.by.

const duplicateWithinMs = 30_000

const CheckoutInput = z.object({
  checkout: z.object({
    transaction_type: z.literal('payment'),
    test: z.literal(true, 'this processor takes nothing but test payments'),
    attempts: z.number().int().min(1).default(1),
    order: z.object({
      amount: z.number().int().positive(),
      currency: z.string().length(3),
      description: z.string().min(1).max(255),
      tracking_id: z.string().max(255).default(''),
      expired_at: z.iso.datetime({ offset: true }).optional(),
    }),
    settings: z.object({
      notification_url: z.url().optional(),
      success_url: z.url(),
      decline_url: z.url(),
      fail_url: z.url(),
      cancel_url: z.url().optional(),
    }),
    payment_method: z
      .object({
        types: z.array(z.string()).min(1),
        erip: z.object({ account_number: z.string() }).optional(),
      })
      .optional(),
  }),
})
const RefundInput = z.object({
  request: z.object({
    parent_uid: z.string(),
    amount: z.number().int().positive().optional(),
    reason: z.string().min(1).max(255),
    duplicate_check: z.boolean().default(true),
  }),
})
const ReportInput = z.object({
  report_params: z.object({
    from: z.string(),
    to: z.string(),
    status: z.string(),
    payment_method_type: z.string(),
    starting_after: z.union([z.string(), z.number()]).optional(),
  }),
})

const declineCodes: Record<Decline, [code: string, message: string]> = {
  funds: ['F.0100', 'Decline, not sufficient funds'],
  card_expired: ['F.0003', 'Card expired'],
  authentication: ['F.0101', '3-D Secure authentication failed'],
  limit: ['F.0102', 'Decline, exceeds withdrawal amount limit'],
  bank: ['F.0002', 'Do not honor'],
}

const statuses: Record<TrialTransaction['state'], string> = {
  waiting: 'pending',
  done: 'successful',
  failed: 'failed',
  expired: 'expired',
}

/** A transaction in the form of bePaid's API. */
export function bepaidTransaction(
  checkout: Checkout,
  transaction: TrialTransaction,
  version: '2' | '3' = '2',
): object {
  const { uid, type, state, minor, parentUid, at, decline, reason } = transaction
  const [code, message] = decline
    ? declineCodes[decline]
    : state === 'failed'
      ? ['F.0103', 'The card takes no refund']
      : ['S.0000', 'Successfully processed']
  const isErip = checkout.way === 'erip'
  return {
    uid,
    type,
    status: statuses[state],
    // Only in version 3. Source: docs.bepaid.by/en/using_api/api_v3
    ...(version === '3' && { code }),
    message,
    amount: minor,
    currency: checkout.currency,
    description: checkout.description,
    // Refunds have none.
    ...(type === 'payment' && { tracking_id: checkout.trackingId }),
    ...(parentUid !== null && { parent_uid: parentUid }),
    ...(reason !== null && { reason }),
    ...(isErip ? { method_type: 'erip' } : { payment_method_type: 'credit_card' }),
    ...(isErip && { order_id: checkout.number, erip: { account_number: checkout.number } }),
    test: true,
    created_at: at,
    ...(state === 'done' && { paid_at: at }),
  }
}

const versionOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['x-api-version'] === '3' ? '3' : '2'

type Options = {
  checkouts: Checkouts
  clock: () => Date
  /** The URL of the payer's page. */
  pageOf(checkout: Checkout): string
}

/** Handlers for two paths have no typed parameters. */
type UntypedRequest = Pick<FastifyRequest, 'params' | 'body' | 'headers'>

export function bepaidRoutes(app: FastifyInstance, options: Options): void {
  checkoutRoutes(app, options)
  transactionRoutes(app, options)
  refundRoutes(app, options)
  reportRoute(app, options)
}

function checkoutRoutes(app: FastifyInstance, { checkouts, pageOf }: Options): void {
  app.post('/bepaid/checkout/ctp/api/checkouts', async (request, reply) => {
    const { data, error } = CheckoutInput.safeParse(request.body)
    if (!data) return refuse(reply, error)
    const { order, settings, payment_method: method, attempts } = data.checkout
    const checkout = checkouts.create({
      wire: 'bepaid',
      trackingId: order.tracking_id,
      number: method?.erip?.account_number ?? '',
      way: method?.types[0] ?? 'credit_card',
      minor: order.amount,
      currency: order.currency,
      description: order.description,
      notifyAt: settings.notification_url ?? null,
      returnTo: {
        paid: settings.success_url,
        declined: settings.decline_url,
        left: settings.cancel_url ?? settings.fail_url,
      },
      expiresAt: order.expired_at ? new Date(order.expired_at).toISOString() : null,
      attemptsLeft: attempts,
      key: null,
    })
    return { checkout: { token: checkout.handle, redirect_url: pageOf(checkout) } }
  })

  app.get<{ Params: { token: string } }>(
    '/bepaid/checkout/ctp/api/checkouts/:token',
    async (request, reply) => {
      const checkout = checkouts.find(request.params.token)
      if (!checkout) return reply.code(404).send({ message: 'Token not found' })
      const last = checkout.transactions.findLast(({ type }) => type === 'payment')
      return {
        checkout: {
          token: checkout.handle,
          shop_id: 1,
          transaction_type: 'payment',
          finished: checkout.ended === 'paid' || checkout.ended === 'declined',
          expired: checkout.ended === 'expired',
          test: true,
          status: last ? statuses[last.state] : 'pending',
          gateway_response: last ? { payment: { uid: last.uid, status: statuses[last.state] } } : {},
          order: { amount: checkout.minor, currency: checkout.currency, tracking_id: checkout.trackingId },
        },
      }
    },
  )
}

function transactionRoutes(app: FastifyInstance, { checkouts }: Options): void {
  const byTracking = (isErip: boolean) => async (request: UntypedRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string }
    const transactions = checkouts
      .findByTracking(id)
      .filter(({ way }) => (way === 'erip') === isErip)
      .flatMap((checkout) =>
        checkout.transactions
          .filter(({ type }) => type === 'payment')
          .map((transaction) => bepaidTransaction(checkout, transaction, versionOf(request))),
      )
      .slice(-10)
    if (transactions.length === 0) return reply.code(404).send({ message: 'Record not found' })
    return transactions.length === 1 && !isErip ? { transaction: transactions[0] } : { transactions }
  }
  app.get('/bepaid/gateway/v2/transactions/tracking_id/:id', byTracking(false))
  app.get('/bepaid/api/beyag/transactions/tracking_id/:id', byTracking(true))

  const byUid = async (request: UntypedRequest, reply: FastifyReply) => {
    const { uid } = request.params as { uid: string }
    const checkout = checkouts.findByTransaction(uid)
    const transaction = checkout?.transactions.find((each) => each.uid === uid)
    if (!checkout || !transaction) return reply.code(404).send({ message: 'Record not found' })
    return { transaction: bepaidTransaction(checkout, transaction, versionOf(request)) }
  }
  app.get('/bepaid/gateway/transactions/:uid', byUid)
  app.get('/bepaid/api/beyag/transactions/:uid', byUid)
}

function refundRoutes(app: FastifyInstance, { checkouts, clock }: Options): void {
  const refund = async (request: UntypedRequest, reply: FastifyReply) => {
    const { data, error } = RefundInput.safeParse(request.body)
    if (!data) return refuse(reply, error)
    const { parent_uid, reason, duplicate_check } = data.request
    const checkout = checkouts.findByTransaction(parent_uid)
    if (!checkout || checkouts.paid(checkout)?.uid !== parent_uid)
      return reply.code(404).send({ message: 'Record not found' })
    const minor = data.request.amount ?? checkouts.refundableMinor(checkout)
    const isSame = ({ type, minor: other, at }: TrialTransaction) =>
      type === 'refund' && other === minor && +clock() - +new Date(at) < duplicateWithinMs
    if (duplicate_check && checkout.way !== 'erip' && checkout.transactions.some(isSame))
      return reply.code(422).send({ message: 'Duplicate refund', errors: { amount: ['is a duplicate'] } })
    if (minor > checkouts.refundableMinor(checkout))
      return reply.code(422).send({ message: 'Amount exceeds', errors: { amount: ['is more than is left'] } })
    const transaction = checkouts.refund(checkout, { minor, reason, key: null })
    return { transaction: bepaidTransaction(checkout, transaction, versionOf(request)) }
  }
  app.post('/bepaid/gateway/transactions/refunds', refund)
  app.post('/bepaid/api/beyag/refunds', refund)
}

function reportRoute(app: FastifyInstance, { checkouts }: Options): void {
  app.post('/bepaid/merchant/api/reports', async (request, reply) => {
    const { data, error } = ReportInput.safeParse(request.body)
    if (!data) return refuse(reply, error)
    const { from, to, payment_method_type, starting_after } = data.report_params
    const [first, last] = [from, to].map((text) => +new Date(`${text.replace(' ', 'T')}Z`)) as [
      number,
      number,
    ]
    const found = checkouts
      .all()
      .filter(({ wire, way }) => wire === 'bepaid' && (way === 'erip') === (payment_method_type === 'erip'))
      .flatMap((checkout) => checkout.transactions.map((transaction) => ({ checkout, transaction })))
      .filter(
        ({ transaction: { state, at } }) =>
          state === 'done' && +new Date(at) >= first && +new Date(at) <= last,
      )
      .sort((a, b) => a.transaction.at.localeCompare(b.transaction.at))
    const start = found.findIndex(({ transaction }) => transaction.uid === starting_after) + 1
    const page = found.slice(start, start + 100)
    return {
      transactions: page.map(({ checkout, transaction }) =>
        bepaidTransaction(checkout, transaction, versionOf(request)),
      ),
      count: page.length,
      has_more: start + page.length < found.length,
      last_object_id: page.at(-1)?.transaction.uid ?? null,
    }
  })
}

function refuse(reply: FastifyReply, error: z.ZodError) {
  const fields = error.issues.map(({ path, message }) => [path.join('.'), [message]])
  return reply.code(422).send({ message: 'Unprocessable entity', errors: Object.fromEntries(fields) })
}
