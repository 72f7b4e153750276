import { expect, test } from 'vitest'
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
])('a scale for %i goes up to %i', (value, top) => {
  expect(roundTop(value)).toBe(top)
})

const clock = (at: number) => new Date(at).toTimeString().slice(0, 5)

test('an hour has its round minutes, and a day that begins in it is told apart', () => {
  const from = +new Date(2026, 10, 21, 23, 38, 20)
  const ticks = ticksBetween(from, from + 3_600_000, 20)
  expect(ticks.map(({ at, isDay }) => [clock(at), isDay])).toEqual([
    ['23:40', false],
    ['00:00', true],
    ['00:20', false],
  ])
})

test('a day has its quarters, the first of them with its date', () => {
  const from = +new Date(2026, 10, 21, 2, 38)
  const ticks = ticksBetween(from, from + 86_400_000, 360)
  expect(ticks.map(({ at, isDay }) => [clock(at), isDay])).toEqual([
    ['06:00', false],
    ['12:00', false],
    ['18:00', false],
    ['00:00', true],
  ])
})
