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

/** Watches a bill that the API answers so; what was told, and the seconds at which it was asked for. */
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

test('a bill that waits is asked for at once, soon again, and then rarer and rarer', async () => {
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

test('a paid one whose server is being created is asked for quickly again, until the server is there', async () => {
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
  'a bill that is %s is left alone, and looked at again by who comes back to the page',
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

test('nobody is asked while nobody looks', async () => {
  const { asks } = await watching({})
  see(true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(asks()).toBe(1)
  see(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(asks()).toBe(2)
})

test('while the API is away what was known stays, it is said, and asking goes on by itself', async () => {
  const { told, watch } = await watching({})
  answer = () => Promise.reject(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(told.at(-1)).toMatchObject({ isAway: true, bill: { state: 'waiting' } })
  says({ state: 'paid' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told.at(-1)).toMatchObject({ isAway: false, bill: { state: 'paid' } })
  watch.stop()
})

test('a connection that is back is used at once', async () => {
  answer = () => Promise.reject(new TypeError('offline'))
  const told: Watched[] = []
  watchBill('https://panel.zubr.example/api/bills/1', (watched) => told.push(watched))
  await vi.advanceTimersByTimeAsync(300_000)
  says({ state: 'paid' })
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(told.at(-1)?.bill?.state).toBe('paid')
})

test('who presses the button need not wait for the next pause', async () => {
  const { watch, told } = await watching({})
  await vi.advanceTimersByTimeAsync(600_000)
  says({ state: 'paid' })
  watch.ask()
  await vi.advanceTimersByTimeAsync(1)
  expect(told.at(-1)?.bill?.state).toBe('paid')
})

test('who asks too often waits as long as the API says', async () => {
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

test.each([404, 400])('%i says that there is no such bill, and is not asked again', async (status) => {
  answer = () => new Response(null, { status })
  const told: Watched[] = []
  watchBill('https://panel.zubr.example/api/bills/1', (watched) => told.push(watched))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(told).toEqual([{ bill: null, isUnknown: true, isAway: false }])
})

test.each([
  ['?bill=6F1F5D0E', '6f1f5d0e'],
  ['?token=1&bill=a&uid=2', 'a'],
  ['?bill=', undefined],
  ['', undefined],
])('the address %s names the bill %s', (search, id) => {
  expect(billIdIn(search)).toBe(id)
})
