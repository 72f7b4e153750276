import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('queue: a cancelled waiter leaves the queue and takes no slot', async () => {
  const queue = limitConcurrency(1)
  const { signal } = new AbortController()
  const [first, second] = [Promise.withResolvers<void>(), new AbortController()]
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(name)
  }
  const one = queue(signal, () => first.promise)
  const two = queue(second.signal, work('two'))
  const three = queue(signal, work('three'))
  second.abort(new Error('called off'))
  await expect(two).rejects.toThrow('called off')
  expect(done).toEqual([])
  first.resolve()
  await Promise.all([one, three])
  await queue(signal, work('four'))
  expect(done).toEqual(['three', 'four'])
})
