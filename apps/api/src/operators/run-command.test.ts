import { expect, test } from 'vitest'
import { catalogueForTest } from '../testing/catalogue.ts'
import { type CommandArgs, defineCommand } from './command.ts'
import { type CommandContext, runCommand, usageOf } from './run-command.ts'

const positional = { type: 'positional', description: '' } as const
const echo = (args: CommandArgs, usage?: string) =>
  defineCommand({
    name: 'server plan',
    description: '',
    args,
    ...(usage !== undefined && { usage }),
    run: async (_, values) => values,
    text: (values) => [JSON.stringify(values)],
  })

/** Runs a command without a database. Resolves to its output. */
async function run(command: ReturnType<typeof echo>, ...words: string[]): Promise<string> {
  const lines: string[] = []
  const context = { config: { panelUrl: '' }, catalogue: catalogueForTest, clock: () => new Date(0) }
  const print = (line: string) => void lines.push(line)
  await runCommand(command, { ...context, print } as Partial<CommandContext> as CommandContext, words)
  return lines.join('\n')
}
const values = async (command: ReturnType<typeof echo>, ...words: string[]) =>
  JSON.parse(await run(command, ...words))

test('usage: a command takes as many arguments as it declares', async () => {
  const command = echo({ id: positional, plan: positional })
  expect(usageOf(command)).toBe('server plan <id> <plan>')
  expect(await values(command, '7', 'java-1')).toEqual({ id: '7', plan: 'java-1' })
  for (const line of [[], ['7'], ['7', ''], ['7', 'java-1', 'now'], ['7', 'java-1', '--now']])
    await expect(run(command, ...line), line.join(' ')).rejects.toThrow('usage: server plan <id> <plan>')
  await expect(run(echo({}), 'all')).rejects.toThrow('usage: server plan')
})

test('usage: a reason needs no quotes and may contain dashes, but has at least one word', async () => {
  const command = echo({ login: positional, reason: { ...positional, rest: 'text' } })
  expect(await values(command, 'bison', 'sells', '--cheap', '-5')).toEqual({
    login: 'bison',
    reason: 'sells --cheap -5',
  })
  for (const line of [[], ['bison'], ['bison', ' ']])
    await expect(run(command, ...line)).rejects.toThrow('usage: server plan <login> <reason>')
})

test('options: values follow a space or an equals sign, flags stand anywhere', async () => {
  const uses = { type: 'string', description: '', valueHint: 'n' } as const
  const command = echo({
    code: positional,
    'per-account': uses,
    confirm: { type: 'boolean', description: '' },
  })
  expect(usageOf(command)).toBe('server plan <code> [--per-account <n>] [--confirm]')
  expect(await values(command, '--confirm', 'x', '--per-account', '2')).toEqual({
    code: 'x',
    'per-account': '2',
    confirm: true,
  })
  expect(await values(command, 'x', '--per-account=3')).toMatchObject({ 'per-account': '3', confirm: false })
  await expect(run(command, 'x', '--uses', '2')).rejects.toThrow(
    "Unknown option '--uses'; usage: server plan",
  )
  await expect(run(command, 'x', '--per-account')).rejects.toThrow('argument missing; usage: server plan')
})

test('words: an optional list takes the rest', async () => {
  const command = echo({ id: positional, texts: { ...positional, required: false, rest: 'words' } })
  expect(await values(command, '1', 'a.md', 'b.md')).toEqual({ id: '1', texts: ['a.md', 'b.md'] })
  expect(await values(command, '1')).toEqual({ id: '1', texts: [] })
})

test('--json: the result is printed as JSON, without signs that change a terminal', async () => {
  const command = defineCommand({
    name: 'server show',
    description: '',
    run: async (_, __, { progress }) => {
      progress('under way')
      return { at: new Date(0), name: 'a\u202eb', price: { currency: 'BYN', minor: 5 } }
    },
    text: () => ['text'],
    failure: () => '1 to look at.',
  })
  const lines: string[] = []
  const context = { print: (line: string) => void lines.push(line) } as Partial<CommandContext>
  await expect(runCommand(command, context as CommandContext, ['--json'])).rejects.toThrow('1 to look at.')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('a\\u202eb')
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    name: 'a\u202eb',
    price: { currency: 'BYN', minor: 5 },
  })
})

test('--json: a stream is printed as a list', async () => {
  const command = defineCommand({
    name: 'application export',
    description: '',
    run: async () => numbers(),
    text: () => [],
  })
  expect(await values(command, '--json')).toEqual([1, 2])
})

async function* numbers() {
  yield 1
  yield 2
}
