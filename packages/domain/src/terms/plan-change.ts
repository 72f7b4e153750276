import { cycleEnd } from './billing-cycle.ts'
import { termPrice } from './term-price.ts'

/** Why a plan change is refused. */
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

/** A period of a server's time and its payment, in kopecks. */
export type PaidPeriod = {
  startsAt: Date
  endsAt: Date
  months: number
  /**
   * From when `ownAmount` and `promoAmount` pay until the end: the start, the last change of plan, or the start
   * of restored time. No earlier time remains.
   */
  effectiveFrom: Date
  /** The owner's own money, and granted money. */
  ownAmount: number
  promoAmount: number
  /** Term discount in percent: another plan keeps it for the rest of the period. */
  termDiscountPercent: number
  /** The promo code's discount for the whole period, and the price that it applied to. */
  discountAmount: number
  listAmount: number
}

export type PlanChange<Period extends PaidPeriod = PaidPeriod> = {
  /** Remaining paid time; a started hour counts. */
  hours: number
  /** The unused part of the payment, and the price of that time on the new plan. */
  worth: number
  cost: number
  /** `cost` less `worth`: positive is due, negative is returned. */
  change: number
  /** The returned money, granted money first. */
  back: { own: number; given: number }
  /** The periods of the remaining time, once `change` is paid. */
  periods(paid: { own: number; given: number }): Period[]
}

const hourMs = 3_600_000
const hoursTo = (from: Date, to: Date) => Math.max(0, Math.ceil((+to - +from) / hourMs))
const later = (a: Date, b: Date) => (a > b ? a : b)

/** The unused part of a period's payment, by the hour; a started hour counts as unused. */
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
 * The price of a plan change in paid time. Remaining time is valued by its payment per hour; the
 * new plan has today's price. A promo code keeps its discount, or its share for a cheaper plan.
 * Fractions of a kopeck favour the owner, at most one per period; never returns more than was paid.
 */
export function planChange<Period extends PaidPeriod>(
  periods: readonly Period[],
  { price, now }: { /** Per month of the new plan. */ price: number; now: Date },
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
      const keptDiscount =
        listAmount === 0 ? 0 : Math.ceil((discountAmount * Math.min(full, listAmount)) / listAmount)
      const cost = Math.floor(((full - Math.min(full, keptDiscount)) * left) / whole)
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
 * The time before `ends` without a known payment, as if a promo code had paid all of it: an upgrade
 * charges the difference, a downgrade returns nothing. `price` is the monthly price of the plan
 * until now.
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
