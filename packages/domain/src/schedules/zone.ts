/**
 * Whether it is an IANA time zone that this machine knows. Offsets are refused: they have no
 * daylight saving time.
 */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/.test(zone)) return false
  try {
    return formatOf(zone) !== undefined
  } catch {
    // Intl throws for a zone that it does not know.
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached per zone: creating one takes longer than a hundred calls. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  formats.set(zone, made)
  return made
}

/** The local time in a zone at an instant, as the milliseconds of the same UTC time. */
export function wallOf(instant: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const dayMs = 86_400_000

const offsetAt = (instant: number, zone: string): number =>
  wallOf(instant, zone) - Math.floor(instant / 1_000) * 1_000

/** Offsets change seldom: equal offsets two days before and after are constant between. */
const marginMs = 2 * dayMs

/** The constant offset of a zone in this time; undefined if it changes. */
export function steadyOffset(from: number, to: number, zone: string): number | undefined {
  const before = offsetAt(from - marginMs, zone)
  return before === offsetAt(to + marginMs, zone) ? before : undefined
}

/**
 * The instants of a local time: usually one, two if clocks go back over it, none if they skip it.
 * Then `gapEnds` is the first instant after the gap.
 */
export function instantsOf(wall: number, zone: string): { instants: number[]; gapEnds?: number } {
  const before = offsetAt(wall - marginMs, zone)
  const after = offsetAt(wall + marginMs, zone)
  const instants = [...new Set([wall - before, wall - after])]
    .filter((instant) => wallOf(instant, zone) === wall)
    .sort((a, b) => a - b)
  return instants.length > 0 ? { instants } : { instants, gapEnds: changeBetween(wall, before, zone) }
}

/** The instant, to the second, at which a zone changes the offset of two days before. */
function changeBetween(wall: number, offset: number, zone: string): number {
  let low = Math.floor((wall - marginMs) / 1_000)
  let high = Math.ceil((wall + marginMs) / 1_000)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * 1_000, zone) === offset) low = middle
    else high = middle
  }
  return high * 1_000
}
