import { beforeEach, expect, test, vi } from 'vitest'
import { ping, pingAll, probePauseMs } from './ping.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** A fake network: each probe is answered after the given milliseconds, or fails for null. */
function network(answers: (number | null)[]) {
  const requestedAt: number[] = []
  const fetch = vi.fn(async (_url: string) => {
    requestedAt.push(performance.now())
    const ms = answers.shift()
    if (ms === null || ms === undefined) throw new TypeError('no answer')
    await new Promise((resolve) => setTimeout(resolve, ms))
  })
  vi.stubGlobal('fetch', fetch)
  return { asked: requestedAt, fetch }
}

async function measured(answers: (number | null)[]): Promise<number | null> {
  network(answers)
  const found = ping('https://node/ping')
  await vi.runAllTimersAsync()
  return found
}

test.each([
  ['the first', [20, 90], 20],
  ['the second', [90, 20], 20],
])('ping: of two probes the shorter time counts when it is %s', async (_, answers, kept) => {
  expect(await measured(answers)).toBe(kept)
})

test('ping: a failed probe is skipped; if both fail the result is null, never 0', async () => {
  expect(await measured([null, 40])).toBe(40)
  expect(await measured([40, null])).toBe(40)
  expect(await measured([null, null])).toBeNull()
})

test('ping: a node gets two probes, the second 150 ms after the first answer', async () => {
  const { asked: requestedAt } = network([30, 30])
  const found = ping('https://node/ping')
  await vi.runAllTimersAsync()
  await found
  expect(requestedAt.map((at) => at - (requestedAt[0] ?? 0))).toEqual([0, 30 + probePauseMs])
})

test('ping: each node is probed at its address, and its result is reported', async () => {
  const { fetch } = network([10, 10, 10, 10])
  const found: Record<string, number | null> = {}
  const urlOf = (name: string) => `https://${name}.nodes/ping`
  const all = pingAll(['minsk-1', 'b'], urlOf, (name, ms) => {
    found[name] = ms
  })
  await vi.runAllTimersAsync()
  await all
  expect(found).toEqual({ 'minsk-1': 10, b: 10 })
  expect(new Set(fetch.mock.calls.map(([url]) => url))).toEqual(
    new Set(['https://minsk-1.nodes/ping', 'https://b.nodes/ping']),
  )
})
