import { afterEach, describe, expect, test, vi } from 'vitest'
import { roundTop, ticksBetween } from './axis.ts'

test.each([
  [0, 4],
  [3, 4],
  [5, 6],
  [27, 40],
  [10, 10],
  [100, 100],
  [101, 200],
  [180, 200],
])('scale: the top for %i is %i', (value, top) => {
  expect(roundTop(value)).toBe(top)
})

const clock = (at: number) => new Date(at).toTimeString().slice(0, 5)

test('ticks: an hour has round minutes, and marks the start of a day', () => {
  const from = +new Date(2026, 10, 21, 23, 38, 20)
  const ticks = ticksBetween(from, from + 3_600_000, 20)
  expect(ticks.map(({ at, isDay }) => [clock(at), isDay])).toEqual([
    ['23:40', false],
    ['00:00', true],
    ['00:20', false],
  ])
})

test('ticks: a day has quarters, with a date on the first one', () => {
  const from = +new Date(2026, 10, 21, 2, 38)
  const ticks = ticksBetween(from, from + 86_400_000, 360)
  expect(ticks.map(({ at, isDay }) => [clock(at), isDay])).toEqual([
    ['06:00', false],
    ['12:00', false],
    ['18:00', false],
    ['00:00', true],
  ])
})

describe('daylight saving time', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })
  const hourMs = 3_600_000
  const clocks = (from: string, hours: number, everyMinutes: number) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const start = Date.parse(from)
    const ticks = ticksBetween(start, start + hours * hourMs, everyMinutes)
    return ticks.map(({ at, isDay }) => `${clock(at)}${isDay ? ' day' : ''} ${(at - start) / 60_000}`)
  }

  test.each([
    ['begins in its second pass', '2026-10-25T01:05:00Z', ['02:20 15', '02:40 35', '03:00 55']],
    ['begins in its first pass', '2026-10-25T00:35:00Z', ['02:40 5', '02:00 25', '02:20 45']],
    ['begins before the skipped hour', '2026-03-29T00:35:00Z', ['01:40 5', '03:00 25', '03:20 45']],
  ])('ticks: an hour that %s has all its marks', (_, from, ticks) => {
    expect(clocks(from, 1, 20)).toEqual(ticks)
  })

  test.each([
    ['back', '2026-10-24T21:00:00Z', ['00:00 day 60', '06:00 480', '12:00 840', '18:00 1200']],
    ['forward', '2026-03-28T22:00:00Z', ['00:00 day 60', '06:00 360', '12:00 720', '18:00 1080']],
  ])('ticks: a day on which clocks go %s has its quarters', (_, from, ticks) => {
    expect(clocks(from, 24, 360)).toEqual(ticks)
  })
})
