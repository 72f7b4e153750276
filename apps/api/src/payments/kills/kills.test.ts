import { databaseForTest } from '@zubr/postgres/database-for-tests'
import { expect, onTestFinished, test } from 'vitest'
import { killPayments } from './kills-for-tests.ts'

const seed = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000_007)

// `npm run bench -- payments` does it with 200 payers, and a hundred times.
test(`the API killed 10 times while people pay: each is credited once, and the books are the processor’s (KILLS_SEED=${seed})`, async () => {
  const database = await databaseForTest()
  onTestFinished(() => database.drop())
  const { wrong, killed, credited, dropped, doubled, servers } = await killPayments({
    ...{ seed, kills: 10, payers: 12, database },
  })
  expect(wrong).toEqual([])
  expect(killed).toBe(10)
  for (const some of [credited, dropped, doubled, servers]) expect(some).toBeGreaterThan(0)
})
