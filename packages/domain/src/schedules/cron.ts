/** The five fields of a cron expression, each as sorted numbers. Sunday is 0. */
export type Cron = {
  minutes: number[]
  hours: number[]
  days: number[]
  months: number[]
  weekdays: number[]
  /** Its field starts with a star. If neither does, either day matches, as in every cron. */
  anyDay: boolean
  anyWeekday: boolean
}

type Field = { min: number; max: number; names?: readonly string[] }

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const fields: readonly Field[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  { min: 1, max: 31 },
  { min: 1, max: 12, names: monthNames },
  // 7 is Sunday as well.
  { min: 0, max: 7, names: dayNames },
]

/**
 * Parses `minute hour day month weekday`: numbers, names, lists, ranges and steps. Undefined if
 * invalid.
 */
export function readCron(expression: string): Cron | undefined {
  const parts = expression.trim().split(/\s+/)
  if (parts.length !== fields.length) return undefined
  const read = parts.map((part, index) => readField(part.toLowerCase(), fields[index] as Field))
  const [minutes, hours, days, months, weekdays] = read
  if (!minutes || !hours || !days || !months || !weekdays) return undefined
  return {
    minutes,
    hours,
    days,
    months,
    weekdays: [...new Set(weekdays.map((day) => day % 7))].sort((a, b) => a - b),
    anyDay: parts[2]?.startsWith('*') ?? false,
    anyWeekday: parts[4]?.startsWith('*') ?? false,
  }
}

function readField(text: string, field: Field): number[] | undefined {
  const numbers = new Set<number>()
  for (const item of text.split(',')) {
    const found = /^(\*|[a-z]{3}|\d{1,2})(?:-([a-z]{3}|\d{1,2}))?(?:\/(\d{1,2}))?$/.exec(item)
    if (!found) return undefined
    const [, first = '', last, step] = found
    const every = step === undefined ? 1 : Number(step)
    const from = first === '*' ? field.min : numberOf(first, field)
    const to = lastOf({ first, last, step }, field)
    if (from === undefined || to === undefined || every < 1 || to < from) return undefined
    for (let n = from; n <= to; n += every) numbers.add(n)
  }
  return [...numbers].sort((a, b) => a - b)
}

function lastOf(
  { first, last, step }: { first: string; last: string | undefined; step: string | undefined },
  field: Field,
): number | undefined {
  if (first === '*') return last === undefined ? field.max : undefined
  if (last !== undefined) return numberOf(last, field)
  // `5/10`: from 5 on.
  return step === undefined ? numberOf(first, field) : field.max
}

function numberOf(text: string, { min, max, names }: Field): number | undefined {
  const named = names?.indexOf(text) ?? -1
  const number = named >= 0 ? named + min : /^\d+$/.test(text) ? Number(text) : undefined
  return number !== undefined && number >= min && number <= max ? number : undefined
}
