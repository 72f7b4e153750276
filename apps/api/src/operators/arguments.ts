import { parseArgs } from 'node:util'
import { z } from 'zod'
import { OperatorError } from './command.ts'

/** One text for each `<word>` of a usage. */
type Words<Usage extends string> = Usage extends `${string}<${string}>${infer Rest}`
  ? [string, ...Words<Rest>]
  : []

/**
 * The arguments of a command by its usage, such as `server plan <id> <plan>`: one for each word, no more. With `lastIsText` the last
 * takes all that follow, so that a reason needs no quotes. Throws OperatorError.
 */
export function wordsOf<const Usage extends string>(
  args: readonly string[],
  usage: Usage,
  { lastIsText = false } = {},
): Words<Usage> {
  const count = usage.match(/<[^>]+>/g)?.length ?? 0
  const last = args.slice(count - 1).join(' ')
  const words = lastIsText ? [...args.slice(0, count - 1), last.trim()] : [...args]
  if (words.length !== count || words.includes('')) throw new OperatorError(`usage: ${usage}`)
  // Counted above, as the type counts them.
  return words as Words<Usage>
}

/** Takes `--name value` and `--name=value` of the names that a verb knows; all else is words. Throws OperatorError. */
export function askedOf<Name extends string>(
  args: readonly string[],
  known: readonly Name[],
  usage: string,
): { words: string[]; options: Partial<Record<Name, string>> } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(known.map((name) => [name, { type: 'string' as const }])),
    })
    // Every option is a string and given once; of several the last counts.
    return { words: positionals, options: values as Partial<Record<Name, string>> }
  } catch (error) {
    throw new OperatorError(
      `${error instanceof Error ? error.message.split('. ')[0] : error}; usage: ${usage}`,
    )
  }
}

/** A time as an operator writes it, with its offset, to the minute or finer. */
export const Time = z.union([
  z.iso.datetime({ offset: true, precision: -1 }),
  z.iso.datetime({ offset: true }),
])
