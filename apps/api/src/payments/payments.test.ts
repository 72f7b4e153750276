import { randomUUID } from 'node:crypto'
import type { Balance } from '@zubr/contracts/payments/balance'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import type { Checkout } from '@zubr/trial-processor/checkout'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Customer, credit, customerForTest, errorOf } from '../servers/testing/servers.ts'
import { pollDueInvoices } from './sync-invoices.ts'
import { invoiceOf, type Paying, pay, payingForTest } from './testing/payments.ts'

let paying: Paying
let anna: Customer
beforeEach(async () => {
  paying = await payingForTest()
  anna = await customerForTest(paying, 'anna')
})
const rows = async (text: string, values: unknown[] = []) =>
  (await paying.db.$client.query(text, values)).rows
const balance = async (of = anna) => (await (await of.call('GET', '/api/balance')).json()) as Balance
const shown = async ({ id }: Invoice) =>
  (await (await fetch(`${paying.url}/api/invoices/${id}`)).json()) as Invoice
/** Every entry sums to zero, and no customer ledger is negative. */
const expectSoundBooks = async () => {
  expect(await rows('select entry_id from postings group by 1 having sum(amount) <> 0')).toEqual([])
  expect(
    await rows(
      'select 1 from postings where account_id is not null group by account_id, ledger having sum(amount) < 0',
    ),
  ).toEqual([])
}
function checkoutOf({ checkoutUrl }: Invoice): Checkout {
  const checkout = paying.trial.checkouts.find(checkoutUrl?.split('/').at(-1) ?? '')
  if (!checkout) throw new Error('no such page')
  return checkout
}
const mails = async () =>
  (await rows(`select data->>'kind' as kind from jobs.job where name = 'send-mail' order by created_on`)).map(
    ({ kind }) => kind,
  )

test.each([
  ['card', 1_000, 0, 'BYN'],
  ['erip', 1_050, 11, 'BYN'],
  ['card-rub', 10_000, 300, 'RUB'],
])('payment: a payment by %s is credited at once', async (method, sum, fee, currency) => {
  const invoice = await invoiceOf(await pay(anna, { method, sum, fee }))
  expect(invoice).toMatchObject({
    state: 'waiting',
    purpose: 'top_up',
    sum: { currency, minor: sum },
    total: { minor: sum + fee },
    trial: true,
  })
  expect(new URL(invoice.checkoutUrl ?? '').origin).toBe(paying.trial.url)
  expect((await balance()).balance).toEqual({ currency, minor: 0 })
  paying.trial.checkouts.pay(checkoutOf(invoice))
  await paying.heard(1)
  // Stored, but not trusted until it was read back.
  expect((await balance()).balance?.minor).toBe(0)
  await paying.work()
  expect(await balance()).toMatchObject({
    balance: { currency, minor: sum },
    currencyOpen: false,
    entries: [{ kind: 'payment', money: { minor: sum }, reason: String(invoice.number) }],
  })
  expect(await shown(invoice)).toMatchObject({ state: 'paid', timesPaid: 1, checkoutUrl: null })
  expect(await rows(`select ledger, amount::int from postings order by ledger`)).toEqual(
    [
      { ledger: 'balance', amount: sum },
      { ledger: 'fees', amount: fee },
      { ledger: 'processor', amount: -sum - fee },
    ].filter(({ amount }) => amount !== 0),
  )
  expect(await mails()).toEqual(['paid'])
  await expectSoundBooks()
})

test('idempotency: a repeated request returns the same invoice; another sum with the same key is refused', async () => {
  const key = randomUUID()
  const answers = await Promise.all([pay(anna, {}, key), pay(anna, {}, key), pay(anna, {}, key)])
  const invoices = await Promise.all(answers.map(invoiceOf))
  expect(new Set(invoices.map(({ id }) => id)).size).toBe(1)
  expect(await errorOf(await pay(anna, { sum: 2_000 }, key))).toMatchObject({ status: 409, code: 'conflict' })
  expect(await rows('select number from invoices')).toHaveLength(1)
})

test.each([
  [{ method: 'cash' }, { method: 'unknown' }],
  [{ sum: 99 }, { sum: 'too_small', least: '100', greatest: '200000' }],
  [{ sum: 200_001 }, { sum: 'too_great', least: '100', greatest: '200000' }],
  [{ method: 'erip', sum: 1_000, fee: 0 }, { fee: 'changed' }],
])('validation: an invalid payment is refused before the processor is called: %j', async (change, fields) => {
  expect(await errorOf(await pay(anna, change))).toMatchObject({
    status: 409,
    code: 'payment_refused',
    fields,
  })
  expect(await rows('select id from invoices')).toEqual([])
})

test('currency: an account with payments in one currency cannot pay in another', async () => {
  await credit(paying.db, anna.accountId, 100)
  expect(await errorOf(await pay(anna, { method: 'card-rub', sum: 10_000, fee: 300 }))).toMatchObject({
    code: 'currency_fixed',
  })
})

