import { expect, test } from 'vitest'
import { nodeCapacity, reservedMb } from './node-capacity.ts'

test.each([
  ['the last one fits exactly', { totalMb: 16_000, soldMb: 13_376, silent: false }, 1024, 'available'],
  ['one more megabyte does not', { totalMb: 16_000, soldMb: 13_377, silent: false }, 1024, 'full'],
  ['a silent node tells nothing', { totalMb: 16_000, soldMb: 0, silent: true }, 1024, 'unknown'],
  ['a node that never reported tells nothing', { totalMb: null, soldMb: 0, silent: false }, 1024, 'unknown'],
  ['a small node keeps half a gigabyte', { totalMb: 1024, soldMb: 0, silent: false }, 513, 'full'],
] as const)('%s', (_, node, wanted, capacity) => {
  expect(nodeCapacity(node, wanted)).toBe(capacity)
})

test('a node keeps a tenth of its memory, and half a gigabyte at least', () => {
  expect([reservedMb(1000), reservedMb(16_000)]).toEqual([512, 1600])
})
