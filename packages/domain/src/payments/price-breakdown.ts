import { percentOf } from '../money.ts'
import type { Currency, Discounts, Plan } from '../plans.ts'
import { monthlyPrice } from '../price.ts'
import { type PromoCode, type PromoRefusal, promoRefusal } from '../promo.ts'
import type { TermMonths } from '../server-life.ts'
import { type TermDiscounts, termPercentOf, termPrice } from '../terms/term-price.ts'

/** In kopecks. */
type Sum = { currency: Currency; minor: number }

type PriceBreakdownInput = {
  plan: Plan
  /** Number of months; a promo code reduces only the first. */
  months?: TermMonths | undefined
  discountPercent: Discounts
  termDiscounts: TermDiscounts
  /** The account's money, and the currency to use while it has chosen none. */
  balance: Sum | null
  currency: Currency
  /** Null if no code was entered, undefined if the code is unknown. */
  promo: PromoCode | undefined | null
  now: Date
}

export type PriceBreakdown = {
  /** For all months, before the term discount and the promo code. */
  price: Sum
  /** The discount for paying several months at once; undefined without one. */
  termDiscount: { percent: number; off: Sum } | undefined
  /** The discount of the promo code, if valid. */
  off: Sum | undefined
  promoRefused: PromoRefusal | null
  total: Sum
  /** What the balance lacks. */
  missing: Sum
  /** The plan has no price in the account's currency; the price is in BYN then. */
  otherCurrency: boolean
}

/** The price of a plan's months for an account, with its breakdown. */
export function priceBreakdownFor({
  plan,
  months = 1,
  discountPercent,
  termDiscounts,
  balance,
  currency: asked,
  promo,
  now,
}: PriceBreakdownInput): PriceBreakdown {
  const currency = balance?.currency ?? asked
  const own = monthlyPrice(plan, currency, discountPercent)
  const monthly = own ?? monthlyPrice(plan, 'BYN', discountPercent) ?? { currency, minor: 0 }
  const promoRefused = promo === null ? null : (promoRefusal(promo, monthly.minor, now) ?? null)
  const sum = (minor: number): Sum => ({ currency: monthly.currency, minor })
  const percent = termPercentOf(termDiscounts, { currency: monthly.currency, months })
  const term = termPrice(monthly.minor, { months, percent })
  // The code reduces the first month's price after the term discount (decision 80).
  const firstMonth = Math.floor(term.total / months)
  const off = promo && !promoRefused ? sum(percentOf(firstMonth, promo.percent)) : undefined
  const total = sum(term.total - (off?.minor ?? 0))
  const covered = balance?.currency === total.currency ? balance.minor : 0
  return {
    price: sum(term.price),
    termDiscount: term.off > 0 ? { percent, off: sum(term.off) } : undefined,
    off,
    promoRefused,
    total,
    missing: { ...total, minor: Math.max(0, total.minor - covered) },
    otherCurrency: balance !== null && own === undefined,
  }
}
