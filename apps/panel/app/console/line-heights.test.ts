import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { cellsOf } from '../console-link/lines.ts'
import { LineHeights } from './line-heights.ts'

test('a line is as high as its text wraps, and an empty one is one row', () => {
  const heights = new LineHeights(10)
  for (const text of ['', '1234567890', '12345678901', 'я'.repeat(25)]) heights.push(text)
  expect([0, 1, 2, 3].map((index) => heights.height(index))).toEqual([1, 1, 2, 3])
  expect(heights.total).toBe(7)
  expect([0, 1, 2, 3, 4, 6].map((row) => heights.at(row))).toEqual([0, 1, 2, 2, 3, 3])
})

test('letters that take two columns count for two, accents for none', () => {
  expect(cellsOf('漢字')).toBe(4)
  expect(cellsOf('👋')).toBe(2)
  expect(cellsOf('e\u0301')).toBe(1)
})

test('whatever is dropped at the head, every row belongs to the line that stands there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 45 }), { minLength: 1, maxLength: 60 }),
      fc.nat(59),
      (lengths, asked) => {
        const heights = new LineHeights(10)
        for (const length of lengths) heights.push('x'.repeat(length))
        const before = heights.total
        const count = Math.min(asked, lengths.length - 1)
        const gone = heights.drop(count)
        expect(heights.total).toBe(before - gone)
        expect(heights.length).toBe(lengths.length - count)
        for (let row = 0; row < heights.total; row++) {
          const index = heights.at(row)
          expect(heights.top(index)).toBeLessThanOrEqual(row)
          expect(heights.top(index) + heights.height(index)).toBeGreaterThan(row)
        }
      },
    ),
    { seed: 20_261_121 },
  )
})
