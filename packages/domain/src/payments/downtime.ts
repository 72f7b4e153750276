import { type BillingCycle, cycleEnd } from '../terms/billing-cycle.ts'

/** The payment for a period, in kopecks. */
export type PaidPeriod = { from: Date; to: Date; minor: number }

/** Minutes of downtime in one hour, or in one day once hours are no longer stored. */
export type DownSpan = { at: Date; lastsMs: number; minutes: number }

/**
 * Continuous downtime. Part of an hour counts as an hour. Source: the offer, "Refusal of the
 * service and return of money".
 */
export type Interruption = { at: Date; minutes: number; hours: number }

/** Joins adjacent spans into interruptions. The input is sorted. */
export function interruptionsOf(spans: readonly DownSpan[]): Interruption[] {
  const joined: { at: Date; until: number; minutes: number }[] = []
  for (const { at, lastsMs, minutes } of spans) {
    if (minutes === 0) continue
    const last = joined.at(-1)
    if (last?.until === +at) Object.assign(last, { until: +at + lastsMs, minutes: last.minutes + minutes })
    else joined.push({ at, until: +at + lastsMs, minutes })
  }
  return joined.map(({ at, minutes }) => ({ at, minutes, hours: Math.ceil(minutes / 60) }))
}

export type Compensation = {
  /** Each paid period with downtime: its hours, hours of downtime, and compensation. */
  lines: {
    period: PaidPeriod
    hours: number
    down: readonly Interruption[]
    downHours: number
    minor: number
  }[]
  minutes: number
  hours: number
  minor: number
}

/**
 * Compensation for downtime: the period's price divided by its hours, times the hours of downtime.
 * Part of a kopeck counts as a whole one, and the total is at most the payment. Unpaid time is
 * skipped.
 */
export function compensationFor(
  periods: readonly PaidPeriod[],
  interruptions: readonly Interruption[],
): Compensation {
  const lines = periods.flatMap((period) => {
    const down = interruptions.filter(({ at }) => at >= period.from && at < period.to)
    const downHours = down.reduce((sum, { hours }) => sum + hours, 0)
    if (downHours === 0 || period.minor === 0) return []
    const hours = Math.round((+period.to - +period.from) / 3_600_000)
    const minor = Math.min(period.minor, Math.ceil((period.minor * downHours) / hours))
    return [{ period, hours, down, downHours, minor }]
  })
  const total = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => sum + of(line), 0)
  return {
    lines,
    minutes: total(({ down }) => down.reduce((sum, { minutes }) => sum + minutes, 0)),
    hours: total(({ downHours }) => downHours),
    minor: total(({ minor }) => minor),
  }
}

/** A payment for a number of months of a server. */
export type PaidMonths = { at: Date; months: number; minor: number }

/** The periods of payments in order: each continues the previous one, or starts at its payment. */
export function paidPeriods(payments: readonly PaidMonths[]): PaidPeriod[] {
  let cycle: BillingCycle = { paidUntil: new Date(0), billingCycleAnchor: null }
  return payments.map(({ at, months, minor }) => {
    const before = cycle.paidUntil > at ? cycle : { paidUntil: at, billingCycleAnchor: at }
    cycle = { ...before, paidUntil: cycleEnd(before, months) }
    return { from: before.paidUntil, to: cycle.paidUntil, minor }
  })
}
