import { stripVTControlCharacters } from 'node:util'
import { nouns } from '@zubr/api/commands'
import { type Noun, type OperatorCommand, OperatorError } from '@zubr/api/operators/command'
import { nearest } from '@zubr/api/operators/nearest'
import { usageOf } from '@zubr/api/operators/run-command'
import { type ArgsDef, type CommandDef, renderUsage } from 'citty'
import { databaseNoun, type HostContext } from './database-commands.ts'

const invocation = 'npm run zubr --'

/** The noun whose commands need no open database. */
const hostNoun = 'database'
/** Commands of the API, and those of the database itself. */
const nounNames = [...Object.keys(nouns), hostNoun]

export type ParsedCommand =
  | { kind: 'command'; command: OperatorCommand; words: string[] }
  | { kind: 'host'; command: OperatorCommand<HostContext>; words: string[] }
  | { kind: 'help'; text: string }

const isHelp = (word: string) => word === '--help' || word === '-h'

/** Finds a command with its words, or a help text. Rejects with OperatorError for unknown ones. */
export async function parseCommand(args: readonly string[]): Promise<ParsedCommand> {
  const isAsked = args.some(isHelp)
  const [first, ...rest] = args.filter((word) => !isHelp(word))
  if (first === undefined || (first === 'help' && rest.length === 0)) return help(await generalHelp())
  const [nounName = '', verb, ...words] = first === 'help' ? rest : [first, ...rest]
  const noun = nounNamed(nounName)
  const verbs: Record<string, OperatorCommand<never>> = await noun.verbs()
  if (verb === undefined || verb === 'help') return help(await nounHelp(nounName, noun.description, verbs))
  const command = ownEntry(verbs, verb)
  if (!command) throw unknown(`verb of ${nounName}`, verb, Object.keys(verbs), `help ${nounName}`)
  if (isAsked || first === 'help') return help(await verbHelp(command))
  return nounName === hostNoun
    ? { kind: 'host', command: command as OperatorCommand<HostContext>, words }
    : { kind: 'command', command: command as OperatorCommand, words }
}

const help = (text: string) => ({ kind: 'help', text }) as const

function nounNamed(name: string): Noun | typeof databaseNoun {
  const noun = name === hostNoun ? databaseNoun : ownEntry(nouns, name)
  if (!noun) throw unknown('noun', name, nounNames, 'help')
  return noun
}

async function generalHelp(): Promise<string> {
  const subCommands: Record<string, CommandDef> = {}
  for (const name of nounNames) {
    const noun = nounNamed(name)
    const verbs = Object.keys(await noun.verbs()).join(', ')
    subCommands[name] = { meta: { description: `${noun.description}: ${verbs}` } }
  }
  const lines = await usageLines({
    meta: { name: `${invocation} <noun> <verb> [arguments]`, description: 'Commands of the operator' },
    subCommands,
  })
  return [
    `Usage: ${invocation} <noun> <verb> [arguments]`,
    '',
    ...sectionOf(lines, 'COMMANDS'),
    '',
    `Help on a noun: ${invocation} help <noun>`,
    'Each command prints its result as JSON with --json.',
    'Commands use DATABASE_URL if it is set, else the database in DATA_DIR, whether `npm start` runs or not.',
  ].join('\n')
}

async function nounHelp(
  name: string,
  description: string,
  verbs: Record<string, OperatorCommand<never>>,
): Promise<string> {
  const entries = Object.values(verbs).flatMap((command) => [
    `  ${invocation} ${usageOf(command)}`,
    `      ${command.description}`,
  ])
  return [`${name}: ${description}`, '', ...entries].join('\n')
}

async function verbHelp(command: OperatorCommand<never>): Promise<string> {
  const { name, description, args = {} } = command
  const json = { type: 'boolean', description: 'Print the result as JSON.' } as const
  const lines = await usageLines({
    meta: { name: `${invocation} ${name}`, description },
    args: { ...args, json } as ArgsDef,
  })
  const sections = ['ARGUMENTS', 'OPTIONS'].flatMap((title) => {
    const section = sectionOf(lines, title)
    return section.length > 0 ? ['', `${title.charAt(0)}${title.slice(1).toLowerCase()}:`, ...section] : []
  })
  return [`${invocation} ${usageOf(command)}`, `  ${description}`, ...sections].join('\n')
}

/** The lines of a help text without colours. */
async function usageLines(command: CommandDef): Promise<string[]> {
  const text = stripVTControlCharacters(await renderUsage(command))
  return text.split('\n').map((line) => line.trimEnd())
}

/** The lines below a title until the next empty one. */
function sectionOf(lines: readonly string[], title: string): string[] {
  const start = lines.indexOf(title)
  if (start === -1) return []
  const section = lines.slice(start + 2)
  const end = section.indexOf('')
  return end === -1 ? section : section.slice(0, end)
}

function unknown(kind: string, name: string, known: string[], help: string): OperatorError {
  const near = nearest(name, known)
  const hint = near ? `did you mean "${near}"?` : `there are ${known.join(', ')}.`
  return new OperatorError(`There is no ${kind} "${name}"; ${hint} Help: ${invocation} ${help}`)
}

function ownEntry<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
