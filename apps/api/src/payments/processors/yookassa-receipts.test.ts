import { expect, test } from 'vitest'
import { advanceReceipt, receiptsOf } from './yookassa-receipts.ts'

const rules = { vatCode: 11, taxSystemCode: 1 }
const rub = (minor: number) => ({ currency: 'RUB' as const, minor })
const email = 'player@players.example'

test('receipt: a payment is an advance at its own VAT rate, and the fee is a service', () => {
  const { receipt } = advanceReceipt(rules, {
    amount: rub(10_000),
    fee: 300,
    email,
    description: 'Invoice 7',
  })
  expect(receipt).toEqual({
    customer: { email },
    tax_system_code: 1,
    items: [
      {
        ...{
          description: 'Invoice 7',
          quantity: '1.00',
          measure: 'piece',
          amount: { value: '100.00', currency: 'RUB' },
        },
        ...{ vat_code: 12, payment_subject: 'payment', payment_mode: 'advance' },
      },
      {
        ...{ description: 'Комиссия платёжной системы', quantity: '1.00', measure: 'piece' },
        amount: { value: '3.00', currency: 'RUB' },
        ...{ vat_code: 11, payment_subject: 'service', payment_mode: 'full_payment' },
      },
    ],
  })
})

test('receipt: none if none is due or the email is unknown; no line for the fee without a fee', () => {
  const of = { amount: rub(10_000), email, description: 'Invoice 7' }
  expect(advanceReceipt(null, of)).toEqual({})
  expect(advanceReceipt(rules, { ...of, email: null })).toEqual({})
  expect(advanceReceipt({ vatCode: 1 }, of).receipt).toMatchObject({ items: [{ vat_code: 1 }] })
})

test('receipt: spending an advance is a service, settled by the prepayment of that payment', async () => {
  const requests: unknown[] = []
  const receipts = receiptsOf({
    receipt: rules,
    at: (path) => path,
    ask: async () => undefined,
    post: async (path, key, body, schema) => {
      requests.push([path, key, body])
      return schema.parse({ id: 'rt-1', status: 'pending' })
    },
  })
  const sale = { key: 'k', called: 'Sale 9', paymentUid: 'p-1', amount: rub(4_700), email }
  expect(await receipts.make(sale)).toEqual({ uid: 'rt-1', state: 'waiting' })
  const amount = { value: '47.00', currency: 'RUB' }
  expect(requests).toEqual([
    [
      'receipts',
      'k',
      {
        ...{ type: 'payment', payment_id: 'p-1', send: true, customer: { email }, tax_system_code: 1 },
        items: [
          {
            ...{ description: 'Sale 9', quantity: '1.00', measure: 'piece', amount },
            ...{ vat_code: 11, payment_subject: 'service', payment_mode: 'full_payment' },
          },
        ],
        settlements: [{ type: 'prepayment', amount }],
      },
    ],
  ])
})

test('receipts: find searches all pages, and ignores receipts that the cash register failed to make', async () => {
  const pages = [
    { items: [{ id: 'a', status: 'canceled', items: [{ description: 'Sale 9' }] }], next_cursor: '2' },
    { items: [{ id: 'b', status: 'succeeded', items: [{ description: 'Sale 9' }] }], next_cursor: '2' },
  ]
  const find = (called: string) => {
    const left = [...pages]
    return receiptsOf({
      receipt: rules,
      at: (path) => path,
      ask: async (_, schema) => schema.parse(left.shift()),
      post: () => Promise.reject(new Error('it makes nothing')),
    }).find({ paymentUid: 'p-1', called })
  }
  expect(await find('Sale 9')).toEqual({ uid: 'b', state: 'done' })
  // A page that links to itself is not read again.
  expect(await find('Sale 1')).toBeNull()
})
