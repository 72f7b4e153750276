import { nouns } from '@zubr/api/commands'
import { type Command, type Noun, OperatorError } from '@zubr/api/operators/command'
import { nearest } from '@zubr/api/operators/nearest'
import { lookUp } from '@zubr/domain/tables/look-up'
import { databaseNoun, type HostCommand } from './database-commands.ts'

const invocation = 'npm run zubr --'

/** Commands of the API, and those of the database itself. */
const allNouns = { ...nouns, database: databaseNoun }

/** A command with its arguments, or a help text. Throws OperatorError for unknown commands. */
export function parseCommand(
  words: readonly string[],
): { run: Command; args: string[] } | { runOnHost: HostCommand; args: string[] } | { text: string } {
  const helps = words.some((word) => word === '--help' || word === '-h')
  const [first, ...rest] = words.filter((word) => word !== '--help' && word !== '-h')
  if (first === undefined || (first === 'help' && rest.length === 0)) return { text: generalHelp() }
  const [nounName = '', verbName, ...args] = first === 'help' ? rest : [first, ...rest]
  const noun = own(allNouns, nounName)
  if (!noun) throw unknown('noun', nounName, Object.keys(allNouns), 'help')
  if (verbName === undefined || verbName === 'help') return { text: nounHelp(nounName, noun) }
  const run = own<Command | HostCommand>(noun.verbs, verbName)
  if (!run) throw unknown(`verb of ${nounName}`, verbName, Object.keys(noun.verbs), `help ${nounName}`)
  if (helps || first === 'help') return { text: `${invocation} ${lookUp(noun.help, verbName)}` }
  return noun === databaseNoun ? { runOnHost: run as HostCommand, args } : { run: run as Command, args }
}

function generalHelp(): string {
  const width = Math.max(...Object.keys(allNouns).map((name) => name.length))
  return [
    `Usage: ${invocation} <noun> <verb> [arguments]`,
    '',
    ...Object.entries(allNouns).map(
      ([name, { about, verbs }]) => `  ${name.padEnd(width)}  ${about}: ${Object.keys(verbs).join(', ')}`,
    ),
    '',
    `More of one: ${invocation} help <noun>`,
    'Works on DATABASE_URL if that is set, else on the database in DATA_DIR, whether `npm start` is running or not.',
  ].join('\n')
}

function nounHelp(name: string, { about, help }: Pick<Noun, 'about' | 'help'>): string {
  return [`${name}: ${about}`, '', ...Object.values(help).map((line) => `  ${invocation} ${line}`)].join('\n')
}

function unknown(kind: string, given: string, there: string[], help: string): OperatorError {
  const near = nearest(given, there)
  const hint = near ? `did you mean "${near}"?` : `there are ${there.join(', ')}.`
  return new OperatorError(`There is no ${kind} "${given}"; ${hint} Help: ${invocation} ${help}`)
}

function own<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
