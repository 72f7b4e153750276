import { dayStart } from '@zubr/domain/service-time'
import { z } from 'zod'
import { OperatorError } from './operator.ts'

/** A time with its offset, to the minute or finer. */
export const Time = z.union([
  z.iso.datetime({ offset: true, precision: -1 }),
  z.iso.datetime({ offset: true }),
])

/**
 * Parses the time of an option; null if it is absent. A date without a time means its start for
 * `--from` and its end for `--until` and `--to`, in the service's time zone. Throws OperatorError.
 */
export function momentFrom(text: string | undefined, name: 'from' | 'until' | 'to'): Date | null {
  if (text === undefined) return null
  if (z.iso.date().safeParse(text).success) return dayStart(text, name === 'from' ? 0 : 1)
  if (Time.safeParse(text).success) return new Date(text)
  throw new OperatorError(
    `--${name} ${text}: expected a date like 2026-12-31 or a time like 2026-12-31T21:00Z`,
  )
}

/** A month in the service's time zone, such as `2026-10`. */
export type Month = { name: string; from: Date; to: Date }

/** The month of `--month`. Throws OperatorError. */
export function monthFrom(text: string | undefined): Month {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? []
  if (text === undefined || year === undefined || month === undefined)
    throw new OperatorError(`--month ${text ?? ''}: expected a month like 2026-10`)
  const next =
    month === '12' ? `${Number(year) + 1}-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`
  return { name: text, from: dayStart(`${text}-01`), to: dayStart(`${next}-01`) }
}

/** The number of an option such as `--uses`; undefined if it is absent. Throws OperatorError. */
export function countFrom(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`--${name}: expected a whole number, at least 1`)
  return Number(text)
}
