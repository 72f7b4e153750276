import { percentOf } from '../money.ts'
import type { Currency } from '../plans.ts'
import type { TermMonths } from '../server-life.ts'

/** Terms that a discount is set for; a single month costs what the price list says. */
export const discountedTerms = [3, 6, 12] as const satisfies readonly TermMonths[]
export type DiscountedTerm = (typeof discountedTerms)[number]

/** Whole percent off the price of all months that are paid at once; 0: no discount for this term. */
export type TermDiscounts = Record<Currency, Record<DiscountedTerm, number>>

export function termPercentOf(
  discounts: TermDiscounts,
  { currency, months }: { currency: Currency; months: TermMonths },
): number {
  return months === 1 ? 0 : discounts[currency][months]
}

/** The terms that have a discount in a currency, from the shortest to the longest. */
export function offeredTerms(
  discounts: TermDiscounts,
  currency: Currency,
): { months: DiscountedTerm; percent: number }[] {
  return discountedTerms.flatMap((months) => {
    const percent = discounts[currency][months]
    return percent > 0 ? [{ months, percent }] : []
  })
}

/** In kopecks. A fraction of a kopeck is rounded once, for all months, so that a total is always whole. */
export type TermPrice = { price: number; off: number; total: number }

/** What `months` cost that are paid at once, by the price of one month and the discount for the term. */
export function termPrice(
  monthly: number,
  { months, percent }: { months: number; percent: number },
): TermPrice {
  const price = monthly * months
  const off = percentOf(price, percent)
  return { price, off, total: price - off }
}
