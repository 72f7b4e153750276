import type { Currency } from '../plans.ts'
import { dayMs } from '../server-life.ts'

/** In kopecks. */
type Sum = { currency: Currency; minor: number }

/** The notice to an owner about the next automatic payment. */
export type Announcement = {
  /** The end of the paid time concerned, as an ISO date. */
  for: string
  price: Sum
  /**
   * `switch`: the dialog that enabled it showed date and amount. `hand`: it is too late, and the
   * owner has to pay manually.
   */
  by: 'mail' | 'switch' | 'hand'
  /** When a mail server accepted the mail, as an ISO date; null until then. */
  at: string | null
  /** The owner was notified that the balance does not suffice. */
  toldShort?: true
}

/** The payment is made within the last day, and announced three days before it. */
export const chargedBeforeMs = dayMs
export const announcedBeforeMs = 3 * dayMs

/** When the next month is paid automatically. */
export const chargeAt = (paidUntil: Date) => new Date(+paidUntil - chargedBeforeMs)

/** Whether it is too late for a mail: the dialog that enables it announces it. */
export const isAnnouncedBySwitch = (paidUntil: Date, now: Date) =>
  +now > +chargeAt(paidUntil) - announcedBeforeMs

export type ExtensionStep = 'announce' | 'charge' | 'tell_short' | 'tell_by_hand'

/**
 * The due step of an active server with automatic extension, or undefined. It charges only what was
 * announced for this period, by a mail accepted three days before or by the switch. A higher price
 * is announced again, or left to the owner if it is too late.
 */
export function extensionStep({
  paidUntil,
  announced,
  price,
  balance,
  now,
}: {
  paidUntil: Date
  announced: Announcement | null
  price: Sum
  /** In the same currency. */
  balance: number
  now: Date
}): ExtensionStep | undefined {
  const from = chargeAt(paidUntil)
  if (+now < +from - announcedBeforeMs) return undefined
  const known = announced?.for === paidUntil.toISOString() ? announced : null
  if (known?.by === 'hand') return undefined
  const holds = known && known.price.currency === price.currency && price.minor <= known.price.minor
  if (!holds) return +now + announcedBeforeMs <= +paidUntil ? 'announce' : 'tell_by_hand'
  if (now < from) return undefined
  if (known.by === 'mail') {
    const dueMs = known.at === null ? Number.POSITIVE_INFINITY : Date.parse(known.at) + announcedBeforeMs
    if (+now < dueMs) return dueMs < +paidUntil ? undefined : 'tell_by_hand'
  }
  if (balance >= price.minor) return 'charge'
  return known.toldShort ? undefined : 'tell_short'
}
