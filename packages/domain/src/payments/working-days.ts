import { inServiceTime } from '../service-time.ts'

/** Working days, as `2027-05-11`; Saturdays and Sundays are free unless listed. */
export type WorkingCalendar = {
  /** Holidays of every year, as `01-07`. */
  holidays: readonly string[]
  /** Free days of one year: movable holidays, and days that the government moved. */
  free: readonly string[]
  /** Working Saturdays and Sundays. */
  worked: readonly string[]
  /** The last year covered by `free` and `worked`. Later years have only weekends and holidays. */
  lastYear: number
}

export function isWorkingDay({ holidays, free, worked }: WorkingCalendar, day: string): boolean {
  if (worked.includes(day)) return true
  if (free.includes(day) || holidays.includes(day.slice(5))) return false
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/**
 * The last of a number of working days, counted from the day after `from` in the service's time
 * zone.
 */
export function afterWorkingDays(calendar: WorkingCalendar, from: Date, count: number): string {
  let day = inServiceTime(from).slice(0, 10)
  for (let left = count; left > 0; ) {
    day = new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    if (isWorkingDay(calendar, day)) left--
  }
  return day
}

/**
 * The first year that a count from `from` may reach and the calendar does not cover; undefined if
 * it covers all.
 */
export function yearUnknown({ lastYear }: WorkingCalendar, from: Date): number | undefined {
  const [year = 0, month = 0] = inServiceTime(from).split('-').map(Number)
  const reached = month === 12 ? year + 1 : year
  return reached > lastYear ? reached : undefined
}
