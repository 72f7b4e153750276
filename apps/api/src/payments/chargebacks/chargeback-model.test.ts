import { byTier, isNightly, testSeed } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { liveMany } from './testing/chargeback-model.ts'

const minute = 60_000
const size = byTier({ change: { runs: 30, untilMs: 10_000 }, nightly: { runs: 1_000, untilMs: 30 * minute } })

test(
  'model: in any order, no more is paid out or delivered than was paid in and not charged back',
  async () => {
    const { lived, never } = await liveMany({ ...size, seed: testSeed('CHARGEBACK_SEED') })
    // A slow machine may stop the short run after a few cases.
    expect(lived).toBeGreaterThan(0)
    if (isNightly) expect(never).toEqual([])
  },
  40 * minute,
)
