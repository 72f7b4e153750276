import { expect, test } from 'vitest'
import { afterWorkingDays, isWorkingDay, type WorkingCalendar, yearUnknown } from './working-days.ts'

const calendar: WorkingCalendar = {
  holidays: ['01-01', '01-02', '01-07', '12-25'],
  free: ['2026-04-20', '2026-04-21'],
  worked: ['2026-04-25'],
  lastYear: 2026,
}

test.each([
  ['2026-11-26', true, 'a Thursday'],
  ['2026-11-28', false, 'a Saturday'],
  ['2026-11-29', false, 'a Sunday'],
  ['2026-12-25', false, 'a holiday'],
  ['2027-12-25', false, 'the same in a year that nobody told of'],
  ['2026-04-20', false, 'a Monday that was moved'],
  ['2026-04-25', true, 'the Saturday that it was moved to'],
])('calendar: %s is a working day: %s, because it is %s', (day, isWorked) => {
  expect(isWorkingDay(calendar, day)).toBe(isWorked)
})

test.each([
  ['2026-11-26T09:00:00Z', 10, '2026-12-10'],
  // In Minsk it is already the 27th.
  ['2026-11-26T21:30:00Z', 10, '2026-12-11'],
  ['2026-11-28T09:00:00Z', 1, '2026-11-30'],
  ['2026-04-17T09:00:00Z', 4, '2026-04-25'],
  ['2026-12-24T09:00:00Z', 10, '2027-01-12'],
])('deadline: requested at %s, %i working days end on %s', (from, count, day) => {
  expect(afterWorkingDays(calendar, new Date(from), count)).toBe(day)
})

test('calendar: it reports in time that the next year is missing', () => {
  expect(yearUnknown(calendar, new Date('2026-11-30T12:00:00Z'))).toBeUndefined()
  expect(yearUnknown(calendar, new Date('2026-12-01T12:00:00Z'))).toBe(2027)
  expect(yearUnknown(calendar, new Date('2028-03-01T12:00:00Z'))).toBe(2028)
})
