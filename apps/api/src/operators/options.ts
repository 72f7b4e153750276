import { parseArgs } from 'node:util'
import { OperatorError } from './operator-error.ts'

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
