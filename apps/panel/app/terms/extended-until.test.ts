import { expect, test } from 'vitest'
import { extendedUntil } from './extended-until.ts'

const now = new Date('2027-02-10T12:00:00.000Z')

test('renewal: the day is that of the billing cycle, also after a short month', () => {
  const paid = { contract: 'active', paidUntil: '2027-02-28T09:00:00.000Z' } as const
  const anchored = { ...paid, billingCycleAnchor: '2027-01-31T09:00:00.000Z' }
  expect(extendedUntil(anchored, 1, now)?.toISOString()).toBe('2027-03-31T09:00:00.000Z')
  expect(extendedUntil(paid, 3, now)?.toISOString()).toBe('2027-05-28T09:00:00.000Z')
})

test("renewal: a suspended server's time starts now, and a free one has no end", () => {
  const suspended = { contract: 'suspended', paidUntil: '2027-02-01T09:00:00.000Z' } as const
  expect(extendedUntil(suspended, 1, now)?.toISOString()).toBe('2027-03-10T12:00:00.000Z')
  expect(extendedUntil({ contract: 'active', paidUntil: null }, 1, now)).toBeUndefined()
})
