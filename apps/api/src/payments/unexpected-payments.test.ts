import type { Balance } from '@zubr/contracts/payments/balance'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import type { Checkout } from '@zubr/trial-processor/checkout'
import { messageOf } from '@zubr/trial-processor/notifications'
import { beforeEach, expect, test } from 'vitest'
import { type Customer, customerForTest } from '../servers/testing/servers.ts'
import { applyTransaction } from './apply-transaction.ts'
import { processNotification } from './notifications.ts'
import { pollDueInvoices } from './sync-invoices.ts'
import { overrideProcessor } from './testing/override-processor.ts'
import { invoiceOf, type Paying, pay, payingForTest } from './testing/payments.ts'

// Payments in an unexpected order, in another currency or from a test card.

let paying: Paying
let anna: Customer
beforeEach(async () => {
  // The processors send no notifications by themselves, only those that the test sends.
  paying = await payingForTest({ faults: () => [] })
  anna = await customerForTest(paying, 'anna')
})
const rows = async (text: string) => (await paying.db.$client.query(text)).rows
const balance = async () => ((await (await anna.call('GET', '/api/balance')).json()) as Balance).balance
function checkoutOf({ checkoutUrl }: Invoice): Checkout {
  const checkout = paying.trial.checkouts.find(checkoutUrl?.split('/').at(-1) ?? '')
  if (!checkout) throw new Error('no such page')
  return checkout
}
const notify = async (checkout: Checkout, transaction: Checkout['transactions'][number] | undefined) => {
  const message = transaction && messageOf(checkout, transaction, paying.credentials)
  if (!message) throw new Error('nothing to tell')
  const answer = await fetch(paying.url + new URL(message.url).pathname, { method: 'POST', ...message })
  expect(answer.status).toBe(200)
}
const unbalanced = `select ledger from postings where ledger in ('balance', 'processor', 'chargebacks', 'unclaimed')
  group by 1 having sum(amount) <> 0`

test('chargeback: a notification that comes before that of the payment is applied to the payment', async () => {
  const checkout = checkoutOf(await invoiceOf(await pay(anna)))
  paying.trial.checkouts.pay(checkout)
  await notify(checkout, paying.trial.checkouts.chargeBack(checkout))
  await paying.work()
  expect(await rows('select type, unallocated_reason from processor_transactions order by type')).toEqual([
    { type: 'chargeback', unallocated_reason: null },
    { type: 'payment', unallocated_reason: null },
  ])
  expect((await balance())?.minor).toBe(0)
  expect(await rows(unbalanced)).toEqual([])
})

test('unallocated: the refund of an unallocated payment is unallocated too, and debits no balance', async () => {
  const first = checkoutOf(await invoiceOf(await pay(anna)))
  await notify(first, paying.trial.checkouts.pay(first))
  await paying.work()
  const erip = checkoutOf(await invoiceOf(await pay(anna, { method: 'erip', fee: 10 })))
  await notify(erip, paying.trial.checkouts.pay(erip, { minor: 700 }))
  await paying.work()
  const { invoices } = (await (await anna.call('GET', '/api/invoices')).json()) as { invoices: Invoice[] }
  expect(invoices.map(({ otherSum }) => otherSum)).toEqual([
    { money: { currency: 'BYN', minor: 700 }, isResolved: false },
    undefined,
  ])
  expect(
    await rows(
      `select data->'money' as money from jobs.job where name = 'send-mail' and data->>'kind' = 'paid_other_sum'`,
    ),
  ).toEqual([
    { money: { amount: { currency: 'BYN', minor: 700 }, total: { currency: 'BYN', minor: 1_010 } } },
  ])
  await notify(erip, paying.trial.checkouts.chargeBack(erip))
  await paying.work()
  expect(
    await rows(
      `select type, unallocated_reason from processor_transactions where amount = 700 order by type`,
    ),
  ).toEqual([
    { type: 'chargeback', unallocated_reason: 'other_sum' },
    { type: 'payment', unallocated_reason: 'other_sum' },
  ])
  expect((await balance())?.minor).toBe(1_000)
  expect(
    await rows(`select ledger, sum(amount)::int from postings group by 1 having sum(amount) <> 0`),
  ).toEqual(
    expect.arrayContaining([
      { ledger: 'balance', sum: 1_000 },
      { ledger: 'processor', sum: -1_000 },
    ]),
  )
})

