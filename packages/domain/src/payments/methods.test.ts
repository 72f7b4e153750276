import { expect, test } from 'vitest'
import { sumRefusal, totalOf } from './methods.ts'

test.each([
  [1_000, 0, 0],
  [1_000, 3, 30],
  [1_000, 2.5, 25],
  [333, 2.9, 10],
  [1, 2.5, 0],
  [20, 2.5, 1],
  [100_000_000, 1.15, 1_150_000],
])('fee: of %i kopecks with %d percent the payment system takes %i', (minor, feePercent, fee) => {
  expect(totalOf({ feePercent }, minor)).toEqual({ fee, total: minor + fee })
})

test('limits: an amount is accepted from the minimum to the maximum of a method', () => {
  const method = { least: 100, greatest: 500_000 }
  expect([99, 100, 500_000, 500_001].map((minor) => sumRefusal(method, minor))).toEqual([
    'too_small',
    undefined,
    undefined,
    'too_great',
  ])
})
