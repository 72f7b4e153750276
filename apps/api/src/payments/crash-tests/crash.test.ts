import { databaseForTest } from '@zubr/postgres/testing/database'
import { byTier, testSeed } from '@zubr/testing/tier'
import { expect, onTestFinished, test } from 'vitest'
import { killPayments } from './testing/crash-runs.ts'

const seed = testSeed('KILLS_SEED')
const { kills, payers } = byTier({ change: { kills: 3, payers: 8 }, nightly: { kills: 10, payers: 16 } })

// `npm run bench -- payments` runs this with 200 payers and a hundred kills.
test(`crash safety: ${kills} kills during payments; each is credited once (KILLS_SEED=${seed})`, {
  // Only a hang takes this long.
  timeout: 1_800_000,
}, async () => {
  const database = await databaseForTest()
  onTestFinished(() => database.drop())
  const { wrong, ...figures } = await killPayments({ seed, kills, payers, database })
  const { killed, credited, dropped, doubled, servers, refunds, receipts } = figures
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(wrong).toEqual([])
  expect(killed).toBe(kills)
  const { requests, parts } = refunds
  const refunded = [requests.paid, parts.refunded, parts.paid_by_bank]
  for (const some of [credited, dropped, doubled, servers, receipts, ...refunded])
    expect(some).toBeGreaterThan(0)
})
