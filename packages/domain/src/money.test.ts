import { expect, test } from 'vitest'
import { decimalOf, minorUnits, percentOf } from './money.ts'

test.each([
  ['0', 0],
  ['4.9', 490],
  ['4,90', 490],
  ['142.9', 14_290],
  ['1.1', 110],
  ['0.07', 7],
  ['1798', 179_800],
  ['999999999999.99', 99_999_999_999_999],
])('parse: %s is %i minor units', (decimal, minor) => {
  expect(minorUnits(decimal)).toBe(minor)
})

test.each(['', '-1', '1.234', '1e3', '.5', '5.', '1 000', '0x10', 'NaN', '1.2.3', '1234567890123'])(
  'parse: %j is no amount',
  (text) => {
    expect(minorUnits(text)).toBeUndefined()
  },
)

test.each([
  [0, '0.00'],
  [7, '0.07'],
  [490, '4.90'],
  [-490, '-4.90'],
  [-5, '-0.05'],
])('format: %i minor units are written %s', (minor, text) => {
  expect(decimalOf(minor)).toBe(text)
})

test.each([
  [490, 20, 98],
  [2690, 20, 538],
  [1, 50, 1],
  [1, 49, 0],
  [333, 15, 50],
  [14_290, 100, 14_290],
])('percent: of %i units %i percent are %i', (minor, percent, part) => {
  expect(percentOf(minor, percent)).toBe(part)
})
