import { expect, test } from 'vitest'
import { CommandHistory } from './command-history.ts'

test('command history: the arrows walk through earlier commands and back to the unsent text', () => {
  const history = new CommandHistory('a')
  for (const command of ['list', 'say hi', 'list']) history.add(command)
  expect(history.walk('up', 'dra')).toBe('list')
  expect(history.walk('up', 'list')).toBe('say hi')
  expect(history.walk('up', 'say hi')).toBeUndefined()
  expect(history.walk('down', 'say hi')).toBe('list')
  expect(history.walk('down', 'list')).toBe('dra')
  expect(history.walk('down', 'dra')).toBeUndefined()
})
