import { databaseForTest } from '@zubr/postgres/database-for-tests'
import { expect, onTestFinished, test } from 'vitest'
import { killPayments } from './kills-for-tests.ts'

const seed = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000_007)

// `npm run bench -- payments` does it with 200 payers, and a hundred times.
test(`the API killed 10 times while people pay: each is credited once, and the books are the processor’s (KILLS_SEED=${seed})`, {
  // Only what hangs comes this far.
  timeout: 1_800_000,
}, async () => {
  const database = await databaseForTest()
  onTestFinished(() => database.drop())
  const { wrong, ...figures } = await killPayments({ seed, kills: 10, payers: 16, database })
  const { killed, credited, dropped, doubled, servers, refunds, receipts } = figures
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(wrong).toEqual([])
  expect(killed).toBe(10)
  const { requests, parts } = refunds
  const refunded = [requests.paid, parts.refunded, parts.paid_by_bank]
  for (const some of [credited, dropped, doubled, servers, receipts, ...refunded])
    expect(some).toBeGreaterThan(0)
})
