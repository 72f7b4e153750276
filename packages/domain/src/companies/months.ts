import { dayStart, serviceTimeZone } from '../service-time.ts'

/** The month of a moment in the time of the service, as `2026-10`. */
export function monthOf(at: Date): string {
  const day = new Intl.DateTimeFormat('sv-SE', {
    timeZone: serviceTimeZone,
    year: 'numeric',
    month: '2-digit',
  })
  return day.format(at)
}

export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The start of a month and the start of the next one. */
export function boundsOf(month: string): { begins: Date; ends: Date } {
  return { begins: dayStart(`${month}-01`), ends: dayStart(`${nextMonth(month)}-01`) }
}
