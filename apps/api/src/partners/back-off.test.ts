import { expect, test } from 'vitest'
import { backOff, nextAttempt } from './back-off.ts'

const [hour, day] = [3_600_000, 24 * 3_600_000]
const now = new Date('2030-05-01T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const minute = () => 60_000
const waitOf = (...[failure]: Parameters<typeof nextAttempt>) => {
  const next = nextAttempt(failure, now, minute)
  return next && next.getTime() - now.getTime()
}

test('waits double up to half an hour, and chance takes up to half of each', () => {
  const longest = [1, 2, 3, 4, 12, 500].map((attempts) => backOff(attempts, undefined, () => 1))
  expect(longest).toEqual([5_000, 10_000, 20_000, 40_000, 1_800_000, 1_800_000])
  expect(backOff(3, undefined, () => 0)).toBe(10_000)
})

test.each([
  ['a young application', { createdAt: ago(hour), attempts: 12 }, 60_000],
  ['what the receiver asks for', { createdAt: ago(hour), attempts: 12, retryAfterMs: hour }, hour],
  ['never less than the back-off', { createdAt: ago(hour), attempts: 12, retryAfterMs: 1 }, 60_000],
  ['the last moment', { createdAt: ago(day - 1_000), attempts: 30 }, 1_000],
  ['24 hours later', { createdAt: ago(day), attempts: 30 }, undefined],
  [
    'asked to come after the end',
    { createdAt: ago(day - hour), attempts: 30, retryAfterMs: 2 * hour },
    undefined,
  ],
  ['an old one that has just begun', { createdAt: ago(9 * day), attempts: 1 }, 60_000],
  ['an old one that has been tried', { createdAt: ago(9 * day), attempts: 10 }, undefined],
  ['asked to come in a year', { createdAt: ago(0), attempts: 1, retryAfterMs: 365 * day }, undefined],
])('%s', (_, failure, wait) => {
  expect(waitOf(failure, now, minute)).toBe(wait)
})
