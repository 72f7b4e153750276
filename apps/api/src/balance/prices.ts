import type { Money } from '@zubr/contracts/balance'
import { minorUnits } from '@zubr/domain/money'
import { type Currency, type Discounts, isFree, type Plan } from '@zubr/domain/plans'
import { displayedPrice } from '@zubr/domain/price'

/** A month of a plan as the site shows it; undefined if it is not sold in this currency. Free plans cost 0 of any. */
export function monthlyPrice(plan: Plan, currency: Currency, discountPercent: Discounts): Money | undefined {
  if (isFree(plan)) return { currency, minor: 0 }
  const price = plan.price[currency]
  if (price === undefined) return undefined
  // The shortest decimal that a number is written as is the one that stands in the price list.
  const minor = minorUnits(String(displayedPrice(price, discountPercent[currency]).now))
  if (minor === undefined) throw new Error(`the price of ${plan.id} has more than two places`)
  return { currency, minor }
}
