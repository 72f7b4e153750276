import { randomUUID } from 'node:crypto'
import type { Balance } from '@zubr/contracts/payments/balance'
import { beforeEach, describe, expect, test } from 'vitest'
import { balanceCommands } from '../../balance/balance-commands.ts'
import { runCommand } from '../../operators/run-command.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  errorOf,
  nodeForTest,
} from '../../servers/testing/servers.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { type Paying, payingForTest } from '../testing/payments.ts'
import { processDueRefunds } from './process-refunds.ts'
import { refunding } from './testing/refunds.ts'

let paying: Paying
let anna: Customer
let of: ReturnType<typeof refunding>
beforeEach(async () => {
  paying = await payingForTest()
  anna = await customerForTest(paying, 'anna')
  of = refunding(paying)
})
const balance = async () => (await (await anna.call('GET', '/api/balance')).json()) as Balance
const mails = async () =>
  (
    await of.rows(
      `select data->>'kind' as kind from jobs.job where name = 'send-mail' and data->>'kind' like 'refund%' order by created_on`,
    )
  ).map(({ kind }) => kind)
const give = (amount: string) =>
  runCommand(
    balanceCommands.refund,
    {
      db: paying.db,
      config: { panelUrl: 'http://localhost:3100' },
      catalogue: catalogueForTest,
      clock: () => paying.time.now,
      print: () => undefined,
    },
    ['anna', amount, 'an hour of downtime'],
  )

describe('requesting', () => {
  test('request: own money can be refunded, gifts cannot; requested money cannot be spent', async () => {
    await nodeForTest(paying, 'minsk-1')
    await of.paid(anna)
    await give('5')
    expect(await of.shown(anna)).toMatchObject({
      available: { currency: 'BYN', minor: 1_000 },
      promoCredit: { minor: 500 },
      requests: [],
    })
    expect(await errorOf(await of.ask(anna, 1_001))).toMatchObject({
      status: 409,
      code: 'refund_refused',
      fields: { sum: 'too_much', available: '1000' },
    })
    expect((await of.ask(anna, 1_000)).status).toBe(201)
    expect(await of.shown(anna)).toMatchObject({
      available: { minor: 0 },
      requests: [{ number: 1, sum: { minor: 1_000 }, state: 'requested', reviewBy: '2026-12-04' }],
    })
    expect(await (await anna.call('GET', '/api/account/deletion')).json()).toMatchObject({
      refunds: [{ number: 1, sum: { currency: 'BYN', minor: 1_000 }, state: 'requested' }],
    })
    expect(await balance()).toMatchObject({
      balance: { minor: 500 },
      entries: [{ kind: 'payout', money: { minor: -1_000 }, reason: '1' }, {}, {}],
    })
    await expect(create(anna, { plan: 'java-2' })).rejects.toThrow('insufficient_balance')
    expect(await of.ledger('refunds')).toBe(1_000)
    expect(await mails()).toEqual(['refund_requested'])
    await of.expectSoundBooks()
  })

  test('idempotency: one click makes one request, and an account has one open request', async () => {
    await credit(paying.db, anna.accountId, 1_000)
    const key = randomUUID()
    const answers = await Promise.all([
      of.ask(anna, 300, key),
      of.ask(anna, 300, key),
      of.ask(anna, 300, key),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await of.shown(anna)).requests).toHaveLength(1)
    expect(await errorOf(await of.ask(anna, 301, key))).toMatchObject({ status: 409, code: 'conflict' })
    expect(await errorOf(await of.ask(anna, 300))).toMatchObject({ fields: { state: 'requested' } })
    await of.expectSoundBooks()
  })

  test('concurrency: a request and a purchase never spend the same money', async () => {
    await nodeForTest(paying, 'minsk-1')
    await credit(paying.db, anna.accountId, 1_000)
    const tries = await Promise.allSettled([of.ask(anna, 1_000), create(anna), of.ask(anna, 900)])
    expect(tries.length).toBe(3)
    await of.expectSoundBooks()
    const [{ n }] = await of.rows(
      `select ((select count(*) from servers) + (select count(*) from refund_requests))::int as n`,
    )
    expect(n).toBe(1)
  })

  test('withdraw: only the owner can, once, until the request is decided', async () => {
    await credit(paying.db, anna.accountId, 1_000)
    await of.ask(anna, 400)
    const { id } = await of.newestOf(anna)
    const boris = await customerForTest(paying, 'boris')
    expect((await of.shown(boris)).requests).toEqual([])
    expect((await boris.call('DELETE', `/api/refunds/${id}`)).status).toBe(404)
    const withdraw = () => anna.call('DELETE', `/api/refunds/${id}`)
    for (const answer of await Promise.all([withdraw(), withdraw()])) expect(answer.status).toBe(200)
    expect(await of.shown(anna)).toMatchObject({
      available: { minor: 1_000 },
      requests: [{ state: 'withdrawn' }],
    })
    await of.ask(anna, 500)
    await of.run('approve', '2', '--confirm')
    const [second] = (await of.shown(anna)).requests
    expect(await errorOf(await anna.call('DELETE', `/api/refunds/${second?.id}`))).toMatchObject({
      code: 'refund_refused',
      fields: { state: 'approved' },
    })
    await of.expectSoundBooks()
  })
})

