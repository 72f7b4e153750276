import type { NewPayment } from '@zubr/contracts/payments/endpoints'
import type { AnswerOf, Args } from '@zubr/contracts/request'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDemo } from '../demo-api.ts'
import type { PanelKey } from '../handlers.ts'
import { paymentOf } from './testing/questions.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T17:40:00Z') }))
afterEach(() => void vi.useRealTimers())

function demoForTest() {
  const demo = openDemo('en')
  async function ask<K extends PanelKey>(key: K, ...args: Args<K>): Promise<AnswerOf<K>> {
    const answer = demo.ask(key, ...args)
    answer.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(100)
    return answer
  }
  const pay = (key: string, change: Partial<NewPayment> = {}) =>
    ask('POST /api/payments', {
      headers: { 'idempotency-key': key },
      body: { ...paymentOf(2_000), ...change },
    })
  return { ask, pay }
}

test('bill: it is paid at once, exactly once, and marked as a trial', async () => {
  const { ask, pay } = demoForTest()
  const { balance } = await ask('GET /api/balance')
  const bill = await pay('payment-1')
  expect(bill).toMatchObject({ state: 'paid', trial: true, checkoutUrl: null, sum: { minor: 2_000 } })
  expect((await pay('payment-1')).id).toBe(bill.id)
  expect(await ask('GET /api/bills/:id', { params: { id: bill.id } })).toEqual(bill)
  const after = await ask('GET /api/balance')
  expect(after.balance?.minor).toBe((balance?.minor ?? 0) + 2_000)
  expect(after.entries[0]).toMatchObject({ kind: 'payment', reason: String(bill.number) })
})

test('order: a payment for a server creates it, or leaves the money on the balance', async () => {
  const { ask, pay } = demoForTest()
  const order = {
    ...{ plan: 'java-2', name: 'Mine', subdomain: 'mine', node: 'Minsk-1', promoCode: null, eula: true },
    core: { id: 'paper', version: '1.21.11' },
  }
  const { order: made } = await pay('payment-1', { order })
  expect(made?.state).toBe('created')
  expect((await ask('GET /api/servers')).find(({ id }) => id === made?.server)?.name).toBe('Mine')
  const { balance } = await ask('GET /api/balance')
  expect((await pay('payment-2', { order })).order).toMatchObject({ state: 'failed', server: null })
  expect((await ask('GET /api/balance')).balance?.minor).toBe((balance?.minor ?? 0) + 2_000)
})
