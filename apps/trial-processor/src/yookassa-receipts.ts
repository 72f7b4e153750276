import { decimalOf, minorUnits } from '@zubr/domain/money'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkout, Receipt as StoredReceipt } from './checkout.ts'
import type { Checkouts } from './checkouts.ts'
import { refuse, requireKey } from './yookassa-errors.ts'

// Receipts by 54-FZ in the form of YooKassa's API. None goes to a tax office.

export const Amount = z.object({ value: z.string().regex(/^\d+\.\d\d$/), currency: z.string().length(3) })
export const Receipt = z.object({
  customer: z.object({ email: z.email() }),
  items: z
    .array(
      z.object({
        description: z.string().min(1).max(128),
        quantity: z.string(),
        // For a cash register of FFD 1.2.
        // Source: yookassa.ru/developers/payment-acceptance/receipts/54fz/other-services/marking
        measure: z.literal('piece'),
        amount: Amount,
        // Source: yookassa.ru/developers/54fz/parameters-values
        vat_code: z.number().int().min(1).max(12),
        payment_mode: z.enum(['advance', 'full_payment']),
        payment_subject: z.enum(['payment', 'service']),
      }),
    )
    .min(1),
})
const ReceiptInput = Receipt.extend({
  type: z.literal('payment'),
  payment_id: z.string(),
  send: z.literal(true),
  settlements: z.array(z.object({ type: z.literal('prepayment'), amount: Amount })).min(1),
})

export const sumOfItems = (items: { amount: { value: string } }[]) =>
  items.reduce((sum, { amount }) => sum + (minorUnits(amount.value) ?? 0), 0)

/** Whether the items of a receipt add up to the amount. True without a receipt. */
export const matchesAmount = (receipt: z.infer<typeof Receipt> | undefined, amount: { value: string }) =>
  receipt === undefined || sumOfItems(receipt.items) === minorUnits(amount.value)

const receiptObject = (checkout: Checkout, { id, status, minor, description }: StoredReceipt) => {
  const amount = { value: decimalOf(minor), currency: checkout.currency }
  return {
    ...{ id, type: 'payment', payment_id: checkout.handle, status },
    items: [{ description, quantity: '1.00', amount, payment_mode: 'full_payment' }],
    settlements: [{ type: 'prepayment', amount }],
  }
}

export function receiptRoutes(app: FastifyInstance, checkouts: Checkouts): void {
  app.post('/yookassa/v3/receipts', async (request, reply) => {
    const { data, error } = ReceiptInput.safeParse(request.body)
    if (!data) return refuse(reply, 400, error.issues[0]?.path.join('.') ?? '')
    const key = requireKey(request, reply)
    if (key === undefined) return reply
    const checkout = checkouts.find(data.payment_id)
    if (checkout?.wire !== 'yookassa' || !checkouts.paid(checkout)) return refuse(reply, 404, 'payment_id')
    const before = checkout.receipts.find((receipt) => receipt.key === key)
    if (before) return receiptObject(checkout, before)
    const minor = sumOfItems(data.items)
    const settled = checkout.receipts.reduce(
      (sum, { status, minor }) => sum + (status === 'canceled' ? 0 : minor),
      0,
    )
    // A receipt settles no more than the advance.
    if (minor !== sumOfItems(data.settlements) || settled + minor > (checkout.advance ?? 0))
      return refuse(reply, 400, 'settlements')
    const description = data.items.map((item) => item.description).join(', ')
    return receiptObject(checkout, checkouts.addReceipt(checkout, { minor, description, key }))
  })

  app.get<{ Querystring: { payment_id?: string } }>('/yookassa/v3/receipts', async ({ query }) => {
    const checkout = checkouts.find(query.payment_id ?? '')
    return { type: 'list', items: checkout?.receipts.map((each) => receiptObject(checkout, each)) ?? [] }
  })

  app.get<{ Params: { id: string } }>('/yookassa/v3/receipts/:id', async ({ params: { id } }, reply) => {
    const checkout = checkouts.all().find(({ receipts }) => receipts.some((receipt) => receipt.id === id))
    const receipt = checkout?.receipts.find((each) => each.id === id)
    if (!checkout || !receipt) return refuse(reply, 404, 'id')
    // The real cash register needs some time.
    if (receipt.status === 'pending') receipt.status = 'succeeded'
    return receiptObject(checkout, receipt)
  })
}
