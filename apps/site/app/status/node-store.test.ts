import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overallOf, tellsForMs } from './node-stats.ts'
import { createNodeStore, refreshMs } from './node-store.ts'

/** A separate document per test: earlier stores keep their listeners. */
let document = Object.assign(new EventTarget(), { hidden: false })
const answer = () => Response.json([{ name: 'a', load: 1, problem: null, duration: 60 }])

beforeEach(() => {
  vi.useFakeTimers()
  document = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A store with its first response, and the states shown since. */
async function openStore() {
  const store = createNodeStore('https://panel.zubr.example/nodes_stats')
  const said: string[] = []
  store.subscribe(() => said.push(overallOf(store.snapshot()).state))
  await vi.advanceTimersByTimeAsync(10)
  expect(said).toEqual(['allWell'])
  return { store, said }
}

test('node store: after two minutes of failures the list stays but the state becomes unknown', async () => {
  const { store, said } = await openStore()
  vi.mocked(fetch).mockRejectedValue(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(tellsForMs.fetched - 5_000)
  expect(new Set(said)).toEqual(new Set(['allWell']))
  expect(store.snapshot().phase).toBe('stale')
  await vi.advanceTimersByTimeAsync(refreshMs + 5_000)
  expect(store.snapshot()).toMatchObject({ phase: 'unknown', nodes: [{ name: 'a', load: 1 }] })
  const before = said.length
  await vi.advanceTimersByTimeAsync(10 * refreshMs)
  expect(new Set(said.slice(before))).toEqual(new Set(['unknown']))
  vi.mocked(fetch).mockImplementation(async () => answer())
  await vi.advanceTimersByTimeAsync(refreshMs)
  expect(said.at(-1)).toBe('allWell')
})

test('node store: a tab visible after hours shows no old state while it requests', async () => {
  const { said } = await openStore()
  document.hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(3 * 3_600_000)
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.mocked(fetch).mockReturnValue(promise)
  document.hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10)
  expect(said.at(-1)).toBe('checking')
  resolve(answer())
  await vi.advanceTimersByTimeAsync(10)
  expect(said.at(-1)).toBe('allWell')
})
