import { parseArgs } from 'node:util'
import { dayStart } from '@zubr/domain/service-time'
import { z } from 'zod'
import { OperatorError } from './command.ts'

/** A string for each `<word>` of a usage. */
type UsageArguments<Usage extends string> = Usage extends `${string}<${string}>${infer Rest}`
  ? [string, ...UsageArguments<Rest>]
  : []

/**
 * Parses arguments by a usage such as `server plan <id> <plan>`: one per word. With `lastIsText`
 * the last takes the rest, so that a reason needs no quotes. Throws OperatorError.
 */
export function wordsOf<const Usage extends string>(
  args: readonly string[],
  usage: Usage,
  { lastIsText = false } = {},
): UsageArguments<Usage> {
  const count = usage.match(/<[^>]+>/g)?.length ?? 0
  const last = args.slice(count - 1).join(' ')
  const positionals = lastIsText ? [...args.slice(0, count - 1), last.trim()] : [...args]
  if (positionals.length !== count || positionals.includes('')) throw new OperatorError(`usage: ${usage}`)
  // The count is checked above.
  return positionals as UsageArguments<Usage>
}

/**
 * Parses `--name value` and `--name=value` of known names; the rest is `words`. Throws
 * OperatorError.
 */
export function parseOptions<Name extends string>(
  args: readonly string[],
  known: readonly Name[],
  usage: string,
): { positionals: string[]; options: Partial<Record<Name, string>> } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(known.map((name) => [name, { type: 'string' as const }])),
    })
    // Every option is a string; the last one wins if it is repeated.
    return { positionals, options: values as Partial<Record<Name, string>> }
  } catch (error) {
    throw new OperatorError(
      `${error instanceof Error ? error.message.split('. ')[0] : error}; usage: ${usage}`,
    )
  }
}

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
export function monthFrom(text: string | undefined, usage: string): Month {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? []
  if (text === undefined || year === undefined || month === undefined)
    throw new OperatorError(`--month ${text ?? ''}: expected a month like 2026-10; usage: ${usage}`)
  const next =
    month === '12' ? `${Number(year) + 1}-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`
  return { name: text, from: dayStart(`${text}-01`), to: dayStart(`${next}-01`) }
}