test('test mode: a test card at a live shop credits nothing, and its refund debits nothing', async () => {
  const first = checkoutOf(await invoiceOf(await pay(anna)))
  await notify(first, paying.trial.checkouts.pay(first))
  await paying.work()
  const checkout = checkoutOf(await invoiceOf(await pay(anna)))
  const transactions = [paying.trial.checkouts.pay(checkout), paying.trial.checkouts.chargeBack(checkout)]
  const trial = paying.context.processors.get('bepaid')
  if (!trial) throw new Error('unreachable')
  for (const made of transactions) {
    const transaction = await trial.findTransaction(made?.uid ?? '')
    if (transaction)
      await applyTransaction(paying.context, overrideProcessor(trial, { isTest: false }), transaction)
  }
  expect((await balance())?.minor).toBe(1_000)
  expect(
    await rows(`select type from processor_transactions where unallocated_reason = 'test'`),
  ).toHaveLength(2)
  expect(await rows('select id from journal_entries')).toHaveLength(1)
})

test('polling: without a notification, a late payment is polled at the end of the invoice or on a visit', async () => {
  const invoice = await invoiceOf(await pay(anna))
  await pollDueInvoices(paying.context)
  for (const look of [1, 4, 9, 19, 39]) {
    paying.time.now = new Date(+new Date(invoice.createdAt) + look * 60_000)
    await pollDueInvoices(paying.context)
  }
  expect(await rows('select poll_at = expires_at as at_end from invoices')).toEqual([{ at_end: true }])
  paying.trial.checkouts.pay(checkoutOf(invoice))
  await paying.db.$client.query(`update invoices set poll_at = poll_at + interval '1 day'`)
  paying.time.now = new Date(+new Date(invoice.expiresAt) + 1)
  const shown = async () =>
    ((await (await fetch(`${paying.url}/api/invoices/${invoice.id}`)).json()) as Invoice).state
  expect(await shown()).toBe('expired')
  await pollDueInvoices(paying.context)
  expect(await shown()).toBe('paid')
})

test('currency: an account without payments that changed its currency is credited what is paid first', async () => {
  const inByn = checkoutOf(await invoiceOf(await pay(anna)))
  const inRub = checkoutOf(await invoiceOf(await pay(anna, { method: 'card-rub', sum: 10_000, fee: 300 })))
  await notify(inByn, paying.trial.checkouts.pay(inByn))
  await notify(inRub, paying.trial.checkouts.pay(inRub))
  const { rows: jobs } = await paying.db.$client.query(
    `select data from jobs.job where name = 'work-notification' order by created_on`,
  )
  for (const { data } of jobs) await processNotification(paying.context, data)
  expect(await balance()).toEqual({ currency: 'BYN', minor: 1_000 })
  // Two currencies never mix: an operator has to allocate it.
  expect(
    await rows(
      `select currency, unallocated_reason from processor_transactions where unallocated_reason is not null`,
    ),
  ).toEqual([{ currency: 'RUB', unallocated_reason: 'other_sum' }])
})

test('notifications: a binary body is not scanned as text', async () => {
  const began = performance.now()
  const body = Buffer.alloc(60 * 1_024, '[')
  for (let sent = 0; sent < 60; sent++)
    await paying.app.inject({ method: 'POST', url: '/api/payments/bepaid/notifications', payload: body })
  // It took some 80 ms for each body when each byte was scanned.
  await expect(performance.now() - began).toTakeAtMost(2_000)
})
