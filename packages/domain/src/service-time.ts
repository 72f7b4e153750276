/** The service's time zone, for its days, mails and commands. */
export const serviceTimeZone = 'Europe/Minsk'

/** The day of a moment in the service's time zone, such as `2027-08-31`. */
export function serviceDay(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: serviceTimeZone, dateStyle: 'short' }).format(at)
}

/** Start of a day such as `2027-08-31`, or of a day `daysLater`. */
export function dayStart(day: string, daysLater = 0): Date {
  const midnightUtc = Date.parse(`${day}T00:00Z`) + daysLater * 86_400_000
  return new Date(midnightUtc - offsetMs(midnightUtc))
}

/**
 * Offset of the zone from UTC. It has no daylight saving time, so midnight UTC and local midnight
 * have the same.
 */
function offsetMs(at: number): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: serviceTimeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours = 0, minutes = 0] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** For operators: `2027-09-01 00:00 GMT+3`. */
export function inServiceTime(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: serviceTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
}
