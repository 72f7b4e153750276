import { expect, test } from 'vitest'
import type { Plan } from './plans.ts'
import { displayedPrice, firstPaid, largerFreePlan, planPrice } from './price.ts'

test.each([
  { price: 4.9, discount: 0, shown: { now: 4.9 } },
  { price: 0, discount: 0, shown: { now: 0 } },
  { price: 0, discount: 50, shown: { now: 0 } },
  { price: 59, discount: 20, shown: { was: 59, now: 47 } },
  { price: 142.9, discount: 15, shown: { was: 142.9, now: 121 } },
  { price: 10, discount: 100, shown: { was: 10, now: 0 } },
])('discount: $price less $discount percent shows $shown', ({ price, discount, shown }) => {
  expect(displayedPrice(price, discount)).toEqual(shown)
})

test('discount: without one no old price is shown', () => {
  expect(displayedPrice(13.9, 0)).not.toHaveProperty('was')
})

test('currency: a plan without a price in the chosen one shows the other, and a free plan 0 of the chosen', () => {
  const discounts = { BYN: 0, RUB: 20 }
  expect(planPrice({ price: { BYN: 4.9 } }, 'RUB', discounts)).toEqual({ currency: 'BYN', now: 4.9 })
  expect(planPrice({ price: { BYN: 0 } }, 'RUB', discounts)).toEqual({ currency: 'RUB', now: 0 })
})

const plan = (group: Plan['group'], BYN: number): Plan => ({
  id: `${group}-${BYN}`,
  group,
  tier: 'earth',
  ramGb: 1,
  diskGb: 5,
  backups: 1,
  price: { BYN },
})

test('free plan: it has more memory than the cheapest paid one only if its figures say so', () => {
  const free = { ...plan('java', 0), ramGb: 1.5 }
  const paid = plan('java', 4.9)
  expect(largerFreePlan([free, paid, { ...plan('java', 9.9), ramGb: 2 }], 'java')).toEqual({ free, paid })
  expect(largerFreePlan([free, { ...paid, ramGb: 1.5 }], 'java')).toBeUndefined()
  expect(largerFreePlan([paid], 'java')).toBeUndefined()
})

test('free plan: it is compared with the cheapest paid plan of its group', () => {
  const plans = [plan('java', 0), plan('java', 9.9), plan('java', 4.9), plan('bedrock', 1), plan('proxy', 0)]
  expect(firstPaid(plans, 'java')?.id).toBe('java-4.9')
  expect(firstPaid(plans, 'bedrock')).toBeUndefined()
  expect(firstPaid(plans, 'proxy')).toBeUndefined()
})