describe('notifications', () => {
  test('idempotency: duplicated, late and reordered notifications credit once', async () => {
    const invoice = await invoiceOf(await pay(anna, { method: 'erip', fee: 10 }))
    const checkout = checkoutOf(invoice)
    paying.trial.checkouts.open(checkout)
    paying.trial.checkouts.pay(checkout)
    await paying.heard(2)
    const { rows: jobs } = await paying.db.$client.query(
      `select data from jobs.job where name = 'work-notification' order by created_on desc`,
    )
    const { processNotification } = await import('./notifications.ts')
    await Promise.all([...jobs, ...jobs].map(({ data }) => processNotification(paying.context, data)))
    expect((await balance()).balance?.minor).toBe(1_000)
    await expectSoundBooks()
  })

  test('polling: a payment without a notification is polled with growing intervals', async () => {
    const invoice = await invoiceOf(await pay(anna))
    paying.trial.checkouts.pay(checkoutOf(invoice))
    await paying.db.$client.query(`delete from jobs.job where name = 'work-notification'`)
    await pollDueInvoices(paying.context)
    expect((await balance()).balance?.minor).toBe(0)
    const delays: number[] = []
    for (let look = 0; look < 4; look++) {
      const [{ poll_at }] = await rows('select poll_at from invoices')
      delays.push((+poll_at - +paying.time.now) / 60_000)
      paying.time.now = poll_at
      await pollDueInvoices(paying.context)
      if (look === 0) expect((await balance()).balance?.minor).toBe(1_000)
      if ((await rows('select poll_at from invoices'))[0].poll_at === null) break
    }
    expect(delays).toEqual([1, 3])
  })

  test("return page: the browser's way back credits nothing", async () => {
    const invoice = await invoiceOf(await pay(anna))
    const checkout = checkoutOf(invoice)
    expect(checkout.returnTo.paid).toBe(`http://localhost:3000/pay/success?bill=${invoice.id}`)
    expect(await shown(invoice)).toMatchObject({ state: 'waiting' })
    await pollDueInvoices(paying.context)
    expect((await balance()).balance?.minor).toBe(0)
  })
})

test('decline: the invoice shows the reason, and can be paid again on the same page', async () => {
  const invoice = await invoiceOf(await pay(anna))
  const checkout = checkoutOf(invoice)
  paying.trial.checkouts.decline(checkout, 'funds')
  await paying.heard(1)
  await paying.work()
  expect(await shown(invoice)).toMatchObject({
    state: 'waiting',
    reason: 'funds',
    checkoutUrl: invoice.checkoutUrl,
  })
  for (let n = 0; n < 4; n++) paying.trial.checkouts.decline(checkout, 'funds')
  await paying.heard(5)
  await paying.work()
  expect(await shown(invoice)).toMatchObject({ state: 'declined', reason: 'funds', checkoutUrl: null })
  expect((await balance()).balance?.minor).toBe(0)
})

test('late payment: one for an expired invoice is still credited', async () => {
  const invoice = await invoiceOf(await pay(anna, { method: 'erip', fee: 10 }))
  const checkout = checkoutOf(invoice)
  paying.trial.checkouts.open(checkout)
  paying.time.now = new Date(+paying.time.now + 80 * 3_600_000)
  await pollDueInvoices(paying.context)
  expect(await shown(invoice)).toMatchObject({ state: 'expired' })
  paying.trial.checkouts.pay(checkout)
  await paying.heard(2)
  await paying.work()
  expect(await shown(invoice)).toMatchObject({ state: 'paid' })
  expect((await balance()).balance?.minor).toBe(1_000)
})

describe('unallocated: a payment that matches nothing is recorded', () => {
  test('a different sum than billed', async () => {
    const invoice = await invoiceOf(await pay(anna, { method: 'erip', fee: 10 }))
    paying.trial.checkouts.pay(checkoutOf(invoice), { minor: 500 })
    await paying.heard(1)
    await paying.work()
    expect((await balance()).balance?.minor).toBe(0)
    expect(await rows('select unallocated_reason, amount::int from processor_transactions')).toEqual([
      { unallocated_reason: 'other_sum', amount: 500 },
    ])
    expect(await rows('select ledger, amount::int from postings order by ledger')).toEqual([
      { ledger: 'processor', amount: -500 },
      { ledger: 'unclaimed', amount: 500 },
    ])
  })

  test('a deleted account', async () => {
    const invoice = await invoiceOf(await pay(anna))
    const checkout = checkoutOf(invoice)
    await anna.call('POST', '/api/account/delete', { password: '' })
    paying.trial.checkouts.pay(checkout)
    await paying.heard(1)
    await paying.work()
    expect(await rows('select unallocated_reason from processor_transactions')).toEqual([
      { unallocated_reason: 'no_account' },
    ])
    await expectSoundBooks()
  })
})

test('permissions: anyone with its address can see an invoice, which does not name its owner', async () => {
  const invoice = await invoiceOf(await pay(anna))
  const answer = await fetch(`${paying.url}/api/invoices/${invoice.id}`, {
    headers: { origin: 'http://localhost:3000' },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  expect(JSON.stringify(await answer.json())).not.toMatch(new RegExp(`anna|${anna.accountId}`))
  expect((await fetch(`${paying.url}/api/invoices/${randomUUID()}`)).status).toBe(404)
  const boris = await customerForTest(paying, 'boris')
  expect(await (await boris.call('GET', '/api/invoices')).json()).toEqual({ invoices: [] })
  expect(await (await anna.call('GET', '/api/invoices')).json()).toMatchObject({
    invoices: [{ id: invoice.id }],
  })
})

test.each([
  ['payments', 'update invoices set amount = 1'],
  ['payments', `update invoices set checkout_id = 'other'`],
  ['payments', 'delete from invoices'],
])('trigger: %s refuses changes of an invoice: %s', async (_, statement) => {
  await invoiceOf(await pay(anna))
  await expect(paying.db.$client.query(statement)).rejects.toThrow(/does not change|are kept/)
})
