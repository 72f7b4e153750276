import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import type { Plan } from '../plans.ts'
import { termMonths } from '../server-life.ts'
import { discountedTerms, type TermDiscounts } from '../terms/term-price.ts'
import { priceBreakdownFor } from './price-breakdown.ts'

const now = new Date('2026-12-01T12:00:00Z')
const planAt = (minor: number): Plan => ({
  ...{ id: 'java-4', group: 'java', tier: 'stone', ramGb: 4, diskGb: 20, backups: 3 },
  price: { BYN: Number((minor / 100).toFixed(2)) },
})
const code = (percent: number) => ({
  ...{ percent, startsAt: null, endsAt: null, disabled: false },
  ...{ maxUses: null, usesPerAccount: 1, uses: 0, usesByAccount: 0 },
})
const discounts = (percents: readonly [number, number, number]): TermDiscounts => {
  const [three, six, twelve] = percents
  return { BYN: { 3: three, 6: six, 12: twelve }, RUB: { 3: 0, 6: 0, 12: 0 } }
}
const breakdown = (
  minor: number,
  months: (typeof termMonths)[number],
  promo = 0,
  percents = discounts([5, 10, 15]),
) =>
  priceBreakdownFor({
    ...{ plan: planAt(minor), months, termDiscounts: percents, now },
    ...{ discountPercent: { BYN: 0, RUB: 0 }, balance: null, currency: 'BYN' },
    promo: promo > 0 ? code(promo) : null,
  })

test('term discount: a year of 26.90 at 15 % costs 274.38, and a month costs what the list says', () => {
  expect(breakdown(2690, 12)).toMatchObject({
    price: { minor: 32_280 },
    termDiscount: { percent: 15, off: { minor: 4842 } },
    total: { minor: 27_438 },
  })
  expect(breakdown(2690, 1)).toMatchObject({ termDiscount: undefined, total: { minor: 2690 } })
})

test('promo code: it reduces the first month by its price after the term discount', () => {
  // 274.38 / 12 = 22.86, of which 20 % are 4.57.
  expect(breakdown(2690, 12, 20)).toMatchObject({ off: { minor: 457 }, total: { minor: 26_981 } })
  expect(breakdown(2690, 1, 20)).toMatchObject({ off: { minor: 538 }, total: { minor: 2152 } })
})

const rising = fc
  .tuple(fc.nat(99), fc.nat(99), fc.nat(99))
  .map((percents) => percents.toSorted((a, b) => a - b) as [number, number, number])

test('totals: whole kopecks that add up, never above the list, and a longer term is never dearer per month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), rising, fc.nat(100), (minor, percents, promo) => {
      let dearest = Number.POSITIVE_INFINITY
      for (const months of termMonths) {
        const { price, termDiscount, off, total } = breakdown(minor, months, promo, discounts(percents))
        expect(Number.isSafeInteger(total.minor)).toBe(true)
        expect(price.minor).toBe(minor * months)
        expect(price.minor - (termDiscount?.off.minor ?? 0) - (off?.minor ?? 0)).toBe(total.minor)
        expect(total.minor).toBeGreaterThanOrEqual(0)
        expect(total.minor).toBeLessThanOrEqual(minor * months)
        const perMonth = breakdown(minor, months, 0, discounts(percents)).total.minor / months
        // A rounding difference of a kopeck, spread over the months.
        expect(perMonth).toBeLessThanOrEqual(dearest + 1 / months)
        dearest = perMonth
      }
    }),
  )
})

test('parts: buying a year in shorter terms is never cheaper by more than the rounding of each purchase', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), rising, (minor, percents) => {
      const year = breakdown(minor, 12, 0, discounts(percents)).total.minor
      for (const months of discountedTerms) {
        const parts = 12 / months
        const split = breakdown(minor, months, 0, discounts(percents)).total.minor * parts
        expect(split).toBeGreaterThanOrEqual(year - parts)
      }
    }),
  )
})
