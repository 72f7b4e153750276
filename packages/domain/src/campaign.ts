/** A moment of every year in Moscow time. */
export type YearlyMoment = { month: number; day: number; hour: number; minute: number }
export type YearlyWindow = { from: YearlyMoment; until: YearlyMoment }

const moscow = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Moscow',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** Orders moments within a year; the lengths of months do not matter. */
const order = ({ month = 0, day = 0, hour = 0, minute = 0 }: Partial<YearlyMoment>) =>
  ((month * 32 + day) * 24 + hour) * 60 + minute

/**
 * Whether a campaign is open: from `from` (inclusive) to `until` (exclusive) in Moscow time every
 * year, whatever the visitor's time zone. A window may span New Year. Source:
 * docs/specification.md, "Readings".
 */
export function campaignOpen({ from, until }: YearlyWindow, at: Date): boolean {
  const now = order(
    Object.fromEntries(moscow.formatToParts(at).map(({ type, value }) => [type, Number(value)])),
  )
  const [start, end] = [order(from), order(until)]
  return start <= end ? start <= now && now < end : now >= start || now < end
}
