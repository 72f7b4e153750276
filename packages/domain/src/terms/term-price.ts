import { percentOf } from '../money.ts'
import type { Currency } from '../plans.ts'
import type { TermMonths } from '../server-life.ts'

/** Terms with a discount; a single month has the list price. */
export const discountedTerms = [3, 6, 12] as const satisfies readonly TermMonths[]
export type DiscountedTerm = (typeof discountedTerms)[number]

/** Whole percent off the total price of a term; 0: no discount. */
export type TermDiscounts = Record<Currency, Record<DiscountedTerm, number>>

export function termPercentOf(
  discounts: TermDiscounts,
  { currency, months }: { currency: Currency; months: TermMonths },
): number {
  return months === 1 ? 0 : discounts[currency][months]
}

/** The discounted terms of a currency, shortest first. */
export function offeredTerms(
  discounts: TermDiscounts,
  currency: Currency,
): { months: DiscountedTerm; percent: number }[] {
  return discountedTerms.flatMap((months) => {
    const percent = discounts[currency][months]
    return percent > 0 ? [{ months, percent }] : []
  })
}

/** In kopecks. The total of all months is rounded once, so it is a whole number. */
export type TermPrice = { price: number; off: number; total: number }

/** The price of `months` paid at once, by the monthly price and the term discount. */
export function termPrice(
  monthly: number,
  { months, percent }: { months: number; percent: number },
): TermPrice {
  const price = monthly * months
  const off = percentOf(price, percent)
  return { price, off, total: price - off }
}
