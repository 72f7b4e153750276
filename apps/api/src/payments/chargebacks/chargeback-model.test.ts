import { byTier, isNightly, testSeed } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { liveMany } from './testing/chargeback-model.ts'

const minute = 60_000
const size = byTier({ change: { runs: 30, untilMs: 10_000 }, nightly: { runs: 1_000, untilMs: 30 * minute } })

test(
  'model: in any order nothing is paid out or delivered beyond what came in and stayed',
  async () => {
    const { lived, never } = await liveMany({ ...size, seed: testSeed('CHARGEBACK_SEED') })
    // A slow machine may end the short form after few lives.
    expect(lived).toBeGreaterThan(0)
    if (isNightly) expect(never).toEqual([])
  },
  40 * minute,
)
