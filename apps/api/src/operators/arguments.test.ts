import { expect, test } from 'vitest'
import { wordsOf } from './arguments.ts'

test('usage: a command takes as many arguments as its usage names', () => {
  const usage = 'server plan <id> <plan>'
  expect(wordsOf(['7', 'java-1'], usage)).toEqual(['7', 'java-1'])
  for (const args of [[], ['7'], ['7', ''], ['7', 'java-1', 'now']])
    expect(() => wordsOf(args, usage), args.join(' ')).toThrow(`usage: ${usage}`)
  expect(() => wordsOf(['all'], 'server list')).toThrow('usage: server list')
})

test('usage: a reason needs no quotes, but at least one word', () => {
  const usage = 'account block <login> <reason>'
  const text = { lastIsText: true }
  expect(wordsOf(['bison', 'sells', 'accounts'], usage, text)).toEqual(['bison', 'sells accounts'])
  for (const args of [[], ['bison'], ['bison', ' ']])
    expect(() => wordsOf(args, usage, text), args.join(' ')).toThrow(`usage: ${usage}`)
})
