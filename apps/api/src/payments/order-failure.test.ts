import type { AnswerOf } from '@zubr/contracts/request'
import { expect, test } from 'vitest'
import { catalogueForTest } from '../catalogue-for-tests.ts'
import { customerForTest, newServer, nodeForTest } from '../servers/servers-for-tests.ts'
import { createOrder } from './orders.ts'
import { billOf, pay, payingForTest } from './payments-for-tests.ts'

test('a paid server that cannot be created leaves the money on the balance, and its bill says why', async () => {
  const paying = await payingForTest()
  const anna = await customerForTest(paying, 'anna')
  // Its only node has no room for it.
  await nodeForTest(paying, 'minsk-1', 100)
  const order = newServer({ plan: 'java-4' })
  const bill = await billOf(await pay(anna, { sum: 5_000, order }))
  expect(bill).toMatchObject({ purpose: 'server', order: { state: 'waiting', failure: null } })
  const checkout = paying.trial.checkouts.of(bill.payAt?.split('/').at(-1) ?? '')
  if (!checkout) throw new Error('no such page')
  paying.trial.checkouts.pay(checkout)
  await paying.heard(1)
  await paying.work()
  const findPack = () => Promise.reject(new Error('no pack was asked for'))
  // However often the job comes.
  for (let n = 0; n < 2; n++)
    await createOrder(paying.context, { catalogue: catalogueForTest, findPack }, bill.id)
  const { bills } = (await (await anna.call('GET', '/api/payments')).json()) as AnswerOf<'GET /api/payments'>
  expect(bills).toMatchObject([
    { state: 'paid', order: { state: 'failed', plan: 'java-4', server: null, failure: 'node_full' } },
  ])
  const balance = (await (await anna.call('GET', '/api/balance')).json()) as AnswerOf<'GET /api/balance'>
  expect(balance.balance).toEqual({ currency: 'BYN', minor: 5_000 })
})
