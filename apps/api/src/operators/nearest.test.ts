import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test.each([
  ['rotate', 'rotate-token'],
  ['LIST', 'list'],
  ['remvoe', 'remove'],
  ['quit', undefined],
])('suggestion: nearest to %s is %s', (input, expected) => {
  expect(nearest(input, ['add', 'list', 'remove', 'rotate-token'])).toBe(expected)
})
