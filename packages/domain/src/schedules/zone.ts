/** Whether it is a name of the IANA time zone database that this machine knows. Bare offsets are none: they know no summer. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/.test(zone)) return false
  try {
    return formatOf(zone) !== undefined
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: making one takes longer than a hundred answers of it. */
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

/** What clocks in a zone show at an instant, as the milliseconds of a UTC clock that shows the same. */
export function wallOf(instant: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const dayMs = 86_400_000

const offsetAt = (instant: number, zone: string): number =>
  wallOf(instant, zone) - Math.floor(instant / 1_000) * 1_000

/** Zones change their clocks seldom: what holds two days before and two days after holds between. */
const marginMs = 2 * dayMs

/** The one offset of a zone in all of this time; undefined if clocks are changed meanwhile. */
export function steadyOffset(from: number, to: number, zone: string): number | undefined {
  const before = offsetAt(from - marginMs, zone)
  return before === offsetAt(to + marginMs, zone) ? before : undefined
}

/**
 * The instants at which clocks of a zone show this: one mostly, two where they are put back over it, none where they are put
 * forward over it. Then `gapEnds` is the first instant after.
 */
export function instantsOf(wall: number, zone: string): { instants: number[]; gapEnds?: number } {
  const before = offsetAt(wall - marginMs, zone)
  const after = offsetAt(wall + marginMs, zone)
  const instants = [...new Set([wall - before, wall - after])]
    .filter((instant) => wallOf(instant, zone) === wall)
    .sort((a, b) => a - b)
  return instants.length > 0 ? { instants } : { instants, gapEnds: changeBetween(wall, before, zone) }
}

/** The instant, to the second, at which a zone leaves the offset that it had two days before. */
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
