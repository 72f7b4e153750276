import { type Cron, readCron } from './cron.ts'
import { instantsOf, steadyOffset, wallOf } from './zone.ts'

/** When a schedule runs, in a time zone. Times are `HH:MM`; Monday is 1 and Sunday is 7. */
export type TimeRule =
  | { kind: 'daily'; times: string[] }
  | { kind: 'weekly'; days: number[]; times: string[] }
  | { kind: 'cron'; expression: string }

/** Minimum interval between runs of a schedule. */
export const minMinutesBetween = 5

/** A fault of a rule. `never`: no such day exists. */
export type RuleFault = 'not_cron' | 'too_often' | 'never'

const minuteMs = 60_000
const dayMs = 86_400_000
/** At most eight years lie between two 29 February: 2096 and 2104. */
const maxDays = 8 * 366

type Pattern = {
  /** Minutes of the day, sorted. */
  minutes: number[]
  isDay(wall: number): boolean
  /** It runs in every hour of a day: runs follow elapsed time, not the clock. */
  isHourly: boolean
}

/**
 * The next run of a rule after an instant; undefined if there is none. A time skipped by DST runs
 * right after the gap, and a repeated one runs once, at the first. Hourly rules run through both.
 */
export function nextTime(rule: TimeRule, zone: string, after: Date): Date | undefined {
  return nextTimes(rule, zone, after, 1)[0]
}

export function nextTimes(rule: TimeRule, zone: string, after: Date, count: number): Date[] {
  const pattern = patternOf(rule)
  if (!pattern) return []
  const today = dayOf(wallOf(+after, zone))
  // Several times of a day may fall to the end of one gap.
  const found = new Set<number>()
  // A day whose clocks go back over midnight may end after the next one has started.
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

/** The fault of a rule, if any. */
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

/** The smallest gap in minutes between two times, over midnight too. */
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

/** Minute of the day of `HH:MM`. */
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
      // With a star in either field both must match, and a star always does.
      const isDay = anyDay || anyWeekday ? isOfMonth && isOfWeek : isOfMonth || isOfWeek
      return isDay && months.includes(date.getUTCMonth() + 1)
    },
  }
}
