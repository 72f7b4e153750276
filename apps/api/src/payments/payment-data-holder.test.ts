import { beforeEach, expect, test } from 'vitest'
import { type Customer, customerForTest, newServer, nodeForTest } from '../servers/testing/servers.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { sweepNotifications } from './notifications.ts'
import { fulfilOrder } from './orders.ts'
import { invoiceOf, type Paying, pay, payingForTest } from './testing/payments.ts'

let paying: Paying
let anna: Customer
beforeEach(async () => {
  paying = await payingForTest()
  anna = await customerForTest(paying, 'own-login')
})
const rows = async (text: string) => (await paying.db.$client.query(text)).rows
const passDays = (days: number) => {
  paying.time.now = new Date(+paying.time.now + days * 86_400_000)
}
/** Pays for a server of the given name. Resolves once the money is credited. */
async function buy(name: string) {
  const order = newServer({ name, subdomain: name })
  const invoice = await invoiceOf(await pay(anna, { method: 'erip', sum: 1_000, fee: 10, order }))
  const checkout = paying.trial.checkouts.find(invoice.checkoutUrl?.split('/').at(-1) ?? '')
  if (!checkout) throw new Error('no such page')
  paying.trial.checkouts.pay(checkout)
  await paying.heard(1)
  await paying.work()
  // Real processors name the payer in notifications; the trial processor does not.
  await paying.db.$client.query(`update processor_notifications set body = body || 'own-mailbox'::bytea`)
  return invoice
}
const exported = async () => (await (await anna.call('GET', '/api/account/export')).json()).payments
/** Tables that still contain the customer's own text or address. */
const namedIn = async () => {
  const found: string[] = []
  for (const table of ['invoices', 'processor_transactions', 'processor_notifications', 'journal_entries'])
    for (const { row } of await rows(`select t::text as row from ${table} t`)) {
      const text = String(row).replace(/\\\\x([\da-f]+)/, (_, hex) => Buffer.from(hex, 'hex').toString())
      if (text.includes('own-')) found.push(table)
    }
  return [...new Set(found)]
}

test("export: contains the payments, their transactions and the processors' notifications", async () => {
  const invoice = await buy('own-server')
  expect(await exported()).toMatchObject({
    payments: [
      {
        id: invoice.id,
        number: invoice.number,
        amount: 1_000,
        fee: 10,
        order: { name: 'own-server' },
        state: 'paid',
      },
    ],
    moves: [{ type: 'payment', amount: 1_010, processor: 'bepaid', paymentId: invoice.id }],
    notifications: [{ processor: 'bepaid', payment: invoice.id, body: expect.stringContaining(invoice.id) }],
  })
  const boris = await customerForTest(paying, 'boris')
  expect((await (await boris.call('GET', '/api/account/export')).json()).payments).toEqual({
    payments: [],
    chargedBackTime: [],
    moves: [],
    notifications: [],
    receipts: [],
  })
})

test('account deletion: payments no longer name the payer, and the journal stays', async () => {
  await buy('own-server')
  expect(await namedIn()).toEqual(['invoices', 'processor_notifications'])
  const books = 'select ledger, amount::int from postings order by ledger'
  const before = await rows(books)
  expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
  expect(await namedIn()).toEqual([])
  expect(await rows(books)).toEqual(before)
  expect(await rows('select amount::int, state from invoices')).toEqual([{ amount: 1_000, state: 'paid' }])
  expect(await rows('select amount::int from processor_transactions')).toEqual([{ amount: 1_010 }])
})

test.each([
  ['created', true],
  ['failed', false],
])('retention: order details are deleted once the server is %s', async (state, isRoom) => {
  if (isRoom) await nodeForTest(paying, 'minsk-1')
  const { id } = await buy('own-server')
  await fulfilOrder(
    paying.context,
    { catalogue: catalogueForTest, findPack: async () => undefined as never },
    id,
  )
  expect(await rows('select order_state as state, "order" from invoices')).toEqual([{ state, order: null }])
})

test('retention: notification bodies are deleted after a month, the rows after 400 days', async () => {
  await buy('own-server')
  const stand = async () =>
    (await rows('select octet_length(body) > 0 as told from processor_notifications')).map(({ told }) => told)
  passDays(29)
  await sweepNotifications(paying.context)
  expect(await stand()).toEqual([true])
  passDays(2)
  await sweepNotifications(paying.context)
  expect(await stand()).toEqual([false])
  expect((await exported()).notifications).toMatchObject([{ body: 'forgotten' }])
  passDays(370)
  await sweepNotifications(paying.context)
  expect(await stand()).toEqual([])
})

test('retention: an unprocessed notification is stored regardless of its age', async () => {
  await buy('own-server')
  await paying.db.$client.query('update processor_notifications set processed_at = null')
  passDays(500)
  await sweepNotifications(paying.context)
  expect(await rows('select 1 from processor_notifications where octet_length(body) > 0')).toHaveLength(1)
})
