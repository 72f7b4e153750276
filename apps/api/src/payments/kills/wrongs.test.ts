import { randomUUID } from 'node:crypto'
import { databaseForTest } from '@zubr/postgres/database-for-tests'
import { openCheckouts } from '@zubr/trial-processor/checkouts'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { payments } from '../tables.ts'
import { wrongs } from './wrongs-for-tests.ts'

test('what the kills must never leave behind would be found', async () => {
  const database = await databaseForTest()
  const { db, close } = openDatabase(database.url)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  const checkouts = await openCheckouts({ file: undefined, clock: () => new Date(), told: () => undefined })
  expect(await wrongs(db, checkouts, [])).toEqual([])

  const returnTo = { paid: '', declined: '', left: '' }
  const asked = { way: 'credit_card', minor: 500, currency: 'BYN', description: '', notifyAt: null, returnTo }
  const more = { trackingId: '', number: '', expiresAt: null, attemptsLeft: 1, key: null }
  const checkout = checkouts.make({ wire: 'bepaid', ...asked, ...more })
  checkouts.pay(checkout)
  for (let twice = 0; twice < 2; twice++)
    checkouts.refund(checkout, { minor: 100, reason: 'refund of one id', key: null })
  const id = randomUUID()
  const bill = {
    accountId: randomUUID(),
    digest: '',
    locale: 'ru',
    processor: 'bepaid',
    method: 'card',
  } as const
  const sum = { way: 'credit_card', currency: 'BYN', amount: 500, fee: 0 } as const
  const times = { createdAt: new Date(), expiresAt: new Date() }
  await db.insert(payments).values([
    {
      id,
      idempotencyKey: 'a',
      ...bill,
      ...sum,
      ...times,
      state: 'paid',
      timesPaid: 1,
      orderState: 'waiting',
    },
    // Its server is nowhere.
    {
      id: randomUUID(),
      idempotencyKey: 'b',
      ...bill,
      ...sum,
      ...times,
      state: 'waiting',
      orderState: 'created',
    },
  ])
  await db.$client.query(`insert into jobs.job (name, state) values ('create-order', 'failed')`)
  const found = await wrongs(db, checkouts, [{ id, fate: 'declined', settledMs: null }])
  expect(found.map((line) => line.replace(/[:;].*/s, ''))).toEqual([
    'the processor has 1 × payment of 500 BYN, 2 × refund of 200 BYN',
    'a payment is not credited as often as it was paid',
    'a payment that was declined is paid',
    'mails are not as many as payments',
    'an order has not ended',
    'a server was sold otherwise than once',
    'refund of one id was paid 2 times',
    'a job is stuck',
  ])
})
