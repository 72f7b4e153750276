import { expect, test } from 'vitest'
import { campaignOpen } from './campaign.ts'

const halloween = {
  from: { month: 10, day: 31, hour: 0, minute: 0 },
  until: { month: 11, day: 1, hour: 0, minute: 0 },
}

test.each([
  ['2026-10-30T20:59:59Z', false],
  ['2026-10-30T21:00:00Z', true],
  ['2026-10-31T20:59:59Z', true],
  ['2026-10-31T21:00:00Z', false],
  ['2031-10-31T12:00:00Z', true],
  ['2026-11-21T12:00:00Z', false],
])('campaign: at %s the Halloween banner is open in Moscow time: %s', (instant, open) => {
  expect(campaignOpen(halloween, new Date(instant))).toBe(open)
})

test('campaign: a window may span New Year', () => {
  const holidays = {
    from: { month: 12, day: 25, hour: 12, minute: 30 },
    until: { month: 1, day: 8, hour: 0, minute: 0 },
  }
  expect(campaignOpen(holidays, new Date('2026-12-25T09:29:00Z'))).toBe(false)
  expect(campaignOpen(holidays, new Date('2026-12-25T09:30:00Z'))).toBe(true)
  expect(campaignOpen(holidays, new Date('2027-01-07T20:59:00Z'))).toBe(true)
  expect(campaignOpen(holidays, new Date('2027-01-07T21:00:00Z'))).toBe(false)
})
