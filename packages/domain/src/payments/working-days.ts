import { inServiceTime } from '../service-time.ts'

/** Which days are worked. Days are written like `2027-05-11`; Saturdays and Sundays are free unless they are named. */
export type WorkingCalendar = {
  /** Free in every year, like `01-07`. */
  holidays: readonly string[]
  /** Free in one year: feasts that move, and days that a government has moved. */
  free: readonly string[]
  /** Saturdays and Sundays that are worked instead. */
  worked: readonly string[]
  /** The last year of which `free` and `worked` tell. Later ones have their weekends and holidays. */
  lastYear: number
}

export function isWorkingDay({ holidays, free, worked }: WorkingCalendar, day: string): boolean {
  if (worked.includes(day)) return true
  if (free.includes(day) || holidays.includes(day.slice(5))) return false
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** The last of so many working days, the first of which is the one after `from` in the service's time zone. */
export function afterWorkingDays(calendar: WorkingCalendar, from: Date, count: number): string {
  let day = inServiceTime(from).slice(0, 10)
  for (let left = count; left > 0; ) {
    day = new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    if (isWorkingDay(calendar, day)) left--
  }
  return day
}

/** The first year that such a count may reach from `from` and of which the calendar does not tell; undefined if it tells of all. */
export function yearUnknown({ lastYear }: WorkingCalendar, from: Date): number | undefined {
  const [year = 0, month = 0] = inServiceTime(from).split('-').map(Number)
  const reached = month === 12 ? year + 1 : year
  return reached > lastYear ? reached : undefined
}
