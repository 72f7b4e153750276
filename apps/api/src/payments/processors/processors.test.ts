import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newCredentials } from '@zubr/trial-processor/credentials'
import { messageOf } from '@zubr/trial-processor/notifications'
import { startTrialProcessor } from '@zubr/trial-processor/trial-processor'
import { describe, expect, onTestFinished, test } from 'vitest'
import { trialProcessors } from '../processors.ts'
import { BepaidProcessor } from './bepaid.ts'
import { type NewCheckout, type Processor, pageOf } from './processor.ts'
import { YookassaProcessor } from './yookassa.ts'

const credentials = newCredentials('of-tests')

async function trialForTest() {
  const trial = await startTrialProcessor({
    ...{ host: '127.0.0.1', port: 0, credentials },
    yookassaNotifyAt: 'http://127.0.0.1:9/nobody',
  })
  onTestFinished(() => trial.close())
  const [bepaid, yookassa] = trialProcessors({ url: trial.url, ...credentials }, { vatCode: 1 }) as [
    Processor,
    Processor,
  ]
  return { trial, bepaid, yookassa }
}

const newCheckout = (change: Partial<NewCheckout> = {}): NewCheckout => ({
  invoiceId: randomUUID(),
  number: 1_042,
  total: { currency: 'BYN', minor: 1_030 },
  fee: 30,
  processorMethod: 'credit_card',
  description: 'Пополнение баланса, счёт 1042',
  locale: 'ru',
  email: 'player@players.example',
  expiresAt: new Date(Date.now() + 3_600_000),
  returnTo: {
    paid: 'http://localhost:3000/pay/success',
    declined: 'http://localhost:3000/pay/error',
    left: 'http://localhost:3000/pay/bill',
  },
  notifyAt: 'http://127.0.0.1:9/nobody',
  ...change,
})

const kinds = [
  ['bepaid', { processorMethod: 'credit_card' }],
  ['bepaid', { processorMethod: 'erip' }],
  ['yookassa', { processorMethod: 'bank_card', total: { currency: 'RUB', minor: 10_300 } }],
] as const

describe.each(kinds)('%s by %j', (name, change) => {
  const begin = async () => {
    const { trial, ...both } = await trialForTest()
    const processor = both[name]
    const payment = newCheckout(change)
    const { checkoutId, checkoutUrl } = await processor.createCheckout(payment)
    const checkout = trial.checkouts.find(checkoutId)
    if (!checkout) throw new Error('unreachable')
    const key = { invoiceId: payment.invoiceId, processorMethod: payment.processorMethod, checkoutId }
    return { trial, processor, payment, key, checkout, checkoutUrl }
  }

  test('payment: is created, paid, read back and found', async () => {
    const { trial, processor, payment, key, checkout, checkoutUrl } = await begin()
    expect(new URL(checkoutUrl).origin).toBe(trial.url)
    expect(checkout).toMatchObject({ minor: payment.total.minor, description: payment.description })
    expect(await processor.readCheckout(key)).toMatchObject({ ended: null })
    const move = trial.checkouts.pay(checkout)
    const { transactions } = await processor.readCheckout(key)
    expect(transactions).toEqual([
      {
        uid: move?.uid,
        type: 'payment',
        state: 'done',
        money: payment.total,
        invoiceId: payment.invoiceId,
        parentUid: null,
        refundId: null,
        occurredAt: new Date(move?.at ?? ''),
        isTest: true,
        reason: null,
      },
    ])
    expect(await processor.findTransaction(move?.uid ?? '')).toEqual(transactions[0])
    expect(await processor.findTransaction(randomUUID())).toBeNull()
    const all = []
    for await (const each of processor.listTransactions(
      new Date(Date.now() - 60_000),
      new Date(Date.now() + 60_000),
    ))
      all.push(each)
    expect(all).toContainEqual(transactions[0])
  })

  test('refund: partial refunds are made once for each id of ours, and never exceed the payment', async () => {
    const { trial, processor, payment, checkout } = await begin()
    const parentUid = trial.checkouts.pay(checkout)?.uid ?? ''
    const refund = {
      id: randomUUID(),
      parentUid,
      processorMethod: payment.processorMethod,
      amount: { ...payment.total, minor: 400 },
      email: null,
    }
    const answer = await processor.requestRefund(refund)
    expect(answer).toMatchObject({ type: 'refund', parentUid, refundId: refund.id, money: refund.amount })
    const span = {
      invoiceId: payment.invoiceId,
      processorMethod: payment.processorMethod,
      since: new Date(Date.now() - 60_000),
      until: new Date(Date.now() + 60_000),
    }
    if (answer.state === 'done')
      expect(await processor.findRefund(refund, span)).toMatchObject({ uid: answer.uid })
    expect(await processor.findRefund({ id: randomUUID(), parentUid }, span)).toBeNull()
    if (processor.refundsOnce)
      expect(await processor.requestRefund(refund)).toMatchObject({ uid: answer.uid })
    await expect(
      processor.requestRefund({ ...refund, id: randomUUID(), amount: payment.total }),
    ).rejects.toThrow(/answered with status 4/)
  })

  test("notifications: accepted with the processor's authentication, refused with any other", async () => {
    const { trial, processor, payment, checkout } = await begin()
    const move = trial.checkouts.pay(checkout)
    const message = move && messageOf(checkout, move, credentials)
    if (!message) throw new Error('unreachable')
    const parsed = (body: string, headers: Record<string, string | undefined>, address = '127.0.0.1') =>
      processor.parseNotification({
        body: Buffer.from(body),
        authorization: headers.authorization,
        signature: headers['content-signature'],
        address,
      })
    expect(parsed(message.body, message.headers)).toMatchObject({
      uid: move?.uid,
      invoiceId: payment.invoiceId,
    })
    const broken = message.body.slice(0, -1)
    expect(parsed(broken, message.headers)).toBeNull()
    if (name === 'yookassa') {
      expect(parsed(message.body, message.headers, '192.0.2.7')).toBeNull()
      return
    }
    expect(parsed(message.body.replace('1030', '9030'), message.headers)).toBeNull()
    // Only the signature counts, as in bePaid's own library.
    expect(parsed(message.body, { ...message.headers, authorization: 'Basic eDp5' })).not.toBeNull()
    expect(parsed(message.body, { ...message.headers, 'content-signature': undefined })).toBeNull()
    expect(parsed(message.body, { ...message.headers, 'content-signature': 'AAAA' })).toBeNull()
  })
})

