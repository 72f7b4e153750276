import type { Balance } from '@zubr/contracts/payments/balance'
import { notificationPaths } from '@zubr/contracts/payments/endpoints'
import fc from '@zubr/testing/property'
import { byTier, testSeed } from '@zubr/testing/tier'
import type { Checkout } from '@zubr/trial-processor/checkout'
import { type Message, messageOf } from '@zubr/trial-processor/notifications'
import { expect, test } from 'vitest'
import { type Customer, customerForTest } from '../servers/testing/servers.ts'
import { type Forgery, forgeries, type Unpaid } from './testing/forgeries.ts'
import { invoiceOf, pay, payingForTest } from './testing/payments.ts'

const [count, replays] = byTier({ change: [400, 80], nightly: [1_200, 1_000] })
/**
 * Accepted but not trusted (200), or unreadable, not from the processor, too large, without a type.
 */
const expected = [200, 400, 403, 413, 415]

test(`forgery: ${count} forged notifications credit nothing; true ones sent ${replays} times credit once`, {
  timeout: 300_000,
}, async () => {
  const seed = testSeed('FORGED_SEED')
  // The processors send no notifications by themselves, only those that the test sends.
  const paying = await payingForTest({ faults: () => [] })
  const { app, trial, credentials, logged, db } = paying
  const rows = async (text: string) => (await db.$client.query(text)).rows
  const ways = [
    { login: 'anna', method: 'card', sum: 1_000, fee: 0 },
    { login: 'boris', method: 'erip', sum: 5_000, fee: 50 },
    { login: 'rita', method: 'card-rub', sum: 10_000, fee: 300 },
  ]
  const payers: { customer: Customer; checkout: Checkout; sum: number }[] = []
  const unpaid: Unpaid[] = []
  const truths: Message[] = []
  for (const { login, ...payment } of ways) {
    const customer = await customerForTest(paying, login)
    const checkoutOf = async () => {
      const { checkoutUrl, id } = await invoiceOf(await pay(customer, payment))
      const checkout = trial.checkouts.find(checkoutUrl?.split('/').at(-1) ?? '')
      if (!checkout) throw new Error('no such page')
      trial.checkouts.open(checkout)
      const { wire: processor, handle, minor, currency } = checkout
      unpaid.push({ processor, id, handle, minor, currency })
      return checkout
    }
    payers.push({ customer, checkout: await checkoutOf(), sum: payment.sum })
    // A genuine notification of a decline, which the forgeries alter.
    const other = await checkoutOf()
    const move = trial.checkouts.decline(other, 'funds')
    const message = move && messageOf(other, move, credentials)
    if (message) truths.push(message)
  }
  const send = ({ to, headers, body, from }: Pick<Forgery, 'to' | 'headers' | 'body' | 'from'>) =>
    app.inject({ method: 'POST', url: notificationPaths[to], headers, payload: body, remoteAddress: from })

  const statuses = new Map<string, number>()
  for (const forgery of fc.sample(forgeries({ credentials, unpaid, truths }), { numRuns: count, seed })) {
    const { statusCode, body } = await send(forgery)
    const { what, to, mayBeTaken } = forgery
    const details = `${what} to ${to} → ${statusCode} ${body} ${JSON.stringify(forgery.headers)} ${forgery.body.toString('latin1').slice(0, 300)}`
    const why = statusCode < 500 ? '' : logged.filter((line) => line.includes('"level":50')).at(-1)
    expect(expected, `${details} ${why}`).toContain(statusCode)
    if (!mayBeTaken) expect(statusCode, details).not.toBe(200)
    statuses.set(`${what} ${statusCode}`, (statuses.get(`${what} ${statusCode}`) ?? 0) + 1)
  }
  // All kinds were sent, and those with valid credentials were read back.
  expect(Number(statuses.get('untrue 200'))).toBeGreaterThan(count / 20)
  expect(Number(statuses.get('an odd shape 413'))).toBeGreaterThan(0)
  expect(new Set([...statuses.keys()].map((key) => key.replace(/ \d+$/, ''))).size).toBe(17)
  await paying.work()
  expect(await rows('select uid from processor_transactions')).toEqual([])
  expect(await rows('select id from journal_entries')).toEqual([])
  expect(await rows('select id from processor_notifications where processed_at is null')).toEqual([])

  const balanceOf = async ({ customer }: (typeof payers)[number]) =>
    ((await (await customer.call('GET', '/api/balance')).json()) as Balance).balance?.minor ?? 0
  for (const payer of payers) {
    const { checkout, sum } = payer
    expect(await balanceOf(payer)).toBe(0)
    const move = trial.checkouts.pay(checkout)
    const message = move && messageOf(checkout, move, credentials)
    if (!message) throw new Error('unreachable')
    const { headers, body } = message
    const truth = { to: checkout.wire, headers, body: Buffer.from(body), from: '127.0.0.1' }
    // Half of them arrive before the first is processed.
    for (const half of [0, 1]) {
      for (let sent = 0; sent < replays / 2; sent += 20) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => send(truth)))
        expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
      }
      await paying.work()
      expect(await balanceOf(payer), `${half}`).toBe(sum)
    }
  }
  expect(await rows('select uid from processor_transactions')).toHaveLength(payers.length)
  expect(await rows('select id from journal_entries')).toHaveLength(payers.length)
  expect(await rows('select max(received_count)::int from processor_notifications')).toEqual([
    { max: replays },
  ])
  const secrets = [credentials.secretKey, Buffer.from(credentials.secretKey).toString('base64').slice(4, -4)]
  expect(logged.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
})
