/** A top of the scale for a figure without a limit: round, and so is its half. */
export function roundTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  const digit = [1, 2, 4, 6, 8, 10].find((own) => own * unit >= value) ?? 10
  return Math.max(digit * unit, 4)
}

/** `isDay`: a day begins. */
export type Tick = { at: number; isDay: boolean }

/** The round times of the reader's clock between two moments, `everyMinutes` apart. */
export function ticksBetween(from: number, until: number, everyMinutes: number): Tick[] {
  const ticks: Tick[] = []
  let at = from
  while (true) {
    // By the calendar: where clocks are put on or back, a day has not 24 hours.
    const next = new Date(at)
    const minutes = next.getHours() * 60 + next.getMinutes()
    next.setHours(0, (Math.floor(minutes / everyMinutes) + 1) * everyMinutes, 0, 0)
    at = +next
    if (at >= until) return ticks
    ticks.push({ at, isDay: next.getHours() === 0 && next.getMinutes() === 0 })
  }
}