test('bepaid: requests error codes of the third version, which explain declines', async () => {
  const versions: unknown[] = []
  const server = createServer((request, response) => {
    const version = request.headers['x-api-version']
    versions.push(version)
    const answer = version === '3' ? { code: 'F.0006', message: 'Declined' } : { message: 'Declined' }
    const money = { amount: 1_030, currency: 'BYN', created_at: '2026-11-20T12:00:00Z' }
    response.end(
      JSON.stringify({ transaction: { uid: '1-a', type: 'payment', status: 'failed', ...money, ...answer } }),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hosts = { checkout: host, gateway: host, api: host, merchant: host }
  const processor = new BepaidProcessor({ shopId: '1', secretKey: 'x', test: true, hosts })
  expect(await processor.findTransaction('1-a')).toMatchObject({ state: 'failed', reason: 'card_data' })
  expect(versions).toEqual(['3'])
})

test.each([
  ['103.00', 'RUB', /pay.x$/],
  ['10.30', 'RUB', /another sum/],
  ['103.00', 'BYN', /another sum/],
])(
  'validation: a page for %s %s is refused where 103.00 RUB was requested',
  async (value, currency, expected) => {
    const server = createServer((_, response) => {
      const amount = { value, currency }
      const confirmation = { confirmation_url: 'http://localhost:3200/pay/x' }
      const created_at = '2026-11-20T12:00:00Z'
      response.end(
        JSON.stringify({ id: 'a', status: 'pending', amount, confirmation, created_at, test: true }),
      )
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const processor = new YookassaProcessor({
      ...{ shopId: '1', secretKey: 'test_x', receipt: null },
      host: `http://127.0.0.1:${port}`,
    })
    const creating = processor.createCheckout(
      newCheckout({ processorMethod: 'bank_card', total: { currency: 'RUB', minor: 10_300 } }),
    )
    const result = await creating.then(
      ({ checkoutUrl }) => checkoutUrl,
      (error: Error) => error.message,
    )
    expect(result).toMatch(expected)
  },
)

test.each([
  ['https://api.bepaid.by', 'https://checkout.bepaid.by/v2/checkout?token=x', true],
  ['https://api.bepaid.by', 'http://checkout.bepaid.by/v2/checkout?token=x', false],
  ['https://api.bepaid.by', 'javascript:alert(1)', false],
  ['http://localhost:3200', 'http://localhost:3200/pay/x', true],
  ['http://localhost:3200', 'data:text/html,x', false],
])('payment page: a customer of %s is redirected to %s: %s', (host, page, isLed) => {
  expect(pageOf(host).safeParse(page).success).toBe(isLed)
})

test('bepaid: transactions other than payments, refunds, voids and chargebacks are ignored', async () => {
  const transaction = (uid: string, type: string) => ({
    ...{
      uid,
      type,
      status: 'successful',
      amount: 1_030,
      currency: 'BYN',
      tracking_id: 'ours',
      parent_uid: 'paid',
    },
    created_at: '2026-11-20T12:00:00Z',
  })
  const types = ['payment', 'refund', 'void', 'chargeback', 'authorization', 'capture', 'chargeback_reversal']
  const server = createServer(({ url = '' }, response) => {
    const type = url.split('/').at(-1) ?? ''
    const answer = types.includes(type)
      ? { transaction: transaction(type, type) }
      : url.includes('tracking_id')
        ? { transactions: types.map((each) => transaction(each, each)) }
        : { checkout: { finished: true, expired: false, status: 'successful' } }
    response.end(JSON.stringify(answer))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hosts = { checkout: host, gateway: host, api: host, merchant: host }
  const processor = new BepaidProcessor({ shopId: '1', secretKey: 'x', test: true, hosts })
  const counted = ['payment', 'refund', 'void', 'chargeback']
  const { transactions } = await processor.readCheckout({
    invoiceId: 'ours',
    processorMethod: 'credit_card',
    checkoutId: 'x',
  })
  expect(transactions.map(({ uid }) => uid)).toEqual(counted)
  for (const type of types)
    expect(await processor.findTransaction(type), type).toEqual(
      counted.includes(type) ? expect.anything() : null,
    )
})
