import { nouns } from '@zubr/api/commands'
import { usageOf } from '@zubr/api/operators/run-command'
import { expect, test } from 'vitest'
import { parseCommand } from './commands.ts'

const textOf = async (...args: string[]) => {
  const parsed = await parseCommand(args)
  return parsed.kind === 'help' ? parsed.text : undefined
}
const nodeVerbs = (await nouns.node?.verbs()) ?? {}

test.each([[[]], [['help']], [['--help']], [['-h']]])('help: %j shows every noun', async (args) => {
  const text = await textOf(...args)
  for (const [name, { verbs }] of Object.entries(nouns))
    expect(text).toMatch(new RegExp(`^ +${name} .*: ${Object.keys(await verbs()).join(', ')}$`, 'm'))
})

test.each([[['node']], [['node', '--help']], [['node', 'help']], [['help', 'node']]])(
  'help: %j shows every verb of node',
  async (args) => {
    const text = await textOf(...args)
    expect(text).toMatch(/node add <name>.*node list.*node remove <name>.*node rotate-token <name>/s)
    for (const command of Object.values(nodeVerbs)) {
      expect(text).toContain(`\n  npm run zubr -- ${usageOf(command)}\n`)
      expect(text).toContain(`\n      ${command.description}`)
    }
  },
)

test.each([[['node', 'add', '--help']], [['help', 'node', 'add']]])(
  'help: %j shows that verb with its arguments and runs nothing',
  async (args) => {
    const text = await textOf(...args)
    expect(text).toMatch(/^npm run zubr -- node add <name>\n {2}Creates a node/)
    expect(text).toMatch(/Arguments:\n +NAME +The name of the node\..*Options:\n +--json/s)
  },
)

test('help: every command has a name that matches its noun and verb', async () => {
  for (const [noun, { verbs }] of Object.entries(nouns))
    for (const [verb, { name, description }] of Object.entries(await verbs())) {
      expect(name).toBe(`${noun} ${verb}`)
      expect(description, name).toMatch(/^[A-Z].*\.$/)
    }
})

test('parsing: a verb is found with its arguments', async () => {
  expect(await parseCommand(['node', 'add', 'minsk-1'])).toMatchObject({
    kind: 'command',
    words: ['minsk-1'],
  })
  expect(await parseCommand(['database', 'list'])).toMatchObject({ kind: 'host', words: [] })
})

test.each([
  [['nod', 'list'], 'There is no noun "nod"; did you mean "node"? Help: npm run zubr -- help'],
  [['node', 'lst'], 'There is no verb of node "lst"; did you mean "list"? Help: npm run zubr -- help node'],
  [
    ['node', 'constructor'],
    `There is no verb of node "constructor"; there are ${Object.keys(nodeVerbs).join(', ')}.`,
  ],
  [['toString'], `There is no noun "toString"; there are ${[...Object.keys(nouns), 'database'].join(', ')}.`],
])('parsing: %j is refused with the known commands', async (args, message) => {
  await expect(parseCommand(args)).rejects.toThrow(message)
})
