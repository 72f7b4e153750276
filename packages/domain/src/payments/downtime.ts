import { type BillingCycle, cycleEnd } from '../terms/billing-cycle.ts'

/** What was paid for a span of time, in kopecks. */
export type PaidPeriod = { from: Date; to: Date; minor: number }

/** Minutes of downtime that were counted in one hour, or in one day where hours are kept no more. */
export type DownSpan = { at: Date; lastsMs: number; minutes: number }

/** Downtime without a pause. A part of an hour counts as a whole one. Source: the offer, "Refusal of the service and return of money". */
export type Interruption = { at: Date; minutes: number; hours: number }

/** Spans that follow each other without a gap are one interruption. They come in their order. */
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
  /** Of each paid period in which the service was down: its hours, those of downtime, and what is due for them. */
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
 * What is due for downtime: the price of the paid period, by the hours in it, times the hours of downtime. A part of a kopeck counts as a
 * whole one, and no more is due than was paid. What nothing was paid for is left out.
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

/** What somebody paid at a time for so many months of a server. */
export type PaidMonths = { at: Date; months: number; minor: number }

/** The spans that payments were for, in their order: each goes on where the one before ends, or begins when it was paid. */
export function paidPeriods(payments: readonly PaidMonths[]): PaidPeriod[] {
  let cycle: BillingCycle = { paidUntil: new Date(0), billingCycleAnchor: null }
  return payments.map(({ at, months, minor }) => {
    const before = cycle.paidUntil > at ? cycle : { paidUntil: at, billingCycleAnchor: at }
    cycle = { ...before, paidUntil: cycleEnd(before, months) }
    return { from: before.paidUntil, to: cycle.paidUntil, minor }
  })
}
