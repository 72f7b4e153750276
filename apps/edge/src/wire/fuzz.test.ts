import { expect, test } from 'vitest'
import { fuzz } from './testing/fuzz.ts'

// `npm run bench -- edge/packets` does it a million times and watches the memory.
test.each([
  { seed: Date.now(), count: 30_000 },
  { seed: 1, count: 5_000 },
])(
  'whatever comes, cut anywhere, is read, refused or waited for, and never beyond what may come (seed $seed)',
  ({ seed, count }) => {
    const { outcomes, wrong } = fuzz(seed, count)
    expect(wrong).toEqual([])
    for (const reader of ['first', 'quiet', 'proxy', 'login', 'status'])
      expect(outcomes[`${reader} read`], `${reader} has read something`).toBeGreaterThan(0)
  },
)
