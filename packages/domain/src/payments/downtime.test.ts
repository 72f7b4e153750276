import { expect, test } from 'vitest'
import { compensationFor, interruptionsOf, paidPeriods } from './downtime.ts'

const hour = 3_600_000
const down = (at: string, minutes: number) => ({ at: new Date(at), lastsMs: hour, minutes })
const november = { from: new Date('2026-11-01T00:00Z'), to: new Date('2026-12-01T00:00Z'), minor: 720 }

test('downtime: a continuous one is one interruption, and part of an hour counts as an hour', () => {
  const spans = [
    down('2026-11-05T10:00Z', 10),
    down('2026-11-05T11:00Z', 60),
    down('2026-11-05T12:00Z', 0),
    down('2026-11-05T13:00Z', 5),
    down('2026-11-07T13:00Z', 60),
  ]
  expect(interruptionsOf(spans).map(({ minutes, hours }) => [minutes, hours])).toEqual([
    [70, 2],
    [5, 1],
    [60, 1],
  ])
})

test('compensation: the price per hour of the period, rounded up by less than a kopeck', () => {
  const of = (minor: number, ...minutes: number[]) =>
    compensationFor(
      [{ ...november, minor }],
      interruptionsOf(minutes.map((each, n) => down(`2026-11-0${n + 1}T10:00Z`, each))),
    )
  expect(of(720, 60, 1)).toMatchObject({ minutes: 61, hours: 2, minor: 2 })
  expect(of(490, 60)).toMatchObject({ minor: 1 })
  expect(of(1_390, 600)).toMatchObject({ minor: 20 })
  // 490 * 3 / 720 is 2.04
  expect(of(490, 60, 60, 60)).toMatchObject({ minor: 3 })
})

test('compensation: never more than was paid, and none for unpaid time', () => {
  const always = [{ at: november.from, minutes: 99_999, hours: 9_999 }]
  expect(compensationFor([november], always).minor).toBe(720)
  expect(compensationFor([{ ...november, minor: 0 }], always)).toMatchObject({
    minor: 0,
    hours: 0,
    lines: [],
  })
  expect(compensationFor([november], [{ at: november.to, minutes: 60, hours: 1 }]).minor).toBe(0)
  expect(compensationFor([], always).minor).toBe(0)
})

test('paid periods: each payment continues the previous period, or starts a new one', () => {
  const at = (day: string) => new Date(`${day}T12:00Z`)
  const periods = paidPeriods([
    { at: at('2026-01-31'), months: 1, minor: 1 },
    { at: at('2026-02-10'), months: 3, minor: 2 },
    { at: at('2026-08-01'), months: 1, minor: 3 },
  ])
  expect(
    periods.map(({ from, to }) => [from.toISOString().slice(0, 10), to.toISOString().slice(0, 10)]),
  ).toEqual([
    ['2026-01-31', '2026-02-28'],
    ['2026-02-28', '2026-05-31'],
    ['2026-08-01', '2026-09-01'],
  ])
})
