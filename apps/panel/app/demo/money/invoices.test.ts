import type { NewInvoice } from '@zubr/contracts/payments/endpoints'
import type { AnswerOf, Args } from '@zubr/contracts/request'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDemo } from '../demo-api.ts'
import type { PanelKey } from '../handlers.ts'
import { newInvoiceOf } from './testing/questions.ts'

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
  const pay = (key: string, change: Partial<NewInvoice> = {}) =>
    ask('POST /api/invoices', {
      headers: { 'idempotency-key': key },
      body: { ...newInvoiceOf(2_000), ...change },
    })
  return { ask, pay }
}

test('invoice: it is paid at once, exactly once, and marked as a trial', async () => {
  const { ask, pay } = demoForTest()
  const { balance } = await ask('GET /api/balance')
  const invoice = await pay('invoice-1')
  expect(invoice).toMatchObject({ state: 'paid', trial: true, checkoutUrl: null, sum: { minor: 2_000 } })
  expect((await pay('invoice-1')).id).toBe(invoice.id)
  expect(await ask('GET /api/invoices/:id', { params: { id: invoice.id } })).toEqual(invoice)
  const after = await ask('GET /api/balance')
  expect(after.balance?.minor).toBe((balance?.minor ?? 0) + 2_000)
  expect(after.entries[0]).toMatchObject({ kind: 'payment', reason: String(invoice.number) })
})

test('order: a payment for a server creates it, or leaves the money on the balance', async () => {
  const { ask, pay } = demoForTest()
  const order = {
    ...{ plan: 'java-2', name: 'Mine', subdomain: 'mine', node: 'Minsk-1', promoCode: null, eula: true },
    core: { id: 'paper', version: '1.21.11' },
  }
  const { order: made } = await pay('invoice-1', { order })
  expect(made?.state).toBe('created')
  expect((await ask('GET /api/servers')).find(({ id }) => id === made?.server)?.name).toBe('Mine')
  const { balance } = await ask('GET /api/balance')
  expect((await pay('invoice-2', { order })).order).toMatchObject({ state: 'failed', server: null })
  expect((await ask('GET /api/balance')).balance?.minor).toBe((balance?.minor ?? 0) + 2_000)
})
