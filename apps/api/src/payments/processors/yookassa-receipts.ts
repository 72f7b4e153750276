import { decimalOf } from '@zubr/domain/money'
import type { ReceiptRules } from '@zubr/domain/payments/methods'
import { advanceVatCode } from '@zubr/domain/payments/vat'
import { z } from 'zod'
import type { Client } from './client.ts'
import { type NewCheckout, ProcessorsOwnId, type Receipt, type Receipts } from './processor.ts'

// Receipts of 54-FZ of Russia. Source: yookassa.ru/developers/payment-acceptance/receipts, read in
// November 2026.

export const toAmount = ({ minor, currency }: { minor: number; currency: string }) => ({
  value: decimalOf(minor),
  currency,
})

type Item = {
  description: string
  amount: NewCheckout['total']
  vatCode: number
  subject: string
  mode: string
}

const itemOf = ({ description, amount, vatCode, subject, mode }: Item) => ({
  description: description.slice(0, 128),
  quantity: '1.00',
  // Tag 2108 of 54-FZ. Cash registers of FFD 1.2 require it.
  measure: 'piece',
  amount: toAmount(amount),
  vat_code: vatCode,
  payment_subject: subject,
  payment_mode: mode,
})

const bodyOf = ({ taxSystemCode }: ReceiptRules, email: string, items: Item[]) => ({
  customer: { email },
  ...(taxSystemCode !== undefined && { tax_system_code: taxSystemCode }),
  items: items.map(itemOf),
})

const serviceOf = ({ vatCode }: ReceiptRules, description: string, amount: NewCheckout['total']): Item => ({
  ...{ description, amount, vatCode },
  subject: 'service',
  mode: 'full_payment',
})

/**
 * The receipt of a payment or a refund. The money is an advance, because what it buys is not known
 * yet; the fee is a service that is already rendered.
 */
export function advanceReceipt(
  rules: ReceiptRules | null,
  of: { amount: NewCheckout['total']; fee?: number; email: string | null; description: string },
): { receipt?: object } {
  const { amount, fee = 0, email, description } = of
  if (rules === null || email === null) return {}
  const vatCode = advanceVatCode(rules)
  const advance: Item = { description, amount, vatCode, subject: 'payment', mode: 'advance' }
  const fees = fee > 0 ? [serviceOf(rules, 'Комиссия платёжной системы', { ...amount, minor: fee })] : []
  return { receipt: bodyOf(rules, email, [advance, ...fees]) }
}

const Made = z.object({
  id: ProcessorsOwnId,
  status: z.enum(['pending', 'succeeded', 'canceled']),
  items: z.array(z.object({ description: z.string() })).optional(),
})
const Page = z.object({ items: z.array(Made), next_cursor: z.string().optional() })

const states = { pending: 'waiting', succeeded: 'done', canceled: 'failed' } as const
const receiptOf = ({ id, status }: z.infer<typeof Made>): Receipt => ({ uid: id, state: states[status] })

/** The receipts of spent advances. */
export function receiptsOf({
  receipt: rules,
  at,
  ask,
  post,
}: {
  receipt: ReceiptRules
  at: (path: string) => string
  ask: Client
  post: <T>(path: string, key: string, body: unknown, schema: z.ZodType<T>) => Promise<T>
}): Receipts {
  return {
    async make({ key, called, paymentUid, amount, email }) {
      const body = {
        type: 'payment',
        payment_id: paymentUid,
        send: true,
        ...bodyOf(rules, email, [serviceOf(rules, called, amount)]),
        settlements: [{ type: 'prepayment', amount: toAmount(amount) }],
      }
      return receiptOf(await post('receipts', key, body, Made))
    },

    async find({ paymentUid, called }) {
      let cursor: string | undefined
      do {
        const query = new URLSearchParams({
          ...{ payment_id: paymentUid, limit: '100' },
          ...(cursor !== undefined && { cursor }),
        })
        const page = await ask({ url: at(`receipts?${query}`) }, Page)
        // A receipt that the cash register failed to make does not count.
        const found = page?.items.find(
          ({ status, items = [] }) =>
            status !== 'canceled' && items.some(({ description }) => description === called),
        )
        if (found) return receiptOf(found)
        // A page that links to itself would loop forever.
        cursor = page?.next_cursor === cursor ? undefined : page?.next_cursor
      } while (cursor !== undefined)
      return null
    },

    async read(uid) {
      const made = await ask({ url: at(`receipts/${encodeURIComponent(uid)}`) }, Made)
      return made ? receiptOf(made) : null
    },
  }
}
