import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { readCron } from './cron.ts'
import { nextTimes, ruleFault, type TimeRule } from './times.ts'
import { isTimeZone, wallOf } from './zone.ts'

const daily = (...times: string[]): TimeRule => ({ kind: 'daily', times })
const cron = (expression: string): TimeRule => ({ kind: 'cron', expression })
const next = (rule: TimeRule, zone: string, after: string, count = 3) =>
  nextTimes(rule, zone, new Date(after), count).map((time) => time.toISOString().slice(5, 16))

test.each([
  ['Europe/Minsk', '2026-03-28T12:00Z', ['03-28T23:30', '03-29T23:30', '03-30T23:30']],
  ['Europe/Warsaw', '2026-03-28T12:00Z', ['03-29T01:00', '03-30T00:30', '03-31T00:30']],
  ['America/New_York', '2026-03-07T12:00Z', ['03-08T07:00', '03-09T06:30', '03-10T06:30']],
])('DST: a skipped time runs right after the gap, once: %s', (zone, after, times) => {
  expect(next(daily('02:30'), zone, after)).toEqual(times)
})

test.each([
  ['Europe/Riga', '2026-03-28T12:00Z', '03:30', ['03-29T01:00', '03-30T00:30', '03-31T00:30']],
  ['Europe/Kyiv', '2026-03-28T12:00Z', '03:00', ['03-29T01:00', '03-30T00:00', '03-31T00:00']],
  // This zone skips half an hour, and repeats half an hour.
  ['Australia/Lord_Howe', '2026-10-03T00:00Z', '02:15', ['10-03T15:30', '10-04T15:15', '10-05T15:15']],
  ['Australia/Lord_Howe', '2026-04-04T00:00Z', '01:45', ['04-04T14:45', '04-05T15:15', '04-06T15:15']],
  ['Europe/Warsaw', '2026-10-24T12:00Z', '02:30', ['10-25T00:30', '10-26T01:30', '10-27T01:30']],
  ['Europe/Kyiv', '2026-10-24T12:00Z', '03:30', ['10-25T00:30', '10-26T01:30', '10-27T01:30']],
  ['America/New_York', '2026-10-31T12:00Z', '01:30', ['11-01T05:30', '11-02T06:30', '11-03T06:30']],
])('DST: a change of clocks does not affect a daily run: %s after %s', (zone, after, time, times) => {
  expect(next(daily(time), zone, after)).toEqual(times)
})

test('DST: after the first of two equal times the next day follows', () => {
  expect(next(daily('02:30'), 'Europe/Warsaw', '2026-10-25T00:30Z', 1)).toEqual(['10-26T01:30'])
  // Also from between the two, and from the second hour itself.
  expect(next(daily('02:30'), 'Europe/Warsaw', '2026-10-25T01:15Z', 1)).toEqual(['10-26T01:30'])
})

// Croner 11 skips this day.
test('DST: a time in a gap that ends on the next day runs at its end', () => {
  expect(next(daily('23:30'), 'America/Scoresbysund', '2027-03-26T12:00Z')).toEqual([
    '03-27T01:30',
    '03-28T01:00',
    '03-29T00:30',
  ])
})

test('DST: two times in one gap run together', () => {
  expect(next(daily('02:10', '02:40', '03:00'), 'Europe/Warsaw', '2026-03-28T12:00Z', 2)).toEqual([
    '03-29T01:00',
    '03-30T00:10',
  ])
})

test('DST: hourly runs follow elapsed hours', () => {
  expect(next(cron('30 * * * *'), 'Europe/Warsaw', '2026-03-29T00:00Z')).toEqual([
    '03-29T00:30',
    '03-29T01:30',
    '03-29T02:30',
  ])
  expect(next(cron('30 * * * *'), 'Europe/Warsaw', '2026-10-25T00:00Z')).toEqual([
    '10-25T00:30',
    '10-25T01:30',
    '10-25T02:30',
  ])
})

test('weekdays: they are those of the zone', () => {
  // In Kyiv it is Monday from 22:00 UTC on Sunday.
  expect(
    next({ kind: 'weekly', days: [1, 7], times: ['00:30'] }, 'Europe/Kyiv', '2026-01-01T00:00Z', 2),
  ).toEqual(['01-03T22:30', '01-04T22:30'])
})

test.each([
  ['*/15 8-10,22 * * *', [0, 15, 30, 45], [8, 9, 10, 22]],
  ['5/20 0 1 JAN-mar sun', [5, 25, 45], [0]],
  ['0 0-23/6 * * 1-5', [0], [0, 6, 12, 18]],
])('cron: %s is valid', (expression, minutes, hours) => {
  expect(readCron(expression)).toMatchObject({ minutes, hours })
})

