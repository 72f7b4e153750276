import { type Cron, readCron } from './cron.ts'
import { instantsOf, steadyOffset, wallOf } from './zone.ts'

/** When a schedule runs, by the clocks of a time zone. Times are `HH:MM`; Monday is 1 and Sunday is 7. */
export type TimeRule =
  | { kind: 'daily'; times: string[] }
  | { kind: 'weekly'; days: number[]; times: string[] }
  | { kind: 'cron'; expression: string }

/** Runs of a schedule are no nearer than this. */
export const minMinutesBetween = 5

/** What is wrong with a rule. `never`: there is no such day. */
export type RuleFault = 'not_cron' | 'too_often' | 'never'

const minuteMs = 60_000
const dayMs = 86_400_000
/** From one 29 February to the next it is eight years at most: 2096 and 2104. */
const maxDays = 8 * 366

type Pattern = {
  /** Of the day, in order. */
  minutes: number[]
  isDay(wall: number): boolean
  /** Every hour of a day has its runs: they go on by what passes, not by what clocks show. */
  isHourly: boolean
}

/**
 * The next time after an instant at which a rule runs; undefined if there is none. A time of day that clocks are put forward over comes
 * right after it, and one that they show twice comes once, at the first; but what runs every hour goes on through both.
 */
export function nextTime(rule: TimeRule, zone: string, after: Date): Date | undefined {
  return nextTimes(rule, zone, after, 1)[0]
}

export function nextTimes(rule: TimeRule, zone: string, after: Date, count: number): Date[] {
  const pattern = patternOf(rule)
  if (!pattern) return []
  const today = dayOf(wallOf(+after, zone))
  // Several times of a day may come at the end of one gap.
  const found = new Set<number>()
  // A day of clocks that are put back over midnight may end after the next one has begun.
  let more = 1
  for (let day = today - dayMs; day <= today + maxDays * dayMs && more >= 0; day += dayMs) {
    if (pattern.isDay(day)) for (const at of instantsIn(day, pattern, zone)) if (at > +after) found.add(at)
    if (found.size >= count) more--
  }
  return [...found]
    .sort((a, b) => a - b)
    .slice(0, count)
    .map((at) => new Date(at))
}

/** What is wrong with a rule, if anything. */
export function ruleFault(rule: TimeRule): RuleFault | undefined {
  const pattern = patternOf(rule)
  if (!pattern) return 'not_cron'
  if (minGapMinutes(pattern.minutes) < minMinutesBetween) return 'too_often'
  return nextTime(rule, 'UTC', new Date(Date.UTC(2096, 1, 29))) ? undefined : 'never'
}

const dayOf = (wall: number): number => Math.floor(wall / dayMs) * dayMs

function instantsIn(day: number, { minutes, isHourly }: Pattern, zone: string): number[] {
  const offset = steadyOffset(day, day + dayMs, zone)
  if (offset !== undefined) return minutes.map((minute) => day + minute * minuteMs - offset)
  return minutes.flatMap((minute) => {
    const { instants, gapEnds } = instantsOf(day + minute * minuteMs, zone)
    if (isHourly) return instants
    return instants[0] ?? gapEnds ?? []
  })
}

/** Minutes of the day between one time and the next, over midnight too. */
function minGapMinutes(minutes: number[]): number {
  if (minutes.length < 2) return Number.POSITIVE_INFINITY
  return Math.min(...minutes.map((minute, n) => (minutes[n + 1] ?? (minutes[0] ?? 0) + 1_440) - minute))
}

function patternOf(rule: TimeRule): Pattern | undefined {
  if (rule.kind === 'cron') {
    const cron = readCron(rule.expression)
    return cron && cronPattern(cron)
  }
  const minutes = [...new Set(rule.times.map(minuteOf))].sort((a, b) => a - b)
  const days = rule.kind === 'weekly' ? new Set(rule.days.map((day) => day % 7)) : undefined
  return {
    minutes,
    isDay: (wall) => days === undefined || days.has(new Date(wall).getUTCDay()),
    isHourly: false,
  }
}

/** Of `HH:MM`. */
function minuteOf(time: string): number {
  const [hour = '0', minute = '0'] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}

function cronPattern({ minutes, hours, days, months, weekdays, anyDay, anyWeekday }: Cron): Pattern {
  const isHourly = hours.length === 24
  return {
    minutes: hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute)),
    isHourly,
    isDay(wall) {
      const date = new Date(wall)
      const isOfMonth = days.includes(date.getUTCDate())
      const isOfWeek = weekdays.includes(date.getUTCDay())
      // With a star in either field both must hold, which it does for the star.
      const isDay = anyDay || anyWeekday ? isOfMonth && isOfWeek : isOfMonth || isOfWeek
      return isDay && months.includes(date.getUTCMonth() + 1)
    },
  }
}
