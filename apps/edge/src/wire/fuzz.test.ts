import { expect, test } from 'vitest'
import { fuzz } from './testing/fuzz.ts'

// `npm run bench -- edge/packets` runs a million beginnings and measures the memory.
test.each([
  { seed: Date.now(), count: 30_000 },
  { seed: 1, count: 5_000 },
])(
  'fuzz: any bytes in any pieces are read, refused or need more within the limits (seed $seed)',
  ({ seed, count }) => {
    const { outcomes, wrong } = fuzz(seed, count)
    expect(wrong).toEqual([])
    for (const reader of ['first', 'quiet', 'proxy', 'login', 'status'])
      expect(outcomes[`${reader} read`], `${reader} has read something`).toBeGreaterThan(0)
  },
)