test.each([
  '',
  '* * * *',
  '* * * * * *',
  '60 * * * *',
  '* 24 * * *',
  '* * 0 * *',
  '* * * 13 *',
  '* * * * 8',
  '5-1 * * * *',
  '*/0 * * * *',
  '*-5 * * * *',
  '1,,2 * * * *',
  '@daily',
  '0 4 L * *',
  'mon * * * *',
  '-1 * * * *',
  '1.5 * * * *',
])('cron: "%s" is invalid', (expression) => {
  expect(readCron(expression)).toBeUndefined()
  expect(ruleFault(cron(expression))).toBe('not_cron')
})

test('cron: seven is Sunday, and a day of the month beside a weekday matches either', () => {
  expect(readCron('0 4 * * 7')?.weekdays).toEqual([0])
  expect(next(cron('0 4 13 * 5'), 'UTC', '2026-11-01T00:00Z')).toEqual([
    '11-06T04:00',
    '11-13T04:00',
    '11-20T04:00',
  ])
})

test('validation: rules that run too often or never are reported', () => {
  expect(ruleFault(cron('*/5 * * * *'))).toBeUndefined()
  expect(ruleFault(cron('*/4 * * * *'))).toBe('too_often')
  expect(ruleFault(cron('58,2 23,0 * * *'))).toBe('too_often')
  expect(ruleFault(daily('23:58', '00:01'))).toBe('too_often')
  expect(ruleFault(daily('04:00', '16:00'))).toBeUndefined()
  expect(ruleFault(cron('0 0 31 2 *'))).toBe('never')
  expect(ruleFault(cron('0 0 29 2 *'))).toBeUndefined()
  expect(next(cron('0 0 29 2 *'), 'Europe/Riga', '2096-03-01T00:00Z', 1)).toEqual(['02-28T22:00'])
})

test('validation: a zone is a name, not an offset', () => {
  expect(['Europe/Kyiv', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'].every(isTimeZone)).toBe(true)
  expect(['+03:00', 'Moscow', 'Europe/Mars', '', '../etc'].some(isTimeZone)).toBe(false)
})

const zones = fc.constantFrom(
  ...['Europe/Minsk', 'Europe/Warsaw', 'Europe/Riga', 'Europe/Kyiv', 'America/New_York'],
  ...['Australia/Lord_Howe', 'Africa/Casablanca', 'Atlantic/Azores', 'America/Havana', 'Asia/Kathmandu'],
)
const two = (n: number) => String(n).padStart(2, '0')
const time = fc.integer({ min: 0, max: 1_439 }).map((n) => `${two(Math.floor(n / 60))}:${two(n % 60)}`)
const times = fc.uniqueArray(time, { minLength: 1, maxLength: 4 })
const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
const rules: fc.Arbitrary<TimeRule> = fc.oneof(
  times.map((each): TimeRule => ({ kind: 'daily', times: each })),
  fc.record({ kind: fc.constant('weekly' as const), days, times }),
  fc
    .constantFrom('*/20 * * * *', '30 * * * *', '15 2 * * *', '0 */2 * * *', '0 1-4 * * *', '45 1 1-7 * 0')
    .map(cron),
)
// Whole years of every zone's changes in quarters of an hour; steps of a second show nothing more.
const moment = fc
  .integer({ min: 0, max: 4 * 366 * 96 })
  .map((quarter) => new Date(Date.UTC(2026, 0, 1) + quarter * 900_000))

test('order: times increase, never repeat, and do not depend on the start of the search', () => {
  fc.assert(
    fc.property(rules, zones, moment, (rule, zone, after) => {
      const list = nextTimes(rule, zone, after, 8).map(Number)
      expect(list).toHaveLength(8)
      let last = +after
      for (const each of list) {
        expect(each).toBeGreaterThan(last)
        expect(nextTimes(rule, zone, new Date(last), 1).map(Number)).toEqual([each])
        last = each
      }
    }),
  )
})

test('order: no day is skipped, and none has a time twice', () => {
  fc.assert(
    fc.property(time, zones, moment, (each, zone, after) => {
      const list = nextTimes(daily(each), zone, after, 10)
      const shown = list.map((at) => wallOf(+at, zone))
      const dates = shown.map((wall) => Math.floor(wall / 86_400_000))
      for (const [n, date] of dates.entries())
        if (n > 0) expect(date - (dates[n - 1] ?? 0), `${zone} ${list[n]?.toISOString()}`).toBe(1)
      for (const wall of shown) {
        const minute = new Date(wall).toISOString().slice(11, 16)
        // Only a gap moves it, and at most by the gap's length of one hour.
        if (minute !== each) expect(laterBy(each, minute)).toBeLessThanOrEqual(60)
      }
    }),
  )
})

/** Minutes from one time of day to the next occurrence of the other. */
function laterBy(from: string, to: string): number {
  const [a, b] = [from, to].map((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
  return ((b ?? 0) - (a ?? 0) + 1_440) % 1_440
}