describe('deciding', () => {
  test('approve: the newest payments are refunded first, up to their sum; the rest is paid by bank', async () => {
    await credit(paying.db, anna.accountId, 300)
    await of.paid(anna, { sum: 1_000 })
    paying.pass(1)
    await of.paid(anna, { method: 'erip', sum: 2_000, fee: 20 })
    await of.ask(anna, 3_200)
    expect(await of.run('approve', '1')).toEqual([
      'Refund 1 of 32.00 BYN to anna would be paid out as follows:',
      '    20.00 BYN  by bepaid, back from invoice 1002',
      '    10.00 BYN  by bepaid, back from invoice 1001',
      '    2.00 BYN  by bank: no payment covers it',
      'To approve it: npm run zubr -- refund approve 1 --confirm',
    ])
    expect(await of.parts()).toEqual([])
    await of.run('approve', '1', '--confirm')
    await of.work()
    expect(await of.parts()).toEqual([
      { part: 1, amount: 2_000, processor: 'bepaid', state: 'waiting' },
      { part: 2, amount: 1_000, processor: 'bepaid', state: 'refunded' },
      { part: 3, amount: 200, processor: null, state: 'by_bank' },
    ])
    expect(await of.shown(anna)).toMatchObject({ requests: [{ state: 'approved', byBank: { minor: 200 } }] })
    await of.run('paid', '1', '3')
    expect((await of.shown(anna)).requests).toMatchObject([{ state: 'approved', byBank: { minor: 0 } }])
    // ERIP takes days, and its notification is lost.
    paying.pass(60)
    await processDueRefunds(paying.context)
    expect((await of.shown(anna)).requests).toMatchObject([
      { state: 'paid', paidAt: paying.time.now.toISOString() },
    ])
    expect(await mails()).toEqual(['refund_requested', 'refund_approved', 'refund_paid'])
    const invoices = (await (await anna.call('GET', '/api/invoices')).json()) as { invoices: object[] }
    // The payment system does not refund its fee.
    expect(invoices.invoices).toMatchObject([
      { number: 1_002, state: 'refunded', refunded: { minor: 2_000 } },
      { number: 1_001, state: 'refunded' },
    ])
    await of.expectSoundBooks()
    await of.expectSameAsProcessor()
    expect(await of.ledger('bank')).toBe(-300 + 200)
  })

  test('decline: the money returns to the balance, with the reason', async () => {
    await credit(paying.db, anna.accountId, 1_000)
    await of.ask(anna, 700)
    await expect(of.run('decline', '1')).rejects.toThrow('usage: refund decline')
    expect(await of.run('decline', '1', 'the', 'account', 'is', 'disputed')).toEqual([
      'Refund 1 is declined; 7.00 BYN are on the balance again. The customer reads: the account is disputed',
    ])
    expect(await of.shown(anna)).toMatchObject({
      available: { minor: 1_000 },
      requests: [{ state: 'declined', reason: 'the account is disputed' }],
    })
    await expect(of.run('approve', '1', '--confirm')).rejects.toThrow('refund 1 is declined already')
    await expect(of.run('show', '2')).rejects.toThrow('there is no refund 2')
    expect(await mails()).toEqual(['refund_requested', 'refund_declined'])
  })

  test('concurrency: approved twice, or approved and withdrawn, it is paid at most once', async () => {
    await of.paid(anna)
    await of.ask(anna, 600)
    const { id } = await of.newestOf(anna)
    const tries = await Promise.allSettled([
      of.run('approve', '1', '--confirm'),
      of.run('approve', '1', '--confirm'),
      anna.call('DELETE', `/api/refunds/${id}`),
    ])
    await of.work()
    const [request] = (await of.shown(anna)).requests
    const isWithdrawn = request?.state === 'withdrawn'
    expect(of.paidOut()).toEqual(isWithdrawn ? [] : [600])
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(isWithdrawn ? 2 : 1)
    await of.expectSoundBooks()
    await of.expectSameAsProcessor()
  })

  test('split: a refunded part of a payment is not refunded again', async () => {
    await of.paid(anna, { method: 'card-rub', sum: 10_000, fee: 300 })
    for (const [n, sum] of [
      [1, 4_000],
      [2, 6_000],
    ] as const) {
      await of.ask(anna, sum)
      await of.run('approve', String(n), '--confirm')
      await of.work()
    }
    expect(of.paidOut()).toEqual([4_000, 6_000])
    await credit(paying.db, anna.accountId, 500, 'RUB')
    await of.ask(anna, 500)
    await of.run('approve', '3', '--confirm')
    expect((await of.parts()).at(-1)).toMatchObject({ processor: null, state: 'by_bank' })
    await of.expectSoundBooks()
    await of.expectSameAsProcessor()
  })

  test('account deletion: an open request is still owed, and paid', async () => {
    await of.paid(anna)
    await of.ask(anna, 1_000)
    await anna.call('POST', '/api/account/delete', { password: '' })
    expect((await of.run('list'))[0]).toMatch(
      /\(account deleted\) {2}10\.00 BYN {2}requested, to be reviewed by/,
    )
    await of.run('approve', '1', '--confirm')
    await of.work()
    expect(of.paidOut()).toEqual([1_000])
    expect(await of.rows('select state from refund_requests')).toEqual([{ state: 'paid' }])
    await of.expectSoundBooks()
  })
})

test.each([
  'update refund_requests set amount = 1',
  'delete from refund_requests',
  `update refund_requests set state = 'requested'`,
  'update payment_refunds set amount = 1',
  `update payment_refunds set state = 'asking'`,
  'delete from payment_refunds',
])('trigger: a refund request does not change: %s', async (statement) => {
  await of.paid(anna)
  await of.ask(anna, 1_000)
  await of.run('approve', '1', '--confirm')
  await of.work()
  await expect(paying.db.$client.query(statement)).rejects.toThrow(/does not change|are kept/)
})
