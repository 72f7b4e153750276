import { expect, test } from 'vitest'
import { cached } from './cached.ts'

function counter() {
  let time = 0
  const loads: { resolve(value: number): void; reject(error: Error): void }[] = []
  const cache = cached(() => new Promise<number>((resolve, reject) => loads.push({ resolve, reject })), {
    maxAgeMs: 2_000,
    failureAgeMs: 1_000,
    now: () => time,
  })
  return {
    cache,
    loads,
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('concurrency: calls during a load share its result', async () => {
  const { cache, loads } = counter()
  const calls = [cache.get(), cache.get()]
  loads[0]?.resolve(1)
  expect(await Promise.all([...calls, cache.get()])).toEqual([1, 1, 1])
  expect(loads).toHaveLength(1)
})

test('age: it counts from the start of the load', async () => {
  const { cache, loads, pass } = counter()
  const first = cache.get()
  pass(1_500)
  loads[0]?.resolve(1)
  await first
  expect(cache.peek()).toBe(1)
  pass(500)
  expect(cache.peek()).toBeUndefined()
})

test('failure: all waiting calls get it, it is cached for a second, and then the load is retried', async () => {
  const { cache, loads, pass } = counter()
  const calls = [cache.get(), cache.get()]
  loads[0]?.reject(new Error('away'))
  for (const promise of calls) await expect(promise).rejects.toThrow('away')
  pass(999)
  await expect(cache.get()).rejects.toThrow('away')
  expect(loads).toHaveLength(1)
  pass(1)
  const again = cache.get()
  loads[1]?.resolve(2)
  expect(await again).toBe(2)
})
