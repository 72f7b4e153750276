import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { usualLimits } from '../limits.ts'
import { type StartSlot, startQueue, startsAtOnce } from './start-queue.ts'

/** A queue with a fake clock, and the names of started servers in order. */
function turnsForTest(atOnce: number) {
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
  const given = startQueue({ atOnce, maxMs: 60_000, clock })
  const order: string[] = []
  const waited: string[] = []
  const begun = new Map<string, StartSlot>()
  const ask = (name: string, asked = false, signal = new AbortController().signal) =>
    given.take({ asked, waits: () => waited.push(name) }, signal).then((turn) => {
      if (!turn) return
      order.push(name)
      begun.set(name, turn)
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    ...{ given, order, waited, ask, settled },
    async end(name: string) {
      const tookMs = begun.get(name)?.end()
      await settled()
      return tookMs
    },
    async pass(ms: number) {
      elapsed += ms
      for (const one of waits) if (one.at <= elapsed) one.resolve()
      await settled()
    },
  }
}

test('start queue: one start for two cores, and one at least', () => {
  expect([1, 2, 3, 4, 16].map(startsAtOnce)).toEqual([1, 1, 1, 2, 8])
  expect(usualLimits.startsAtOnce).toBe(startsAtOnce(availableParallelism()))
})

test('start queue: the limit of concurrent starts holds, and the next starts when one ends', async () => {
  const { ask, order, waited, end, settled, pass } = turnsForTest(2)
  for (const name of ['a', 'b', 'c', 'd']) void ask(name)
  await settled()
  expect([order, waited]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  await pass(1_500)
  expect(await end('b')).toBe(1_500)
  expect(order).toEqual(['a', 'b', 'c'])
  // Repeated calls of `end` count once.
  await end('b')
  expect(order).toEqual(['a', 'b', 'c'])
  await end('c')
  expect(order).toEqual(['a', 'b', 'c', 'd'])
})

test('start queue: requests of owners precede automatic restarts; each kind keeps its order', async () => {
  const { ask, order, end, settled } = turnsForTest(1)
  for (const [name, asked] of [
    ['back 1', false],
    ['back 2', false],
    ['asked 1', true],
    ['back 3', false],
    ['asked 2', true],
  ] as const)
    void ask(name, asked)
  await settled()
  for (const name of ['back 1', 'asked 1', 'asked 2', 'back 2']) await end(name)
  await end('back 2')
  expect(order).toEqual(['back 1', 'asked 1', 'asked 2', 'back 2', 'back 3'])
})

test('start queue: a start that hangs blocks others for one minute, and its later end counts once', async () => {
  const { ask, order, pass, end } = turnsForTest(1)
  for (const name of ['hangs', 'b', 'c']) void ask(name)
  await pass(59_999)
  expect(order).toEqual(['hangs'])
  await pass(1)
  expect(order).toEqual(['hangs', 'b'])
  await end('hangs')
  expect(order).toEqual(['hangs', 'b'])
  await end('b')
  expect(order).toEqual(['hangs', 'b', 'c'])
})

test('start queue: a server that stops waiting is skipped', async () => {
  const { ask, order, end, settled } = turnsForTest(1)
  const gone = new AbortController()
  void ask('a')
  const given = ask('gone', true, gone.signal)
  void ask('b')
  await settled()
  gone.abort()
  await given
  await ask('gone before', true, gone.signal)
  await end('a')
  expect(order).toEqual(['a', 'b'])
})

test('start queue: a start of the former agent counts as one, and has no duration', async () => {
  const { given, ask, order, settled } = turnsForTest(1)
  const former = given.goesOn()
  void ask('a')
  await settled()
  expect(order).toEqual([])
  expect(former.end()).toBeNull()
  await settled()
  expect(order).toEqual(['a'])
})
