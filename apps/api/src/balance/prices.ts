import { type Currency, discountPercent, type Plan, plans } from '@zubr/content/plans'
import type { Money } from '@zubr/contracts/balance'
import { minorUnits } from '@zubr/domain/money'
import { displayedPrice } from '@zubr/domain/price'

export function planOf(id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}

/** Whether a plan costs nothing in any currency. */
export function isFree(plan: Plan): boolean {
  return plan.price.BYN === 0
}

/** A month of a plan as the site shows it; undefined if it is not sold in this currency. Free plans cost 0 of any. */
export function monthlyPrice(plan: Plan, currency: Currency): Money | undefined {
  if (isFree(plan)) return { currency, minor: 0 }
  const price = plan.price[currency]
  if (price === undefined) return undefined
  // The shortest decimal that a number is written as is the one that stands in content/plans.ts.
  const minor = minorUnits(String(displayedPrice(price, discountPercent[currency]).now))
  if (minor === undefined) throw new Error(`the price of ${plan.id} has more than two places`)
  return { currency, minor }
}
