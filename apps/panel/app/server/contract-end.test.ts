import { expect, test } from 'vitest'
import { contractEnd } from './contract-end.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

test.each([
  [120 * 24, 120, false],
  [73, 4, false],
  [72, 3, true],
  [47, 2, true],
  [1, 1, true],
  [-1, 0, true],
])('contract end: %i hours before, %i days are left and near is %s', (hours, days, isNear) => {
  expect(contractEnd({ contract: 'active', paidUntil: inHours(hours) }, now)).toEqual({ days, isNear })
})

test('contract end: none for a server without an end, or one that has ended', () => {
  expect(contractEnd({ contract: 'active', paidUntil: null }, now)).toBeUndefined()
  expect(contractEnd({ contract: 'suspended', paidUntil: inHours(-1) }, now)).toBeUndefined()
})
