import type { Quote } from '@zubr/contracts/payments/balance'
import type { Server } from '@zubr/contracts/servers/server'
import { beforeEach, expect, test } from 'vitest'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  errorOf,
  type Hosting,
  hostingForTest,
  keyed,
  nodeForTest,
} from '../testing/servers.ts'

let hosting: Hosting
let anna: Customer
beforeEach(async () => {
  hosting = await hostingForTest()
  await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
})
const quote = async (body: object) =>
  (await (await anna.call('POST', '/api/quotes', { promoCode: null, ...body })).json()) as Quote
const left = async () => {
  const answer = await anna.call('GET', '/api/balance')
  return ((await answer.json()) as { balance: { minor: number } }).balance.minor
}
const extend = (id: string, body: unknown, key = keyed()) =>
  anna.call('POST', `/api/servers/${id}/extend`, body, key)

test.each([
  [1, 490, '2026-12-20T12:00:00.000Z'],
  // The tests' catalogue has term discounts of 5, 10 and 15 %, rounded in the customer's favour.
  [3, 1396, '2027-02-20T12:00:00.000Z'],
  [6, 2646, '2027-05-20T12:00:00.000Z'],
  [12, 4998, '2027-11-20T12:00:00.000Z'],
] as const)('terms: %i months at once cost %i and last until %s', async (months, total, paidUntil) => {
  await credit(hosting.db, anna.accountId, 10_000)
  expect(await quote({ plan: 'java-1', months })).toMatchObject({ months, total: { minor: total } })
  expect(await create(anna, { months })).toMatchObject({ paidUntil })
  expect(await left()).toBe(10_000 - total)
})

test('promo code: it lowers the first of several months, by its price after the term discount', async () => {
  await credit(hosting.db, anna.accountId, 10_000)
  const order = { plan: 'java-4', promoCode: 'ZUBR20', months: 3 } as const
  expect(await quote(order)).toMatchObject({
    price: { minor: 3 * 2690 },
    termDiscount: { percent: 5, off: { minor: 404 } },
    promo: { off: { minor: 511 } },
    total: { minor: 3 * 2690 - 404 - 511 },
  })
  await create(anna, order)
  expect(await left()).toBe(10_000 - 3 * 2690 + 404 + 511)
})

test('extension: several months begin at the end of the paid time, and are paid once', async () => {
  hosting.time.now = new Date('2026-12-31T12:00:00Z')
  await credit(hosting.db, anna.accountId, 7 * 490)
  const { id } = await create(anna)
  const key = keyed()
  const extended = (await (await extend(id, { months: 3 }, key)).json()) as Server
  // The last day of January becomes that of April, which has a day less.
  expect(extended.paidUntil).toBe('2027-04-30T12:00:00.000Z')
  await extend(id, { months: 3 }, key)
  expect(await left()).toBe(6 * 490 - 1396)
  expect(await errorOf(await extend(id, { months: 6 }))).toMatchObject({
    code: 'insufficient_balance',
    fields: { missing: String(2646 - 6 * 490 + 1396) },
  })
  expect((await extend(id, undefined)).status).toBe(200)
  expect(await left()).toBe(5 * 490 - 1396)
})

test('validation: a number of months that is not sold is refused with the possible ones', async () => {
  const refused = await errorOf(
    await anna.call('POST', '/api/quotes', { plan: 'java-1', promoCode: null, months: 2 }),
  )
  expect(refused).toMatchObject({ status: 400, fields: { months: expect.stringMatching(/1.*3.*6.*12/) } })
})
