import type { Invoice } from '@zubr/contracts/payments/invoices'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invoiceIdIn, type Watched, watchInvoice } from './invoice-watch.ts'
import { invoiceForTest, orderForTest } from './testing/invoice.ts'

let document = Object.assign(new EventTarget(), { hidden: false })
let window = new EventTarget()
let answer: () => Response | Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  document = Object.assign(new EventTarget(), { hidden: false })
  window = new EventTarget()
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * Watches an invoice with this API response; collects the updates and the request times in seconds.
 */
async function watching(change: Partial<Invoice>) {
  respondWith(change)
  const begun = Date.now()
  const updates: Watched[] = []
  const watch = watchInvoice('https://panel.zubr.example/api/invoices/1', (watched) => updates.push(watched))
  await vi.advanceTimersByTimeAsync(1)
  const asks = () => vi.mocked(fetch).mock.calls.length
  return { watch, updates, asks, seconds: () => Math.round((Date.now() - begun) / 1000) }
}
const respondWith = (change: Partial<Invoice>) => {
  answer = () => Response.json(invoiceForTest(change))
}
const see = (hidden: boolean) => {
  document.hidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

test('polling: a waiting invoice is requested at once and then with growing pauses', async () => {
  const { asks } = await watching({})
  expect(asks()).toBe(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asks()).toBe(4)
  await vi.advanceTimersByTimeAsync(600_000)
  const tenMinutes = asks()
  expect(tenMinutes).toBeLessThan(30)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(asks() - tenMinutes).toBe(60)
})

test('polling: a paid invoice is polled quickly until its server is created', async () => {
  const { updates, asks } = await watching({})
  await vi.advanceTimersByTimeAsync(600_000)
  respondWith({ state: 'paid', order: orderForTest('waiting') })
  await vi.advanceTimersByTimeAsync(60_000)
  respondWith({ state: 'paid', order: orderForTest('created', invoiceForTest().id) })
  const before = asks()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asks()).toBe(before + 1)
  expect(updates.at(-1)?.invoice?.order?.state).toBe('created')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(asks()).toBe(before + 1)
})

test.each(['paid', 'declined', 'expired', 'refused', 'refunded'] as const)(
  'polling: an invoice in state %s is not polled, but requested again when the page is revisited',
  async (state) => {
    const { updates, asks } = await watching({ state })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(asks()).toBe(1)
    respondWith({ state: 'paid' })
    see(true)
    see(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(updates.at(-1)?.invoice?.state).toBe('paid')
  },
)

test('polling: a hidden page sends no requests', async () => {
  const { asks } = await watching({})
  see(true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(asks()).toBe(1)
  see(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(asks()).toBe(2)
})

test('polling: an API outage keeps the last invoice, is reported, and polling continues', async () => {
  const { updates, watch } = await watching({})
  answer = () => Promise.reject(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(updates.at(-1)).toMatchObject({ isAway: true, invoice: { state: 'waiting' } })
  respondWith({ state: 'paid' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(updates.at(-1)).toMatchObject({ isAway: false, invoice: { state: 'paid' } })
  watch.stop()
})

test('polling: a restored connection triggers a request at once', async () => {
  answer = () => Promise.reject(new TypeError('offline'))
  const updates: Watched[] = []
  watchInvoice('https://panel.zubr.example/api/invoices/1', (watched) => updates.push(watched))
  await vi.advanceTimersByTimeAsync(300_000)
  respondWith({ state: 'paid' })
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(updates.at(-1)?.invoice?.state).toBe('paid')
})

test('polling: the button requests the invoice without waiting for the pause', async () => {
  const { watch, updates } = await watching({})
  await vi.advanceTimersByTimeAsync(600_000)
  respondWith({ state: 'paid' })
  watch.ask()
  await vi.advanceTimersByTimeAsync(1)
  expect(updates.at(-1)?.invoice?.state).toBe('paid')
})

test('rate limit: polling waits as long as the API demands', async () => {
  const { asks, updates } = await watching({})
  answer = () => new Response(null, { status: 429, headers: { 'retry-after': '45' } })
  await vi.advanceTimersByTimeAsync(1_000)
  const before = asks()
  await vi.advanceTimersByTimeAsync(44_000)
  expect(asks()).toBe(before)
  respondWith({ state: 'paid' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(updates.at(-1)?.invoice?.state).toBe('paid')
})

test.each([404, 400])(
  'polling: status %i means an unknown invoice, which is not requested again',
  async (status) => {
    answer = () => new Response(null, { status })
    const updates: Watched[] = []
    watchInvoice('https://panel.zubr.example/api/invoices/1', (watched) => updates.push(watched))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(updates).toEqual([{ invoice: null, isUnknown: true, isAway: false }])
  },
)

test.each([
  ['?bill=6F1F5D0E', '6f1f5d0e'],
  ['?token=1&bill=a&uid=2', 'a'],
  ['?bill=', undefined],
  ['', undefined],
])('URL: the address %s names the invoice %s', (search, id) => {
  expect(invoiceIdIn(search)).toBe(id)
})
