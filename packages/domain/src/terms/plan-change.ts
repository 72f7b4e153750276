import { cycleEnd } from './billing-cycle.ts'
import { termPrice } from './term-price.ts'

/** Why a server cannot have another plan. */
export const planChangeRefusals = [
  'unknown',
  'not_active',
  'edition',
  'free',
  'memory',
  'disk',
  'disk_unknown',
  'moving',
  'node_silent',
  'node_full',
  'other_currency',
] as const
export type PlanChangeRefusal = (typeof planChangeRefusals)[number]

/** A stretch of a server's time and what is paid for it, in kopecks. */
export type PaidPeriod = {
  startsAt: Date
  endsAt: Date
  months: number
  /**
   * From when on `own` and `given` pay until the end: from the start, the last change of plan, or where restored time
   * begins. No time before it is left.
   */
  effectiveFrom: Date
  /** The owner's own money, and what was given to them. */
  ownAmount: number
  promoAmount: number
  /** The discount for its term, in percent: another plan has it too, for the rest of the period. */
  termDiscountPercent: number
  /** What a promo code took off the whole stretch, of which price. */
  discountAmount: number
  listAmount: number
}

export type PlanChange<Period extends PaidPeriod = PaidPeriod> = {
  /** Paid time that is left; an hour that has begun counts. */
  hours: number
  /** What is left of what was paid, and what that time costs on the new plan. */
  worth: number
  cost: number
  /** `cost` less `worth`: above zero it is owed, below zero it comes back. */
  change: number
  /** What comes back, first of what was given. */
  back: { own: number; given: number }
  /** What is paid for the rest from now on, once `change` is paid. */
  periods(paid: { own: number; given: number }): Period[]
}

const hourMs = 3_600_000
const hoursTo = (from: Date, to: Date) => Math.max(0, Math.ceil((+to - +from) / hourMs))
const later = (a: Date, b: Date) => (a > b ? a : b)

/** What is left of what was paid for a period: by the hour; an hour that has begun counts as left. */
export function unusedOf(
  {
    effectiveFrom,
    endsAt,
    ownAmount,
    promoAmount,
  }: Pick<PaidPeriod, 'effectiveFrom' | 'endsAt' | 'ownAmount' | 'promoAmount'>,
  now: Date,
): { own: number; given: number } {
  const paidFor = hoursTo(effectiveFrom, endsAt)
  const unused = (minor: number) => Math.ceil((minor * hoursTo(later(now, effectiveFrom), endsAt)) / paidFor)
  const worth = paidFor === 0 ? 0 : unused(ownAmount + promoAmount)
  const ofGiven = worth === 0 ? 0 : Math.min(promoAmount, unused(promoAmount), worth)
  return { own: worth - ofGiven, given: ofGiven }
}

/**
 * The arithmetic of a change of plan in the midst of paid time. What is left is reckoned by what was paid, by the hour; the new plan costs
 * its price of today. A promo code takes off what it did, of a cheaper plan its share. Of each stretch the fraction of a kopeck falls to
 * the owner, so that no more than one of them is lost; and no more comes back than was paid.
 */
export function planChange<Period extends PaidPeriod>(
  periods: readonly Period[],
  { price, now }: { /** Of a month of the new plan. */ price: number; now: Date },
): PlanChange<Period> {
  const rest = periods
    .filter(({ endsAt }) => endsAt > now)
    .map((period) => {
      const { startsAt, endsAt, effectiveFrom, months, termDiscountPercent, discountAmount, listAmount } =
        period
      const whole = hoursTo(startsAt, endsAt)
      const left = hoursTo(later(now, effectiveFrom), endsAt)
      const unused = unusedOf(period, now)
      const worth = unused.own + unused.given
      const full = termPrice(price, { months, percent: termDiscountPercent }).total
      const kept =
        listAmount === 0 ? 0 : Math.ceil((discountAmount * Math.min(full, listAmount)) / listAmount)
      const cost = Math.floor(((full - Math.min(full, kept)) * left) / whole)
      return { period, left, worth, cost, ...unused }
    })
  const sum = (of: (each: (typeof rest)[number]) => number) => rest.reduce((all, each) => all + of(each), 0)
  const [worth, cost, given] = [
    sum((each) => each.worth),
    sum((each) => each.cost),
    sum((each) => each.given),
  ]
  const change = cost - worth
  const backGiven = change < 0 ? Math.min(given, -change) : 0
  const back = { own: change < 0 ? -change - backGiven : 0, given: backGiven }
  return {
    hours: sum((each) => each.left),
    ...{ worth, cost, change, back },
    periods(paid) {
      let ofGiven = given + paid.given - back.given
      return rest.map(({ period, cost: part }) => {
        const partGiven = Math.min(part, ofGiven)
        ofGiven -= partGiven
        return {
          ...period,
          effectiveFrom: later(now, period.effectiveFrom),
          ownAmount: part - partGiven,
          promoAmount: partGiven,
        }
      })
    },
  }
}

/**
 * The time before `ends` that no known money pays for, as if a promo code had paid all of it: for a dearer plan the difference is owed, for
 * a cheaper one nothing comes back. `price` is that of a month of the plan until now.
 */
export function giftedPeriod({
  now,
  ends,
  price,
  billingCycleAnchor = null,
}: {
  now: Date
  ends: Date
  price: number
  billingCycleAnchor?: Date | null
}): PaidPeriod {
  const cycle = { paidUntil: ends, billingCycleAnchor }
  let months = 1
  while (cycleEnd(cycle, -months) > now) months++
  const starts = cycleEnd(cycle, -months)
  const off = price * months
  return {
    startsAt: starts,
    endsAt: ends,
    months,
    effectiveFrom: starts,
    ownAmount: 0,
    promoAmount: 0,
    termDiscountPercent: 0,
    discountAmount: off,
    listAmount: off,
  }
}
