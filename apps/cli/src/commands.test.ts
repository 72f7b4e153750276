import { nouns } from '@zubr/api/commands'
import { expect, test } from 'vitest'
import { parseCommand } from './commands.ts'

const textOf = (...words: string[]) => {
  const asked = parseCommand(words)
  return 'text' in asked ? asked.text : undefined
}

test.each([[[]], [['help']], [['--help']], [['-h']]])('help: %j shows every noun', (words) => {
  const lines = Object.entries(nouns).map(([name, { verbs }]) => [name, Object.keys(verbs).join(', ')])
  for (const [name, verbs] of lines)
    expect(textOf(...words)).toMatch(new RegExp(`^ +${name} .*: ${verbs}$`, 'm'))
})

test.each([[['node']], [['node', '--help']], [['node', 'help']], [['help', 'node']]])(
  'help: %j shows every verb of node',
  (words) => {
    expect(textOf(...words)).toMatch(
      /node add <name>.*node list.*node remove <name>.*node rotate-token <name>/s,
    )
    for (const line of Object.values(nouns.node?.help ?? {}))
      expect(textOf(...words)).toContain(`\n  npm run zubr -- ${line}`)
  },
)

test.each([[['node', 'add', '--help']], [['help', 'node', 'add']]])(
  'help: %j shows that verb and runs nothing',
  (words) => {
    expect(textOf(...words)).toMatch(/^npm run zubr -- node add <name> /)
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
])('parsing: %j is refused with the known commands', (words, message) => {
  expect(() => parseCommand(words)).toThrow(message)
})
