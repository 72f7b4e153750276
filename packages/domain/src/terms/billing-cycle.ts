import { instantsOf, wallOf } from '../schedules/zone.ts'
import { serviceTimeZone } from '../service-time.ts'

/** The end of paid time, and the anchor of its months. */
export type BillingCycle = {
  paidUntil: Date
  /** Null in rows of versions without this column: then months count from `paidUntil`. */
  billingCycleAnchor: Date | null
}

/** Earlier versions lost the day of the month: 31 January, 28 February, 28 March. */
const maxLostDaysMs = 3 * 86_400_000

/** The same day and time some months later in a zone, or that month's last day. */
export function monthsAfter(date: Date, months: number, timeZone: string = serviceTimeZone): Date {
  if (months === 0) return new Date(date)
  const millisecond = ((+date % 1_000) + 1_000) % 1_000
  const wall = new Date(wallOf(+date - millisecond, timeZone))
  const month = wall.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(wall.getUTCFullYear(), month + 1, 0)).getUTCDate()
  wall.setUTCMonth(month, Math.min(wall.getUTCDate(), lastDay))
  const { instants, gapEnds } = instantsOf(+wall, timeZone)
  // A time that DST skips does not exist: the end is right after the gap.
  return new Date((instants[0] ?? gapEnds ?? +wall) + millisecond)
}

/**
 * The end of paid time moved by whole months, back if negative. It keeps the anchor's day of the
 * month: 31 January, 28 February, 31 March.
 */
export function cycleEnd(cycle: BillingCycle, months: number, timeZone: string = serviceTimeZone): Date {
  if (months === 0) return cycle.paidUntil
  const { anchor, passed } = positionInCycle(cycle, timeZone)
  return monthsAfter(anchor, passed + months, timeZone)
}

/** The anchor of a cycle's months, also if none is stored. */
export const cycleAnchor = (cycle: BillingCycle, timeZone: string = serviceTimeZone): Date =>
  positionInCycle(cycle, timeZone).anchor

/**
 * Number of paid months of the cycle. An end that does not match the anchor's months starts its own
 * cycle.
 */
function positionInCycle({ paidUntil, billingCycleAnchor }: BillingCycle, timeZone: string) {
  const own = { anchor: paidUntil, passed: 0 }
  if (billingCycleAnchor === null || billingCycleAnchor > paidUntil) return own
  // 32 days are more than any month, so at least this many months have passed.
  let passed = Math.floor((+paidUntil - +billingCycleAnchor) / (32 * 86_400_000))
  while (monthsAfter(billingCycleAnchor, passed, timeZone) < paidUntil) passed++
  const lostMs = +monthsAfter(billingCycleAnchor, passed, timeZone) - +paidUntil
  return lostMs <= maxLostDaysMs ? { anchor: billingCycleAnchor, passed } : own
}
