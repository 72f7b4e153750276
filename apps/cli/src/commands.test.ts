import { nouns } from '@zubr/api/commands'
import { expect, test } from 'vitest'
import { parseCommand } from './commands.ts'

const textOf = (...args: string[]) => {
  const command = parseCommand(args)
  return 'text' in command ? command.text : undefined
}

test.each([[[]], [['help']], [['--help']], [['-h']]])('help: %j shows every noun', (args) => {
  const lines = Object.entries(nouns).map(([name, { verbs }]) => [name, Object.keys(verbs).join(', ')])
  for (const [name, verbs] of lines)
    expect(textOf(...args)).toMatch(new RegExp(`^ +${name} .*: ${verbs}$`, 'm'))
})

test.each([[['node']], [['node', '--help']], [['node', 'help']], [['help', 'node']]])(
  'help: %j shows every verb of node',
  (args) => {
    expect(textOf(...args)).toMatch(
      /node add <name>.*node list.*node remove <name>.*node rotate-token <name>/s,
    )
    for (const line of Object.values(nouns.node?.help ?? {}))
      expect(textOf(...args)).toContain(`\n  npm run zubr -- ${line}`)
  },
)

test.each([[['node', 'add', '--help']], [['help', 'node', 'add']]])(
  'help: %j shows that verb and runs nothing',
  (args) => {
    expect(textOf(...args)).toMatch(/^npm run zubr -- node add <name> /)
  },
)

test('parsing: a verb is found with its arguments', () => {
  expect(parseCommand(['node', 'add', 'minsk-1'])).toMatchObject({ args: ['minsk-1'] })
})

test.each([
  [['nod', 'list'], 'There is no noun "nod"; did you mean "node"? Help: npm run zubr -- help'],
  [['node', 'lst'], 'There is no verb of node "lst"; did you mean "list"? Help: npm run zubr -- help node'],
  [
    ['node', 'constructor'],
    `There is no verb of node "constructor"; there are ${Object.keys(nouns.node?.verbs ?? {}).join(', ')}.`,
  ],
  [['toString'], `There is no noun "toString"; there are ${[...Object.keys(nouns), 'database'].join(', ')}.`],
])('parsing: %j is refused with the known commands', (args, message) => {
  expect(() => parseCommand(args)).toThrow(message)
})
