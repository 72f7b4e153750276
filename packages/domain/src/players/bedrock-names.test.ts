import { expect, test } from 'vitest'
import { bedrockName } from './bedrock-names.ts'
import { commandFor, isPlayerName } from './lists.ts'

test.each(['.Name', '-Name', '*Rock Duck 84', '.Rock_Duck_84', '!Ünal', '~~x', '*Мира', "+O'Neil-2"])(
  'Bedrock: %j is a name with a prefix',
  (name) => {
    expect(isPlayerName(name)).toBe(true)
    expect(bedrockName(name)).toBe(name)
  },
)

test.each([
  'a b',
  'мира',
  '@a',
  '@a[x=1]',
  '*',
  '* a',
  '*a ',
  '*a  b',
  '/op x',
  '*a\nstop',
  '.\u202ea',
  '"a b"',
  `*${'a'.repeat(17)}`,
])('Bedrock: %j is no name', (name) => {
  expect(isPlayerName(name)).toBe(false)
  expect(commandFor('whitelist', 'add', { key: name })).toBeDefined()
})

test('Bedrock: Floodgate’s configured prefix and spaces apply if its settings are known', () => {
  expect(bedrockName('*Rock Duck 84', { prefix: '*', replacesSpaces: true })).toBe('*Rock_Duck_84')
  expect(bedrockName('*Rock Duck 84', { prefix: '*', replacesSpaces: false })).toBe('*Rock Duck 84')
  expect(bedrockName('Rock Duck', { prefix: '', replacesSpaces: false })).toBe('Rock Duck')
  expect(bedrockName('be-Rock Duck', { prefix: 'be-', replacesSpaces: false })).toBe('be-Rock Duck')
  // Commands treat a plain name without a prefix as a Java player.
  expect(bedrockName('Mira', { prefix: '', replacesSpaces: true })).toBeUndefined()
  expect(isPlayerName('Mira', { prefix: '.', replacesSpaces: true })).toBe(true)
})
