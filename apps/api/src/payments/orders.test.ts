import type { Order } from '@zubr/contracts/payments/endpoints'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import type { AnswerOf } from '@zubr/contracts/request'
import type { Server } from '@zubr/contracts/servers/server'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  errorOf,
  keyed,
  newServer,
  nodeForTest,
} from '../servers/testing/servers.ts'
import { catalogueForTest, noPack } from '../testing/catalogue.ts'
import { fulfilOrder } from './orders.ts'
import { invoiceOf, type Paying, pay, payingForTest } from './testing/payments.ts'

let paying: Paying
let anna: Customer
let paidInvoices: number
beforeEach(async () => {
  paying = await payingForTest()
  anna = await customerForTest(paying, 'anna')
  paidInvoices = 0
})

/** Pays an invoice at its processor and fulfils its order twice, because a job may run twice. */
async function payAndFulfil(invoice: Invoice): Promise<Invoice> {
  const checkout = paying.trial.checkouts.find(invoice.checkoutUrl?.split('/').at(-1) ?? '')
  if (!checkout) throw new Error('no such page')
  paying.trial.checkouts.pay(checkout)
  paidInvoices += 1
  await paying.heard(paidInvoices)
  await paying.work()
  for (let n = 0; n < 2; n++)
    await fulfilOrder(paying.context, { catalogue: catalogueForTest, findPack: noPack }, invoice.id)
  const { invoices } = (await (
    await anna.call('GET', '/api/invoices')
  ).json()) as AnswerOf<'GET /api/invoices'>
  const paid = invoices.find(({ id }) => id === invoice.id)
  if (!paid) throw new Error('the invoice is gone')
  return paid
}
const balance = async () =>
  ((await (await anna.call('GET', '/api/balance')).json()) as AnswerOf<'GET /api/balance'>).balance?.minor
const shown = async ({ id }: Server) =>
  (await (await anna.call('GET', `/api/servers/${id}`)).json()) as Server
/** The mails since the account was created, with the sums in them. */
const mails = async () => {
  const { rows } = await paying.db.$client.query(
    `select data->>'kind' as kind, data->'values' as values, data->'money' as money, data->>'page' as page
     from jobs.job where name = 'send-mail' and data->>'kind' not in ('confirm', 'credited') order by created_on`,
  )
  return rows
}
const planOrder = ({ id }: Server, plan: string, minor: number): Order => ({
  ...{ kind: 'plan', server: id, plan, minor },
})

test('order: if the paid server cannot be created, the money stays on the balance and the invoice says why', async () => {
  // The only node lacks memory for it.
  await nodeForTest(paying, 'minsk-1', 100)
  const order = newServer({ plan: 'java-4' })
  const invoice = await invoiceOf(await pay(anna, { sum: 5_000, order }))
  expect(invoice).toMatchObject({ purpose: 'server', order: { state: 'waiting', failure: null } })
  expect(await payAndFulfil(invoice)).toMatchObject({
    ...{ state: 'paid', purpose: 'server' },
    order: { state: 'failed', plan: 'java-4', server: null, paidUntil: null, failure: 'node_full' },
  })
  expect(await balance()).toBe(5_000)
  expect(await mails()).toMatchObject([
    { kind: 'paid_for_order' },
    { kind: 'order_failed', page: '/create', money: { balance: { minor: 5_000 } } },
  ])
})

test('order: the mail for a paid server names its plan, its end and the remaining balance', async () => {
  await nodeForTest(paying, 'minsk-1')
  const invoice = await invoiceOf(
    await pay(anna, { sum: 3_000, order: newServer({ plan: 'java-4', months: 1 }) }),
  )
  const { order } = await payAndFulfil(invoice)
  expect(order).toMatchObject({ state: 'created', paidUntil: '2026-12-20T12:00:00.000Z' })
  const values = { plan: 'java-4', until: '2026-12-20T12:00:00.000Z' }
  expect(await mails()).toMatchObject([
    { kind: 'paid_for_order', values: { server: newServer().name }, money: { total: { minor: 3_000 } } },
    { kind: 'server_bought', values, money: { price: { minor: 2_690 }, balance: { minor: 310 } } },
  ])
})

