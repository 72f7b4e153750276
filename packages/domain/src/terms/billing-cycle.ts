import { instantsOf, wallOf } from '../schedules/zone.ts'
import { serviceTimeZone } from '../service-time.ts'

/** When paid time ends, and the instant from which its months are counted. */
export type BillingCycle = {
  paidUntil: Date
  /** Null in rows that a version without this column wrote: then months are counted from `paidUntil`. */
  billingCycleAnchor: Date | null
}

/** Earlier versions lost the day of the month: 31 January, 28 February, 28 March. */
const maxLostDaysMs = 3 * 86_400_000

/** The same day and time so many months later by the clocks of a zone, or that month's last day. */
export function monthsAfter(date: Date, months: number, timeZone: string = serviceTimeZone): Date {
  if (months === 0) return new Date(date)
  const millisecond = ((+date % 1_000) + 1_000) % 1_000
  const wall = new Date(wallOf(+date - millisecond, timeZone))
  const month = wall.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(wall.getUTCFullYear(), month + 1, 0)).getUTCDate()
  wall.setUTCMonth(month, Math.min(wall.getUTCDate(), lastDay))
  const { instants, gapEnds } = instantsOf(+wall, timeZone)
  // Clocks that are put forward do not show some times: the end is right after the gap.
  return new Date((instants[0] ?? gapEnds ?? +wall) + millisecond)
}

/**
 * The end of paid time moved by whole months, back if negative. It keeps the day of the month on which the cycle
 * began: 31 January, 28 February, 31 March.
 */
export function cycleEnd(cycle: BillingCycle, months: number, timeZone: string = serviceTimeZone): Date {
  if (months === 0) return cycle.paidUntil
  const { anchor, passed } = positionInCycle(cycle, timeZone)
  return monthsAfter(anchor, passed + months, timeZone)
}

/** The instant from which the months of a cycle are counted, also where none is stored. */
export const cycleAnchor = (cycle: BillingCycle, timeZone: string = serviceTimeZone): Date =>
  positionInCycle(cycle, timeZone).anchor

/** How many months of the cycle are paid. An end that the anchor's months do not lead to starts a cycle of its own. */
function positionInCycle({ paidUntil, billingCycleAnchor }: BillingCycle, timeZone: string) {
  const own = { anchor: paidUntil, passed: 0 }
  if (billingCycleAnchor === null || billingCycleAnchor > paidUntil) return own
  // 32 days are more than any month, so this many months have passed at least.
  let passed = Math.floor((+paidUntil - +billingCycleAnchor) / (32 * 86_400_000))
  while (monthsAfter(billingCycleAnchor, passed, timeZone) < paidUntil) passed++
  const lostMs = +monthsAfter(billingCycleAnchor, passed, timeZone) - +paidUntil
  return lostMs <= maxLostDaysMs ? { anchor: billingCycleAnchor, passed } : own
}
