import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { defaultLimits } from '../limits.ts'
import { defaultConcurrentStarts, StartQueue, type StartSlot } from './start-queue.ts'

/** A queue with a fake clock, and the names of started servers in order. */
function queueForTest(atOnce: number) {
  let elapsed = 0
  const waits = new Set<{ at: number; resolve(): void }>()
  const clock = {
    now: () => elapsed,
    elapsed: () => elapsed,
    wait: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const one = { at: elapsed + ms, resolve }
        waits.add(one)
        signal.addEventListener('abort', () => {
          waits.delete(one)
          resolve()
        })
      }),
  }
  const queue = new StartQueue({ maxConcurrent: atOnce, maxMs: 60_000, clock })
  const order: string[] = []
  const waited: string[] = []
  const begun = new Map<string, StartSlot>()
  const ask = (name: string, isRequested = false, signal = new AbortController().signal) =>
    queue.acquire({ isRequested, waits: () => waited.push(name) }, signal).then((slot) => {
      if (!slot) return
      order.push(name)
      begun.set(name, slot)
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    ...{ queue, order, waited, ask, settled },
    async end(name: string) {
      const tookMs = begun.get(name)?.end()
      await settled()
      return tookMs
    },
    async advance(ms: number) {
      elapsed += ms
      for (const one of waits) if (one.at <= elapsed) one.resolve()
      await settled()
    },
  }
}

test('start queue: one start for two cores, and one at least', () => {
  expect([1, 2, 3, 4, 16].map(defaultConcurrentStarts)).toEqual([1, 1, 1, 2, 8])
  expect(defaultLimits.maxConcurrentStarts).toBe(defaultConcurrentStarts(availableParallelism()))
})

test('start queue: the limit of concurrent starts holds, and the next starts when one ends', async () => {
  const { ask, order, waited, end, settled, advance } = queueForTest(2)
  for (const name of ['a', 'b', 'c', 'd']) void ask(name)
  await settled()
  expect([order, waited]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  await advance(1_500)
  expect(await end('b')).toBe(1_500)
  expect(order).toEqual(['a', 'b', 'c'])
  // Repeated calls of `end` count once.
  await end('b')
  expect(order).toEqual(['a', 'b', 'c'])
  await end('c')
  expect(order).toEqual(['a', 'b', 'c', 'd'])
})

test('start queue: requests of owners precede automatic restarts; each kind keeps its order', async () => {
  const { ask, order, end, settled } = queueForTest(1)
  for (const [name, isRequested] of [
    ['back 1', false],
    ['back 2', false],
    ['asked 1', true],
    ['back 3', false],
    ['asked 2', true],
  ] as const)
    void ask(name, isRequested)
  await settled()
  for (const name of ['back 1', 'asked 1', 'asked 2', 'back 2']) await end(name)
  await end('back 2')
  expect(order).toEqual(['back 1', 'asked 1', 'asked 2', 'back 2', 'back 3'])
})

test('start queue: a start that hangs blocks others for one minute, and its later end counts once', async () => {
  const { ask, order, advance, end } = queueForTest(1)
  for (const name of ['hangs', 'b', 'c']) void ask(name)
  await advance(59_999)
  expect(order).toEqual(['hangs'])
  await advance(1)
  expect(order).toEqual(['hangs', 'b'])
  await end('hangs')
  expect(order).toEqual(['hangs', 'b'])
  await end('b')
  expect(order).toEqual(['hangs', 'b', 'c'])
})

test('start queue: a server that stops waiting is skipped', async () => {
  const { ask, order, end, settled } = queueForTest(1)
  const interruption = new AbortController()
  void ask('a')
  const queue = ask('gone', true, interruption.signal)
  void ask('b')
  await settled()
  interruption.abort()
  await queue
  await ask('gone before', true, interruption.signal)
  await end('a')
  expect(order).toEqual(['a', 'b'])
})

test('start queue: a start of the former agent counts as one, and has no duration', async () => {
  const { queue, ask, order, settled } = queueForTest(1)
  const former = queue.adopt()
  void ask('a')
  await settled()
  expect(order).toEqual([])
  expect(former.end()).toBeNull()
  await settled()
  expect(order).toEqual(['a'])
})
