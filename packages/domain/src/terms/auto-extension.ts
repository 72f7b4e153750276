import type { Currency } from '../plans.ts'
import { dayMs } from '../server-life.ts'

/** In kopecks. */
type Sum = { currency: Currency; minor: number }

/** What an owner was told of the month that is to be paid by itself. */
export type Announcement = {
  /** The end of the paid time that it is about, as an ISO date. */
  for: string
  price: Sum
  /** `switch`: the dialog that turned it on has shown date and sum. `hand`: it cannot be done in time, and the owner is told to. */
  by: 'mail' | 'switch' | 'hand'
  /** When a mail server took the mail, as an ISO date; null until then. */
  at: string | null
  /** The owner was told that the balance does not suffice. */
  toldShort?: true
}

/** Paid within the last day, and announced three days before that. */
export const chargedBeforeMs = dayMs
export const announcedBeforeMs = 3 * dayMs

/** When a month is paid by itself that follows the paid time. */
export const chargeAt = (paidUntil: Date) => new Date(+paidUntil - chargedBeforeMs)

/** Whether it is too late for a mail: what turns it on announces it then. */
export const isAnnouncedBySwitch = (paidUntil: Date, now: Date) =>
  +now > +chargeAt(paidUntil) - announcedBeforeMs

export type ExtensionStep = 'announce' | 'charge' | 'tell_short' | 'tell_by_hand'

/**
 * What is due of an active server that is extended by itself; undefined for nothing. It is charged only what was announced for this very
 * period, by a mail that was taken three days before or by the switch: a price that has risen since is announced anew, or if there is no
 * time for that, left to the owner.
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
