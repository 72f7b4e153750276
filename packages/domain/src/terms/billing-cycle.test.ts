import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { wallOf } from '../schedules/zone.ts'
import { lifeAfter, newLife, termMonths } from '../server-life.ts'
import { cycleAnchor, cycleEnd, monthsAfter } from './billing-cycle.ts'

const zones = Intl.supportedValuesOf('timeZone')
const dayMs = 86_400_000
const start = fc
  .date({ min: new Date('2020-01-01T00:00Z'), max: new Date('2040-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => new Date(+date))
const terms = fc.array(fc.constantFrom(...termMonths), { minLength: 1, maxLength: 16 })
const isoIn = (zone: string) => (date: Date) => new Date(wallOf(+date, zone)).toISOString().slice(0, 16)

test.each([
  ['2026-01-31T12:00:00Z', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']],
  ['2028-01-30T12:00:00Z', ['2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30', '2028-06-30']],
  // 1 February at 01:30 in Minsk, the contract's time zone.
  ['2026-01-31T22:30:00Z', ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01']],
])('day of the month: a server bought at %s and extended monthly ends on that day again', (from, days) => {
  const anchor = new Date(from)
  let life = newLife(monthsAfter(anchor, 1), anchor)
  const ends = days.map(() => {
    const end = life.paidUntil as Date
    const step = lifeAfter(life, 'extend', new Date(+end - dayMs))
    life = step?.life ?? life
    return isoIn('Europe/Minsk')(end).slice(0, 10)
  })
  expect(ends).toEqual(days)
})

test('terms: any split into terms ends at the same time as one long term, in every zone', () => {
  fc.assert(
    fc.property(start, terms, fc.constantFrom(...zones), (anchor, months, zone) => {
      let life = newLife(monthsAfter(anchor, 1, zone), anchor)
      let total = 1
      for (const term of months) {
        const now = new Date(+(life.paidUntil as Date) - 1)
        const step = lifeAfter(life, 'extend', now, { months: term, timeZone: zone })
        life = step?.life ?? life
        total += term
        expect(life.paidUntil).toEqual(monthsAfter(anchor, total, zone))
      }
    }),
    { numRuns: 400, verbose: true },
  )
})

test('day of the month: it is the first day’s or the month’s last, at the same time, in every zone', () => {
  fc.assert(
    fc.property(start, fc.integer({ min: -30, max: 30 }), fc.constantFrom(...zones), (from, months, zone) => {
      const [first, end] = [from, monthsAfter(from, months, zone)].map(
        (date) => new Date(wallOf(+date, zone)),
      ) as [Date, Date]
      const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months + 1, 0))
      const wanted = Date.UTC(
        ...([lastDay.getUTCFullYear(), lastDay.getUTCMonth()] as const),
        ...([Math.min(first.getUTCDate(), lastDay.getUTCDate()), first.getUTCHours()] as const),
        ...([first.getUTCMinutes(), first.getUTCSeconds()] as const),
      )
      // Clocks that skip this time show a later one; Apia and Kwajalein once skipped a whole day.
      if (+end !== wanted) expect(wallsBefore(monthsAfter(from, months, zone), zone)).toBeLessThan(wanted)
      expect(+end).toBeGreaterThanOrEqual(wanted)
      expect(+end - wanted).toBeLessThanOrEqual(dayMs)
    }),
    { numRuns: 2_000, verbose: true },
  )
})

/** The local time a second before. */
const wallsBefore = (at: Date, zone: string) => wallOf(+at - 1_000, zone)

test('every start: all days of a leap cycle keep their day through twelve monthly extensions', () => {
  for (let day = Date.UTC(2027, 0, 1, 21, 30); day < Date.UTC(2029, 0, 1); day += dayMs) {
    const anchor = new Date(day)
    let paidUntil = monthsAfter(anchor, 1)
    for (let months = 2; months <= 13; months++) {
      paidUntil = cycleEnd({ paidUntil, billingCycleAnchor: anchor }, 1)
      expect(paidUntil).toEqual(monthsAfter(anchor, months))
    }
  }
})

test('lost days: an end that an earlier version moved to the 28th returns to the day of the purchase', () => {
  const cycle = {
    paidUntil: new Date('2026-03-28T12:00Z'),
    billingCycleAnchor: new Date('2026-01-31T12:00Z'),
  }
  expect(cycleEnd(cycle, 1)).toEqual(new Date('2026-04-30T12:00Z'))
  expect(cycleEnd({ ...cycle, billingCycleAnchor: null }, 1)).toEqual(new Date('2026-04-28T12:00Z'))
})

test('other end: months count from an end that does not match the anchor', () => {
  const paidUntil = new Date('2026-03-05T12:00Z')
  for (const from of ['2026-01-31T12:00Z', '2026-03-06T12:00Z'])
    expect(cycleAnchor({ paidUntil, billingCycleAnchor: new Date(from) })).toEqual(paidUntil)
})

test('block: its time moves the end and the anchor of the months', () => {
  const anchor = new Date('2026-01-31T12:00Z')
  const life = newLife(monthsAfter(anchor, 1), anchor)
  const blocked = lifeAfter(life, 'block', new Date('2026-02-10T12:00Z'))?.life ?? life
  const unblocked = lifeAfter(blocked, 'unblock', new Date('2026-02-10T12:10Z'))?.life ?? life
  expect(unblocked.paidUntil).toEqual(new Date('2026-02-28T12:10Z'))
  const extended = lifeAfter(unblocked, 'extend', new Date('2026-02-11T12:00Z'))?.life
  expect(extended?.paidUntil).toEqual(new Date('2026-03-31T12:10Z'))
})

test('suspended: the months of a server that is paid late start on the day of the payment', () => {
  const anchor = new Date('2026-01-31T12:00Z')
  const suspended = lifeAfter(newLife(monthsAfter(anchor, 1), anchor), 'tick', new Date('2026-03-02T12:00Z'))
  const paid = lifeAfter(suspended?.life ?? newLife(null), 'extend', new Date('2026-03-02T12:00Z'))?.life
  expect(paid).toEqual(newLife(new Date('2026-04-02T12:00Z'), new Date('2026-03-02T12:00Z')))
})
