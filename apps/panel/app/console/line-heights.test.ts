import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { cellsOf } from '../console-link/lines.ts'
import { LineHeights } from './line-heights.ts'

test('wrapping: a line has the height of its wrapped text, and an empty one has one row', () => {
  const heights = new LineHeights(10)
  for (const text of ['', '1234567890', '12345678901', 'я'.repeat(25)]) heights.push(text)
  expect([0, 1, 2, 3].map((index) => heights.height(index))).toEqual([1, 1, 2, 3])
  expect(heights.total).toBe(7)
  expect([0, 1, 2, 3, 4, 6].map((row) => heights.at(row))).toEqual([0, 1, 2, 2, 3, 3])
})

test('width: double-width letters take two columns, combining accents none', () => {
  expect(cellsOf('漢字')).toBe(4)
  expect(cellsOf('👋')).toBe(2)
  expect(cellsOf('e\u0301')).toBe(1)
})

test('dropped lines: every row still belongs to the right line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 45 }), { minLength: 1, maxLength: 60 }),
      fc.nat(59),
      (lengths, drops) => {
        const heights = new LineHeights(10)
        for (const length of lengths) heights.push('x'.repeat(length))
        const before = heights.total
        const count = Math.min(drops, lengths.length - 1)
        const droppedRows = heights.drop(count)
        expect(heights.total).toBe(before - droppedRows)
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
