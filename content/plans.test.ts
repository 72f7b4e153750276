import { minorUnits } from '@zubr/domain/money'
import { currencies, isFree, type Plan, planGroups, tierIds } from '@zubr/domain/plans'
import { displayedPrice } from '@zubr/domain/price'
import { locales } from '@zubr/i18n/locales'
import { describe, expect, test } from 'vitest'
import { discountPercent, idleFreeServerDays, plans, tiers } from './plans.ts'

// Rules of any price list. Figures of plans.ts are not repeated here.

const pricesOf = ({ price }: Plan) =>
  currencies.flatMap((currency) => {
    const amount = price[currency]
    return amount === undefined
      ? []
      : [{ currency, amount, ...displayedPrice(amount, discountPercent[currency]) }]
  })

/** The paid plans of a group, by memory. */
const paidOf = (group: string) =>
  plans.filter((plan) => plan.group === group && !isFree(plan)).toSorted((a, b) => a.ramGb - b.ramGb)

const isRising = (figures: readonly number[]) =>
  figures.every((figure, i) => i === 0 || figure >= (figures[i - 1] ?? 0))

describe.each(planGroups)('prices of %s', (group) => {
  const paid = paidOf(group)

  test('memory: a plan with more costs more, in each currency', () => {
    for (const currency of currencies) {
      const amounts = paid.flatMap(({ price }) => price[currency] ?? [])
      expect(
        isRising(amounts) && new Set(amounts).size === amounts.length,
        `${currency} ${amounts.join(' ')}`,
      ).toBe(true)
    }
  })

  test('memory: a plan with more has no less disk, processor and backups', () => {
    expect(isRising(paid.map(({ diskGb }) => diskGb))).toBe(true)
    expect(isRising(paid.map(({ cores }) => cores ?? 0))).toBe(true)
    expect(isRising(paid.map(({ backups }) => backups))).toBe(true)
  })

  test('tiers: names rise from the poorest material to the richest, each once', () => {
    const ranks = paid.map(({ tier }) => tierIds.indexOf(tier))
    expect(isRising(ranks) && new Set(ranks).size === ranks.length).toBe(true)
  })

  test('recommendation: at most one paid plan is recommended', () => {
    const recommended = plans.filter((plan) => plan.group === group && plan.recommended)
    expect(recommended.length).toBeLessThanOrEqual(1)
    expect(recommended.some(isFree)).toBe(false)
  })
})

test('prices: a free plan costs 0 in BYN only, every other one more than 0', () => {
  for (const plan of plans)
    if (plan.tier === 'free') expect(plan.price, plan.id).toEqual({ BYN: 0 })
    else for (const { amount } of pricesOf(plan)) expect(amount, plan.id).toBeGreaterThan(0)
})

test('prices: each is a whole number of kopecks, also after the discount, which lowers it', () => {
  for (const plan of plans)
    for (const { currency, amount, now, was } of pricesOf(plan)) {
      expect(minorUnits(String(amount)), plan.id).toBeDefined()
      expect(minorUnits(String(now)), plan.id).toBeDefined()
      if (was !== undefined) expect(now, `${plan.id} in ${currency}`).toBeLessThan(was)
      expect(now > 0 || amount === 0, `${plan.id} in ${currency}`).toBe(true)
    }
})

test('plans: every one has a unique id of its group and memory', () => {
  const ids = plans.map(({ id }) => id)
  expect(new Set(ids).size).toBe(plans.length)
  expect(ids).toEqual(plans.map(({ group, tier, ramGb }) => `${group}-${tier === 'free' ? 'free' : ramGb}`))
})

test.each(locales)('plans: in %s no two materials have the same name', (locale) => {
  const shared = Object.entries(Map.groupBy(tierIds, (tier) => tiers[tier][locale]))
  expect(shared.filter(([, ids]) => ids.length > 1)).toEqual([])
  for (const group of planGroups) {
    const names = plans.filter((plan) => plan.group === group).map(({ tier }) => tiers[tier][locale])
    expect(new Set(names).size, group).toBe(names.length)
  }
})

test('plans: idle free servers are archived after 30 days or more, or never', () => {
  expect(idleFreeServerDays === 0 || idleFreeServerDays >= 30).toBe(true)
})
