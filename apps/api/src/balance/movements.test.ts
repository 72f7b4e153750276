import type { Balance } from '@zubr/contracts/payments/balance'
import type { AnswerOf } from '@zubr/contracts/request'
import { beforeEach, expect, test } from 'vitest'
import {
  type Customer,
  credit,
  customerForTest,
  type Hosting,
  hostingForTest,
} from '../servers/testing/servers.ts'
import { lockAccount, post } from './ledger.ts'

let hosting: Hosting
let anna: Customer
beforeEach(async () => {
  hosting = await hostingForTest()
  anna = await customerForTest(hosting, 'anna')
})

type Page = AnswerOf<'GET /api/balance/movements'>
const pageOf = async (customer: Customer, query = '') =>
  (await (await customer.call('GET', `/api/balance/movements${query}`)).json()) as Page

test('paging: every movement is on one page, newest first, even while more are added', async () => {
  const boris = await customerForTest(hosting, 'boris')
  for (let n = 1; n <= 101; n++) await credit(hosting.db, anna.accountId, n)
  const first = await pageOf(anna)
  expect(first.hasMore).toBe(true)
  expect(first.movements).toHaveLength(100)
  await credit(hosting.db, anna.accountId, 102)
  const last = first.movements.at(-1)
  const second = await pageOf(anna, `?before=${last?.id}`)
  expect(second).toMatchObject({ movements: [{ money: { minor: 1 } }], hasMore: false })
  const sums = [...first.movements, ...second.movements].map(({ money }) => money.minor)
  expect(sums).toEqual(Array.from({ length: 101 }, (_, index) => 101 - index))
  expect(await pageOf(boris, `?before=${last?.id}`)).toEqual({ movements: [], hasMore: false })
  expect((await anna.call('GET', '/api/balance/movements?before=no')).status).toBe(400)
})

test('balance: it shows how much of it was given, which is spent first', async () => {
  const balance = async () => (await (await anna.call('GET', '/api/balance')).json()) as Balance
  const move = (kind: 'refund' | 'purchase', minor: number) =>
    hosting.db.transaction(async (tx) => {
      await lockAccount(tx, anna.accountId)
      const money = { currency: 'BYN' as const, minor }
      const at = new Date('2026-11-20T12:00:00Z')
      await post(tx, { accountId: anna.accountId, at, kind, money, reason: 'test', idempotencyKey: kind })
    })
  await credit(hosting.db, anna.accountId, 500)
  await move('refund', 300)
  expect(await balance()).toMatchObject({ balance: { minor: 800 }, promoCredit: { minor: 300 } })
  await move('purchase', -200)
  expect(await balance()).toMatchObject({ balance: { minor: 600 }, promoCredit: { minor: 100 } })
})
