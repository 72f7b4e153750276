import type { Bill } from '@zubr/contracts/payments/bills'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { billIdIn, type Watched, watchBill } from './bill-watch.ts'
import { billForTest, orderForTest } from './testing/bill.ts'

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

/** Watches a bill with this API response; collects the updates and the request times in seconds. */
async function watching(change: Partial<Bill>) {
  says(change)
  const begun = Date.now()
  const told: Watched[] = []
  const watch = watchBill('https://panel.zubr.example/api/bills/1', (watched) => told.push(watched))
  await vi.advanceTimersByTimeAsync(1)
  const asks = () => vi.mocked(fetch).mock.calls.length
  return { watch, told, asks, seconds: () => Math.round((Date.now() - begun) / 1000) }
}
const says = (change: Partial<Bill>) => {
  answer = () => Response.json(billForTest(change))
}
const see = (hidden: boolean) => {
  document.hidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

test('polling: a waiting bill is requested at once and then with growing pauses', async () => {
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

test('polling: a paid bill is polled quickly until its server is created', async () => {
  const { told, asks } = await watching({})
  await vi.advanceTimersByTimeAsync(600_000)
  says({ state: 'paid', order: orderForTest('waiting') })
  await vi.advanceTimersByTimeAsync(60_000)
  says({ state: 'paid', order: orderForTest('created', billForTest().id) })
  const before = asks()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asks()).toBe(before + 1)
  expect(told.at(-1)?.bill?.order?.state).toBe('created')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(asks()).toBe(before + 1)
})

test.each(['paid', 'declined', 'expired', 'refused', 'refunded'] as const)(
  'polling: a bill in state %s is not polled, but requested again when the page is revisited',
  async (state) => {
    const { told, asks } = await watching({ state })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(asks()).toBe(1)
    says({ state: 'paid' })
    see(true)
    see(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(told.at(-1)?.bill?.state).toBe('paid')
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

test('polling: an API outage keeps the last bill, is reported, and polling continues', async () => {
  const { told, watch } = await watching({})
  answer = () => Promise.reject(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(told.at(-1)).toMatchObject({ isAway: true, bill: { state: 'waiting' } })
  says({ state: 'paid' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told.at(-1)).toMatchObject({ isAway: false, bill: { state: 'paid' } })
  watch.stop()
})

test('polling: a restored connection triggers a request at once', async () => {
  answer = () => Promise.reject(new TypeError('offline'))
  const told: Watched[] = []
  watchBill('https://panel.zubr.example/api/bills/1', (watched) => told.push(watched))
  await vi.advanceTimersByTimeAsync(300_000)
  says({ state: 'paid' })
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(told.at(-1)?.bill?.state).toBe('paid')
})

test('polling: the button requests the bill without waiting for the pause', async () => {
  const { watch, told } = await watching({})
  await vi.advanceTimersByTimeAsync(600_000)
  says({ state: 'paid' })
  watch.ask()
  await vi.advanceTimersByTimeAsync(1)
  expect(told.at(-1)?.bill?.state).toBe('paid')
})

test('rate limit: polling waits as long as the API demands', async () => {
  const { asks, told } = await watching({})
  answer = () => new Response(null, { status: 429, headers: { 'retry-after': '45' } })
  await vi.advanceTimersByTimeAsync(1_000)
  const before = asks()
  await vi.advanceTimersByTimeAsync(44_000)
  expect(asks()).toBe(before)
  says({ state: 'paid' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told.at(-1)?.bill?.state).toBe('paid')
})

test.each([404, 400])(
  'polling: status %i means an unknown bill, which is not requested again',
  async (status) => {
    answer = () => new Response(null, { status })
    const told: Watched[] = []
    watchBill('https://panel.zubr.example/api/bills/1', (watched) => told.push(watched))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(told).toEqual([{ bill: null, isUnknown: true, isAway: false }])
  },
)

test.each([
  ['?bill=6F1F5D0E', '6f1f5d0e'],
  ['?token=1&bill=a&uid=2', 'a'],
  ['?bill=', undefined],
  ['', undefined],
])('URL: the address %s names the bill %s', (search, id) => {
  expect(billIdIn(search)).toBe(id)
})
