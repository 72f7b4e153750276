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
])('%i hours before the end, %i days are left; that is near: %s', (hours, days, isNear) => {
  expect(contractEnd({ contract: 'active', paidUntil: inHours(hours) }, now)).toEqual({ days, isNear })
})

test('what has no end, or has ended already, is not near it', () => {
  expect(contractEnd({ contract: 'active', paidUntil: null }, now)).toBeUndefined()
  expect(contractEnd({ contract: 'suspended', paidUntil: inHours(-1) }, now)).toBeUndefined()
})
