import type { Invoice } from '@zubr/contracts/payments/invoices'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeBackend, setFakeBackend } from '../../api/fake-backend.ts'
import { ApiFailure } from '../../api/request.ts'
import { switchToMemory } from '../../storage.ts'
import { invoiceFor } from './payment.ts'

const body = { method: 'card-byn', sum: 1_000, fee: 0 }
const waiting = { checkoutUrl: 'https://pay.example/1', state: 'waiting', timesPaid: 0 } as Invoice
const ended = (state: Invoice['state'], timesPaid = 0) => ({ checkoutUrl: null, state, timesPaid }) as Invoice

let forget: () => void
beforeEach(() => {
  forget = switchToMemory()
})
afterEach(() => {
  forget()
  setFakeBackend(undefined)
})

/**
 * Returns the responses one after another; the result lists the idempotency keys of the requests.
 */
function api(...answers: (Invoice | ApiFailure)[]): string[] {
  const keys: string[] = []
  const ask = async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? '')
    const answer = answers.shift()
    if (answer instanceof ApiFailure) throw answer
    return answer
  }
  setFakeBackend({ ask } as unknown as FakeBackend)
  return keys
}

test('idempotency: one intent is one invoice, until the API answers and while the invoice can be paid', async () => {
  const keys = api(new ApiFailure('network'), new ApiFailure('unavailable'), waiting, waiting)
  for (let n = 0; n < 2; n++) await expect(invoiceFor('here', body)).rejects.toThrow()
  for (let n = 0; n < 2; n++) expect(await invoiceFor('here', body)).toBe(waiting)
  expect(new Set(keys).size).toBe(1)
})

test('idempotency: another sum, or the same sum on another page, is another invoice', async () => {
  const keys = api(waiting, waiting, waiting)
  await invoiceFor('here', body)
  await invoiceFor('there', body)
  await invoiceFor('here', { ...body, sum: 2_000 })
  expect(new Set(keys).size).toBe(3)
})

test.each(['expired', 'declined', 'refused'] as const)(
  'invoice: after one that is %s a new one is made at once',
  async (state) => {
    const keys = api(ended(state), waiting)
    expect(await invoiceFor('here', body)).toBe(waiting)
    expect(new Set(keys).size).toBe(2)
  },
)

test('invoice: a paid one is returned before another is made', async () => {
  const paid = ended('paid', 1)
  const keys = api(paid, waiting)
  expect(await invoiceFor('here', body)).toBe(paid)
  expect(await invoiceFor('here', body)).toBe(waiting)
  expect(new Set(keys).size).toBe(2)
})

test('invoice: a refused request is sent again with a new key', async () => {
  const keys = api(new ApiFailure('payment_refused', { fee: 'changed' }), waiting)
  await expect(invoiceFor('here', body)).rejects.toThrow()
  await invoiceFor('here', body)
  expect(new Set(keys).size).toBe(2)
})
