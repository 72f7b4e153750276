import { OperatorError } from './operator-error.ts'

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
  const words = lastIsText
    ? [
        ...args.slice(0, count - 1),
        args
          .slice(count - 1)
          .join(' ')
          .trim(),
      ]
    : [...args]
  if (words.length !== count || words.includes('')) throw new OperatorError(`usage: ${usage}`)
  // Counted above, as the type counts them.
  return words as Words<Usage>
}
