import type { Checkout } from '@zubr/trial-processor/checkout'
import { beforeEach, expect, test } from 'vitest'
import { type Customer, customerForTest } from '../servers/testing/servers.ts'
import { refunding } from './refunds/testing/refunds.ts'
import { pollDueInvoices } from './sync-invoices.ts'
import { invoiceOf, type Paying, pay, payingForTest } from './testing/payments.ts'

let paying: Paying
let anna: Customer
beforeEach(async () => {
  paying = await payingForTest()
  anna = await customerForTest(paying, 'anna')
})

async function checkoutOf(method: string, sum: number, fee: number): Promise<Checkout> {
  const { checkoutUrl } = await invoiceOf(await pay(anna, { method, sum, fee }))
  const checkout = paying.trial.checkouts.find(checkoutUrl?.split('/').at(-1) ?? '')
  if (!checkout) throw new Error('no such page')
  return checkout
}

/** The API's requests to the processor during an action, with `<id>` for every id. */
async function requestsDuring(action: () => Promise<unknown>): Promise<string[]> {
  paying.requests.length = 0
  await action()
  return paying.requests.map((request) => request.replace(/\/[\w-]{20,}$/, '/<id>')).sort()
}

/** A bePaid payment is read as its transactions and the state of its page. */
const reads = {
  card: [
    'GET /bepaid/checkout/ctp/api/checkouts/<id>',
    'GET /bepaid/gateway/v2/transactions/tracking_id/<id>',
  ],
  erip: [
    'GET /bepaid/api/beyag/transactions/tracking_id/<id>',
    'GET /bepaid/checkout/ctp/api/checkouts/<id>',
  ],
  'card-rub': ['GET /yookassa/v3/payments/<id>'],
}
const methods = [
  ['card', 1_000, 0],
  ['erip', 1_050, 11],
  ['card-rub', 10_000, 300],
] as const

test.each(methods)('reads: a notification of a payment by %s reads it once', async (method, sum, fee) => {
  paying.trial.checkouts.pay(await checkoutOf(method, sum, fee))
  await paying.heard(1)
  expect(await requestsDuring(paying.work)).toEqual(reads[method])
})

test.each(methods)(
  'reads: a notification of a decline by %s reads the payment once',
  async (method, sum, fee) => {
    paying.trial.checkouts.decline(await checkoutOf(method, sum, fee), 'funds')
    await paying.heard(1)
    expect(await requestsDuring(paying.work)).toEqual(reads[method])
  },
)

test.each(methods)('reads: a poll of a payment by %s reads it once', async (method, sum, fee) => {
  paying.trial.checkouts.pay(await checkoutOf(method, sum, fee))
  await paying.heard(1)
  paying.pass(1)
  expect(await requestsDuring(() => pollDueInvoices(paying.context))).toEqual(reads[method])
})

test('reads: a notification of a chargeback reads it alone, once its payment is known', async () => {
  const checkout = await refunding(paying).paid(anna)
  paying.trial.checkouts.chargeBack(checkout)
  await paying.heard(2)
  expect(await requestsDuring(paying.work)).toEqual(['GET /bepaid/gateway/transactions/<id>'])
})
