import { expect, test } from 'vitest'
import { nearest, runsOf, samplesOf, shapeOf } from './series.ts'

const minute = 60_000
const box = {
  from: 0,
  until: 60 * minute,
  width: 60,
  height: 100,
  topOf: (high: number) => Math.max(100, high),
}

test('gaps: a pause in the samples breaks the line', () => {
  const samples = [0, 1, 2, 10, 11].map((at) => ({ at: at * minute, value: 1 }))
  expect(runsOf(samples).map(({ length }) => length)).toEqual([3, 2])
})

test('players: minutes without a value are skipped', () => {
  expect(
    samplesOf(
      [
        [0, 1, 2, null],
        [minute, 3, 4, 5],
      ],
      3,
    ),
  ).toEqual([{ at: minute, value: 5 }])
})

test('path: points follow from time and value', () => {
  const shape = shapeOf(
    [
      { at: 30 * minute, value: 50 },
      { at: 31 * minute, value: 0 },
    ],
    box,
  )
  expect(shape).toMatchObject({ line: 'M30 50L31 100', low: 0, high: 50, now: 0, top: 100 })
})

test('empty: without samples there is no path', () => {
  expect(shapeOf([], box)).toBeUndefined()
})

test('pointer: the nearest sample is selected, even within a gap', () => {
  const samples = [0, 1, 10].map((at) => ({ at: at * minute, value: at }))
  expect([-5, 0.4, 4, 6, 99].map((at) => nearest(samples, at * minute)?.value)).toEqual([0, 0, 1, 10, 10])
  expect(nearest([], 0)).toBeUndefined()
})
