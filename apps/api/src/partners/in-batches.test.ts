import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

/** Things named by their keys; the test opens the gate of each batch. */
function batchesForTest(most: number, atOnce = 1) {
  const batches: { things: string[]; settle: (results: (string | undefined)[] | Error) => void }[] = []
  const ask = inBatches<string, string>(
    (batch) =>
      new Promise((resolve, reject) => {
        batches.push({
          things: [...batch],
          settle: (results) => (results instanceof Error ? reject(results) : resolve(results)),
        })
      }),
    { most, atOnce, keysOf: (thing) => [...thing] },
  )
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { batches, ask, turn, things: () => batches.map((batch) => batch.things) }
}

test('what comes while a batch is being done is the next one, and each gets its own result', async () => {
  const { batches, ask, turn, things } = batchesForTest(2)
  const results = ['a', 'b', 'c', 'd'].map(ask)
  expect(things()).toEqual([['a']])
  batches[0]?.settle(['A'])
  await turn()
  expect(things()).toEqual([['a'], ['b', 'c']])
  batches[1]?.settle(['B', 'C'])
  await turn()
  batches[2]?.settle(['D'])
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D'])
})

test('two that share a key never meet in a batch, and keep their order', async () => {
  const { batches, ask, turn, things } = batchesForTest(9)
  for (const thing of ['x', 'ab', 'bc', 'c', 'd']) void ask(thing)
  batches[0]?.settle(['done'])
  await turn()
  expect(things()).toEqual([['x'], ['ab', 'd']])
  batches[1]?.settle(['done', 'done'])
  await turn()
  expect(things()[2]).toEqual(['bc'])
})

test('what has no result yet is asked for again, and a failure is the failure of its batch alone', async () => {
  const { batches, ask, turn, things } = batchesForTest(9)
  const [first, second, third] = [ask('a'), ask('b'), ask('c')]
  batches[0]?.settle([undefined])
  await turn()
  expect(things()[1]).toEqual(['a', 'b', 'c'])
  const rejected = Promise.allSettled([first, second, third])
  batches[1]?.settle(new Error('away'))
  expect((await rejected).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const later = ask('d')
  await turn()
  batches[2]?.settle(['D'])
  expect(await later).toBe('D')
})

test('several batches may be done at once', () => {
  const { ask, things } = batchesForTest(9, 2)
  for (const thing of ['a', 'b', 'c']) void ask(thing)
  expect(things()).toEqual([['a'], ['b']])
})

test('what comes while a batch gathers is in it, and nobody works on an empty one', async () => {
  const batches: string[][] = []
  const gathering: (() => void)[] = []
  const ask = inBatches<string, string>(
    async (batch) => {
      batches.push([...batch])
      return batch.map((thing) => thing.toUpperCase())
    },
    {
      most: 9,
      atOnce: 2,
      keysOf: (thing) => [thing],
      gather: () => new Promise<void>((resolve) => gathering.push(resolve)),
    },
  )
  const results = Promise.all(['a', 'b', 'c'].map(ask))
  expect(batches).toEqual([])
  for (const gathered of gathering) gathered()
  expect(await results).toEqual(['A', 'B', 'C'])
  expect(batches).toEqual([['a', 'b', 'c']])
})
