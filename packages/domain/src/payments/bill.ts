import { percentOf } from '../money.ts'
import type { Currency, Discounts, Plan } from '../plans.ts'
import { monthlyPrice } from '../price.ts'
import { type PromoCode, type PromoRefusal, promoRefusal } from '../promo.ts'
import type { TermMonths } from '../server-life.ts'
import { type TermDiscounts, termPercentOf, termPrice } from '../terms/term-price.ts'

/** In kopecks. */
type Sum = { currency: Currency; minor: number }

type BillInput = {
  plan: Plan
  /** For how many months; a promo code lowers the first alone. */
  months?: TermMonths | undefined
  discountPercent: Discounts
  termDiscounts: TermDiscounts
  /** The account's money, and the currency to reckon in as long as it has chosen none. */
  balance: Sum | null
  currency: Currency
  /** Null if no code was typed, undefined if there is none like it. */
  promo: PromoCode | undefined | null
  now: Date
}

export type Bill = {
  /** Of all months, before the discount for the term and the promo code. */
  price: Sum
  /** What paying for several months at once takes off; undefined if nothing. */
  termDiscount: { percent: number; off: Sum } | undefined
  /** What the promo code takes off, if it does. */
  off: Sum | undefined
  promoRefused: PromoRefusal | null
  total: Sum
  /** What the balance lacks. */
  missing: Sum
  /** The account's currency is one that this plan has no price in; the price is in BYN then. */
  otherCurrency: boolean
}

/** What months of a plan cost an account, with their arithmetic. */
export function billFor({
  plan,
  months = 1,
  discountPercent,
  termDiscounts,
  balance,
  currency: asked,
  promo,
  now,
}: BillInput): Bill {
  const currency = balance?.currency ?? asked
  const own = monthlyPrice(plan, currency, discountPercent)
  const monthly = own ?? monthlyPrice(plan, 'BYN', discountPercent) ?? { currency, minor: 0 }
  const promoRefused = promo === null ? null : (promoRefusal(promo, monthly.minor, now) ?? null)
  const sum = (minor: number): Sum => ({ currency: monthly.currency, minor })
  const percent = termPercentOf(termDiscounts, { currency: monthly.currency, months })
  const term = termPrice(monthly.minor, { months, percent })
  // The code lowers what the first month costs after the discount for the term (decision 80).
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
