import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

/** Things named by letters; the test settles each batch. */
function batchesForTest(maxBatchSize: number) {
  const batches: { things: string[]; settle: (results: string[] | Error) => void }[] = []
  const ask = inBatches<string, string>(
    maxBatchSize,
    (batch) =>
      new Promise((resolve, reject) => {
        batches.push({
          things: [...batch],
          settle: (results) => (results instanceof Error ? reject(results) : resolve(results)),
        })
      }),
  )
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { batches, ask, turn, things: () => batches.map((batch) => batch.things) }
}

test('batching: requests during a batch form the next one, and each gets its own result', async () => {
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

test('batching: a failure rejects only its own batch', async () => {
  const { batches, ask, turn, things } = batchesForTest(9)
  const [first, second, third] = [ask('a'), ask('b'), ask('c')]
  batches[0]?.settle(['A'])
  await turn()
  const settled = Promise.allSettled([first, second, third])
  batches[1]?.settle(new Error('away'))
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  const later = ask('d')
  await turn()
  expect(things().at(-1)).toEqual(['d'])
  batches[2]?.settle(['D'])
  expect(await later).toBe('D')
})
