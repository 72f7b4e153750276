import { expect, test } from 'vitest'
import { dayStart, inServiceTime } from './service-time.ts'

test("day: it starts at midnight in the service's time zone, not in UTC", () => {
  expect(dayStart('2027-08-31')).toEqual(new Date('2027-08-30T21:00:00Z'))
  expect(dayStart('2027-12-31', 1)).toEqual(new Date('2027-12-31T21:00:00Z'))
})

test('format: a moment includes its offset', () => {
  expect(inServiceTime(new Date('2027-08-31T21:00:00Z'))).toBe('2027-09-01 00:00 GMT+3')
})
