import { type ArgsDef, parseArgs } from 'citty'
import type { CommandArg, OperatorCommand, Shell } from './command.ts'
import { type Operator, OperatorError } from './operator.ts'
import { jsonText } from './printable.ts'

/** What a command line gives a command. */
export type CommandContext = Omit<Operator, 'kind'> & {
  /** Writes one line for the operator. */
  print: (line: string) => void
  /** Base of relative file names; by default the process' current directory. */
  folder?: string
}

/** Runs a command as the operator at the shell. Rejects with OperatorError. */
export async function runCommand(
  command: OperatorCommand,
  { print, folder, ...deps }: CommandContext,
  words: readonly string[],
): Promise<void> {
  await executeCommand(command, { kind: 'shell', ...deps }, { print, folder, words })
}

/** The words of a command line after its verb, and where the output goes. */
type CommandOutput = {
  print: (line: string) => void
  folder?: string | undefined
  words: readonly string[]
}

/** Parses the words, runs the command, and prints its result as lines or with `--json` as JSON. */
export async function executeCommand<Caller>(
  command: OperatorCommand<Caller>,
  caller: Caller,
  { print, folder = '.', words }: CommandOutput,
): Promise<void> {
  const isJson = words.includes('--json')
  const args = parseCommandLine(
    command,
    words.filter((word) => word !== '--json'),
  )
  const shell: Shell = { folder, progress: isJson ? () => undefined : print }
  const result = await command.run(caller, args, shell)
  if (isJson) print(jsonText(await collected(result)))
  else for await (const line of command.text(result, args)) print(line)
  const failure = command.failure?.(result)
  if (failure !== undefined) throw new OperatorError(failure)
}

/** `server plan <id> <plan> [--confirm]`, as errors and the help show it. */
export function usageOf<Caller>({ name, args = {}, usage }: OperatorCommand<Caller>): string {
  if (usage !== undefined) return usage
  const parts = Object.entries(args).map(([key, arg]) => {
    if (arg.type === 'boolean') return `[--${key}]`
    if (arg.type === 'string') return `[--${key} <${arg.valueHint}>]`
    const hint = arg.valueHint ?? key
    return arg.required === false ? `[${hint}]` : arg.rest === 'words' ? `<${hint}> …` : `<${hint}>`
  })
  return [name, ...parts].join(' ')
}

const isPositional = (arg: CommandArg) => arg.type === 'positional'

function parseCommandLine<Caller>(
  command: OperatorCommand<Caller>,
  words: readonly string[],
): Record<string, unknown> {
  const { args = {} } = command
  const refusal = (problem?: string) =>
    new OperatorError(`${problem === undefined ? '' : `${problem}; `}usage: ${usageOf(command)}`)
  const positionals = Object.entries(args).filter(([, arg]) => isPositional(arg))
  const options = Object.fromEntries(Object.entries(args).filter(([, arg]) => !isPositional(arg)))
  const takesValues = Object.values(options).some(({ type }) => type === 'string')
  const last = words.at(-1)
  if (last !== undefined && options[last.slice(2)]?.type === 'string' && last.startsWith('--'))
    throw refusal(`Option '${last} <value>' argument missing`)
  const parsed = parseArgs([...(takesValues ? words : flagsFirst(words, options))], options as ArgsDef)
  for (const name of Object.keys(parsed))
    if (name !== '_' && !(name in options) && !(kebab(name) in options))
      throw refusal(`Unknown option '${name.length === 1 ? '-' : '--'}${name}'`)
  const rest = [...parsed._]
  const values: Record<string, unknown> = {}
  for (const [name, arg] of positionals) {
    const value = takePositional(rest, arg)
    const isMissing = value === undefined || value.length === 0
    if (isMissing && !isOptional(arg)) throw refusal()
    values[name] = isMissing && !Array.isArray(value) ? undefined : value
  }
  if (rest.length > 0) throw refusal()
  for (const [name, { type }] of Object.entries(options))
    values[name] = type === 'boolean' ? parsed[name] === true : parsed[name]
  return values
}

const isOptional = (arg: CommandArg) => arg.type === 'positional' && arg.required === false

/** Takes the words of a positional argument from the front of `rest`. */
function takePositional(rest: string[], arg: CommandArg): string | string[] | undefined {
  const kind = arg.type === 'positional' ? arg.rest : undefined
  if (kind === 'words') return rest.splice(0)
  return kind === 'text' ? rest.splice(0).join(' ').trim() : rest.shift()
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Words of a command with flags only: a reason may contain dashes, and an amount a minus. */
function flagsFirst(words: readonly string[], options: Record<string, CommandArg>): string[] {
  const isFlag = (word: string) => word.startsWith('--') && word.slice(2) in options
  return [...words.filter(isFlag), '--', ...words.filter((word) => !isFlag(word))]
}

/** A stream as a list; anything else as it is. */
async function collected(result: unknown): Promise<unknown> {
  if (typeof result !== 'object' || result === null || !(Symbol.asyncIterator in result)) return result
  const values: unknown[] = []
  for await (const value of result as AsyncIterable<unknown>) values.push(value)
  return values
}
