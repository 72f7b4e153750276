import { minorUnits } from './money.ts'
import { type Currency, type Discounts, isFree, type Plan, type PlanGroup } from './plans.ts'

/** A monthly price on a card; `was` is the struck-through price if discounted. */
export type DisplayedPrice = { now: number; was?: number }

/** The displayed monthly price. Source: specification, section 9 "Price display". */
export function displayedPrice(price: number, discountPercent: number): DisplayedPrice {
  if (discountPercent === 0 || price === 0) return { now: price }
  return { was: price, now: Math.round((price * (100 - discountPercent)) / 100) }
}

/**
 * The displayed price if `wanted` is chosen: in BYN if the plan has no price in that currency. Free
 * plans cost 0 in each.
 */
export function planPrice(
  { price }: Pick<Plan, 'price'>,
  wanted: Currency,
  discountPercent: Discounts,
): DisplayedPrice & { currency: Currency } {
  const currency = price[wanted] === undefined && price.BYN > 0 ? 'BYN' : wanted
  return { currency, ...displayedPrice(price[currency] ?? price.BYN, discountPercent[currency]) }
}

/**
 * A plan's displayed monthly price in kopecks; undefined if it is not sold in this currency. Free
 * plans cost 0 in any.
 */
export function monthlyPrice(
  plan: Plan,
  currency: Currency,
  discountPercent: Discounts,
): { currency: Currency; minor: number } | undefined {
  if (isFree(plan)) return { currency, minor: 0 }
  const price = plan.price[currency]
  if (price === undefined) return undefined
  // The shortest decimal of a number is the one in the price list.
  const minor = minorUnits(String(displayedPrice(price, discountPercent[currency]).now))
  if (minor === undefined) throw new Error(`the price of ${plan.id} has more than two places`)
  return { currency, minor }
}

/**
 * The plan with which a group's free plan is compared: its cheapest paid one. Undefined without a
 * free plan.
 */
export function firstPaid(plans: readonly Plan[], group: PlanGroup): Plan | undefined {
  const ofGroup = plans.filter((plan) => plan.group === group)
  if (!ofGroup.some(isFree)) return undefined
  return ofGroup.filter((plan) => !isFree(plan)).sort((a, b) => a.price.BYN - b.price.BYN)[0]
}

/**
 * A group's free plan and its cheapest paid one if the free plan has more memory; otherwise
 * undefined.
 */
export function largerFreePlan(
  plans: readonly Plan[],
  group: PlanGroup,
): { free: Plan; paid: Plan } | undefined {
  const free = plans.find((plan) => plan.group === group && isFree(plan))
  const paid = firstPaid(plans, group)
  return free && paid && free.ramGb > paid.ramGb ? { free, paid } : undefined
}

/**
 * Which of two sentences a plan's card shows: the limits of a free plan, or the advantages of the
 * paid plan that it is compared with.
 */
export function promiseOf(plans: readonly Plan[], plan: Plan): 'free' | 'paid' | undefined {
  if (isFree(plan)) return 'free'
  return firstPaid(plans, plan.group)?.id === plan.id ? 'paid' : undefined
}
