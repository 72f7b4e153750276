import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { monthsAfter } from './billing-cycle.ts'
import { giftedPeriod, type PaidPeriod, planChange } from './plan-change.ts'
import { termPrice } from './term-price.ts'

const start = new Date('2026-12-01T12:00:00Z')
const after = (hours: number) => new Date(+start + hours * 3_600_000)
const period = (change: Partial<PaidPeriod> = {}): PaidPeriod => ({
  ...{ startsAt: start, endsAt: after(720), months: 1, effectiveFrom: start },
  ...{ ownAmount: 2690, promoAmount: 0, termDiscountPercent: 0, discountAmount: 0, listAmount: 0 },
  ...change,
})
const nothing = { own: 0, given: 0 }

test("remaining time: half a month of 26.90 is worth half, and costs half of another plan's price", () => {
  const up = planChange([period()], { price: 5290, now: after(360) })
  expect(up).toMatchObject({ hours: 360, worth: 1345, cost: 2645, change: 1300, back: nothing })
  const down = planChange([period()], { price: 490, now: after(360) })
  expect(down).toMatchObject({ worth: 1345, cost: 245, change: -1100, back: { own: 1100, given: 0 } })
})

test('remaining time: future months count fully, past ones not at all', () => {
  const later = period({ startsAt: after(720), endsAt: after(1440), effectiveFrom: after(720) })
  expect(planChange([period(), later], { price: 490, now: after(360) })).toMatchObject({
    hours: 1080,
    worth: 1345 + 2690,
    cost: 245 + 490,
  })
  expect(planChange([period()], { price: 490, now: after(720) })).toMatchObject({ hours: 0, change: 0 })
})

test('granted money: it is returned first, as granted money', () => {
  const { back } = planChange([period({ ownAmount: 2000, promoAmount: 690 })], { price: 490, now: start })
  expect(back).toEqual({ own: 2200 - 690, given: 690 })
})

test('promo code: a cheaper plan gets its share, and a dearer one at most the original discount', () => {
  const bought = period({ ownAmount: 2152, discountAmount: 538, listAmount: 2690 })
  expect(planChange([bought], { price: 5290, now: start })).toMatchObject({ change: 5290 - 2690 })
  expect(planChange([bought], { price: 500, now: start })).toMatchObject({ cost: 400, change: 400 - 2152 })
})

test('unpaid time: an upgrade is charged fully, and a downgrade returns nothing', () => {
  const gifted = giftedPeriod({ now: after(10), ends: after(720), price: 2690 })
  expect(planChange([gifted], { price: 2690, now: after(10) }).change).toBe(0)
  expect(planChange([gifted], { price: 490, now: after(10) })).toMatchObject({ worth: 0, cost: 0 })
  expect(planChange([gifted], { price: 5290, now: after(10) }).change).toBe(2481)
})

/**
 * Plans in kopecks, and times in minutes, in any order; each change is paid partly with granted
 * money.
 */
const changes = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 60_000 }), minutes: fc.nat(20_000), given: fc.nat(100) }),
  { maxLength: 12 },
)
const bought = fc
  .record({
    price: fc.integer({ min: 1, max: 60_000 }),
    months: fc.constantFrom(1, 3, 6, 12),
    termPercent: fc.nat(99),
    percent: fc.nat(100),
    given: fc.nat(100),
  })
  .map(({ price, months, termPercent, percent, given }) => {
    const { total } = termPrice(price, { months, percent: termPercent })
    const off = Math.round((Math.floor(total / months) * percent) / 100)
    const paid = total - off
    const ofGiven = Math.floor((paid * given) / 100)
    const ends = monthsAfter(start, months)
    const paidPeriod = period({
      endsAt: ends,
      months,
      ownAmount: paid - ofGiven,
      promoAmount: ofGiven,
      ...{ termDiscountPercent: termPercent, discountAmount: off, listAmount: total },
    })
    return { price, period: paidPeriod }
  })

test('refund: any number of changes returns at most what was paid, in own and in granted money', () => {
  fc.assert(
    fc.property(fc.array(bought, { minLength: 1, maxLength: 3 }), changes, (purchases, steps) => {
      let periods = purchases.map((each) => each.period)
      const held = { own: 0, given: 0 }
      for (const { ownAmount, promoAmount } of periods) {
        held.own += ownAmount
        held.given += promoAmount
      }
      let now = start
      for (const { price, minutes, given } of steps) {
        now = new Date(+now + minutes * 60_000)
        const step = planChange(periods, { price, now })
        const owed = Math.max(0, step.change)
        const paid = { given: Math.floor((owed * given) / 100), own: 0 }
        paid.own = owed - paid.given
        periods = step.periods(paid)
        held.own += paid.own - step.back.own
        held.given += paid.given - step.back.given
        const inPeriods = periods.reduce((sum, each) => sum + each.ownAmount + each.promoAmount, 0)
        expect(held.own).toBeGreaterThanOrEqual(0)
        expect(held.given).toBeGreaterThanOrEqual(0)
        expect(inPeriods).toBe(step.cost)
        expect(inPeriods).toBeLessThanOrEqual(held.own + held.given)
        for (const each of periods)
          expect(Math.min(each.ownAmount, each.promoAmount)).toBeGreaterThanOrEqual(0)
        expect(step.worth + step.change).toBe(step.cost)
      }
    }),
    { numRuns: 500, verbose: true },
  )
})

test('upgrade and back within the hour: no cost, and at most a kopeck gained per period', () => {
  fc.assert(
    fc.property(
      fc.array(bought, { minLength: 1, maxLength: 1 }),
      fc.integer({ min: 1, max: 60_000 }),
      fc.nat(40_000),
      (purchases, more, minutes) => {
        const [{ price, period: only }] = purchases as [(typeof purchases)[0]]
        const now = new Date(+start + minutes * 60_000)
        const up = planChange([only], { price: price + more, now })
        const down = planChange(up.periods({ own: Math.max(0, up.change), given: 0 }), { price, now })
        const lost = up.change + down.change
        expect(lost).toBeLessThanOrEqual(0)
        expect(lost).toBeGreaterThanOrEqual(-1)
        const again = planChange(down.periods({ own: 0, given: 0 }), { price: price + more, now })
        expect(again.change + down.change).toBe(0)
      },
    ),
    { numRuns: 500, verbose: true },
  )
})
