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

test('a pause in the samples breaks the line', () => {
  const samples = [0, 1, 2, 10, 11].map((at) => ({ at: at * minute, value: 1 }))
  expect(runsOf(samples).map(({ length }) => length)).toEqual([3, 2])
})

test('minutes without players are left out', () => {
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

test('the line stands where time and value put it', () => {
  const shape = shapeOf(
    [
      { at: 30 * minute, value: 50 },
      { at: 31 * minute, value: 0 },
    ],
    box,
  )
  expect(shape).toMatchObject({ line: 'M30 50L31 100', low: 0, high: 50, now: 0, top: 100 })
})

test('without a sample there is no line', () => {
  expect(shapeOf([], box)).toBeUndefined()
})

test('what is pointed at is the nearest sample, also from within a pause', () => {
  const samples = [0, 1, 10].map((at) => ({ at: at * minute, value: at }))
  expect([-5, 0.4, 4, 6, 99].map((at) => nearest(samples, at * minute)?.value)).toEqual([0, 0, 1, 10, 10])
  expect(nearest([], 0)).toBeUndefined()
})
