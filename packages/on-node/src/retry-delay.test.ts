import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

test.each([
  ['away', 1, 0, 1_000],
  ['away', 1, 1, 500],
  ['away', 3, 0.5, 3_000],
  ['away', 6, 0, 30_000],
  ['away', 100_000, 1, 15_000],
  ['refused', 1, 0, 60_000],
  ['refused', 9, 1, 30_000],
] as const)('backoff: %s, failure %i, chance %f: %i ms', (outcome, failures, random, ms) => {
  expect(retryDelay(outcome, failures, random)).toBe(ms)
})
