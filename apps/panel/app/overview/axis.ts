/** The top of the scale for an unlimited value: round, with a round half. */
export function roundTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  const digit = [1, 2, 4, 6, 8, 10].find((candidate) => candidate * unit >= value) ?? 10
  return Math.max(digit * unit, 4)
}

/** `isDay`: a day starts. */
export type Tick = { at: number; isDay: boolean }

/** Round times of the reader's clock between two moments, `everyMinutes` apart. */
export function ticksBetween(from: number, until: number, everyMinutes: number): Tick[] {
  const ticks: Tick[] = []
  let at = from
  while (true) {
    const clock = new Date(at)
    const minutes = minutesOf(clock)
    const left = everyMinutes - (minutes % everyMinutes)
    // Elapsed time, so that a repeated hour has its marks twice; by the calendar if the clock
    // changes between two marks.
    const next = new Date(at - (at % minuteMs) + left * minuteMs)
    if (minutesOf(next) % everyMinutes !== 0) {
      next.setTime(at)
      next.setHours(0, minutes + left, 0, 0)
    }
    at = +next
    if (at >= until) return ticks
    ticks.push({ at, isDay: minutesOf(next) === 0 })
  }
}

const minuteMs = 60_000
const minutesOf = (clock: Date) => clock.getHours() * 60 + clock.getMinutes()
