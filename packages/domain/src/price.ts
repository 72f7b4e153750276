import type { Currency, Discounts, Plan } from './plans.ts'

/** A monthly price as a card shows it; `was` is the struck-through price where a discount applies. */
export type DisplayedPrice = { now: number; was?: number }

/** What a card shows for a monthly price. Source: specification, section 9 "Price display". */
export function displayedPrice(price: number, discountPercent: number): DisplayedPrice {
  if (discountPercent === 0 || price === 0) return { now: price }
  return { was: price, now: Math.round((price * (100 - discountPercent)) / 100) }
}

/** What a plan's card shows where `wanted` is chosen: its price in BYN if it has none in that currency. Nothing costs nothing in each. */
export function planPrice(
  { price }: Pick<Plan, 'price'>,
  wanted: Currency,
  discountPercent: Discounts,
): DisplayedPrice & { currency: Currency } {
  const currency = price[wanted] === undefined && price.BYN > 0 ? 'BYN' : wanted
  return { currency, ...displayedPrice(price[currency] ?? price.BYN, discountPercent[currency]) }
}