describe('orders for an existing server', () => {
  let server: Server
  beforeEach(async () => {
    await nodeForTest(paying, 'minsk-1')
    await credit(paying.db, anna.accountId, 490)
    server = await create(anna, { plan: 'java-1' })
    await paying.db.$client.query(`delete from jobs.job where name = 'send-mail'`)
  })

  test('plan: paying the difference changes the plan, for no more than was shown', async () => {
    const order = planOrder(server, 'java-4', 2_200)
    const invoice = await invoiceOf(await pay(anna, { sum: 2_200, order }))
    expect(invoice).toMatchObject({
      purpose: 'plan',
      order: { state: 'waiting', plan: 'java-4', server: server.id },
    })
    // The payment arrives half an hour later, when the difference is smaller.
    paying.time.now = new Date(+paying.time.now + 30 * 60_000)
    expect(await payAndFulfil(invoice)).toMatchObject({
      ...{ purpose: 'plan', state: 'paid' },
      order: { state: 'created', plan: 'java-4', server: server.id, paidUntil: server.paidUntil },
    })
    expect(await shown(server)).toMatchObject({ plan: 'java-4', paidUntil: server.paidUntil })
    const left = (await balance()) ?? 0
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(5)
    expect(await mails()).toMatchObject([
      { kind: 'paid_for_order' },
      {
        ...{ kind: 'server_plan_changed', page: `/servers/${server.id}` },
        values: { plan: 'java-4', until: server.paidUntil },
        money: { price: { minor: 2_200 - left }, balance: { minor: left } },
      },
    ])
  })

  test('plan: if the price rose or the server is deleted, the money stays on the balance', async () => {
    const dearer = await invoiceOf(await pay(anna, { sum: 2_100, order: planOrder(server, 'java-4', 2_100) }))
    expect((await payAndFulfil(dearer)).order).toMatchObject({ state: 'failed', failure: 'plan_refused' })
    expect(await shown(server)).toMatchObject({ plan: 'java-1' })
    expect(await balance()).toBe(2_100)
    const late = await invoiceOf(await pay(anna, { sum: 100, order: planOrder(server, 'java-4', 2_200) }))
    await anna.call('DELETE', `/api/servers/${server.id}`, { name: server.name })
    expect((await payAndFulfil(late)).order?.state).toBe('failed')
    expect(await balance()).toBe(2_200)
    expect((await mails()).filter(({ kind }) => kind === 'order_failed_plan')).toMatchObject([
      { page: `/servers/${server.id}`, money: { balance: { minor: 2_100 } } },
      { money: { balance: { minor: 2_200 } } },
    ])
  })

  test('extension: the payment extends the server once, at the price that was shown or less', async () => {
    const order: Order = { kind: 'extension', server: server.id, months: 3, minor: 1_396 }
    const invoice = await invoiceOf(await pay(anna, { sum: 1_396, order }))
    expect(invoice.order?.months).toBe(3)
    expect(await payAndFulfil(invoice)).toMatchObject({
      ...{ purpose: 'extension', state: 'paid' },
      order: {
        state: 'created',
        months: 3,
        plan: 'java-1',
        server: server.id,
        paidUntil: '2027-03-20T12:00:00.000Z',
      },
    })
    expect(await balance()).toBe(0)
    expect(await mails()).toMatchObject([
      { kind: 'paid_for_order', values: { server: server.name } },
      {
        kind: 'server_extended',
        values: { until: '2027-03-20T12:00:00.000Z' },
        money: { price: { minor: 1_396 }, balance: { minor: 0 } },
      },
    ])
    const cheap: Order = { kind: 'extension', server: server.id, months: 1, minor: 489 }
    const short = await invoiceOf(await pay(anna, { sum: 1_000, order: cheap }))
    expect((await payAndFulfil(short)).order).toMatchObject({ state: 'failed', failure: 'plan_refused' })
    expect(await balance()).toBe(1_000)
  })

  test("permissions: an order for another account's server is refused before the processor is called", async () => {
    const boris = await customerForTest(paying, 'boris')
    const refused = await pay(boris, { sum: 2_200, order: planOrder(server, 'java-4', 2_200) })
    expect(await errorOf(refused)).toMatchObject({ code: 'not_found' })
    const odd = { kind: 'gift', server: server.id }
    const answer = await anna.call(
      'POST',
      '/api/invoices',
      { method: 'card', sum: 1, fee: 0, order: odd },
      keyed(),
    )
    expect(await errorOf(answer)).toMatchObject({ code: 'invalid_request' })
    expect(paying.trial.checkouts.all()).toHaveLength(0)
  })
})
