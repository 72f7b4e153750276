/** A monthly price as a card shows it; `was` is the struck-through price where a discount applies. */
export type DisplayedPrice = { now: number; was?: number }

/** What a card shows for a monthly price. Source: specification, section 9 "Price display". */
export function displayedPrice(price: number, discountPercent: number): DisplayedPrice {
  if (discountPercent === 0 || price === 0) return { now: price }
  return { was: price, now: Math.round((price * (100 - discountPercent)) / 100) }
}
