import { expect, test } from 'vitest'
import { inputPatterns, loginPattern } from './account.ts'

const takes = (field: keyof typeof inputPatterns, text: string) =>
  new RegExp(`^(?:${inputPatterns[field]})$`, 'v').test(text)

test.each(['bison', 'BISON_1', ' bison ', 'a-b', '-', 'я', 'ab', 'a'.repeat(21), 'with space', 'a.b.c'])(
  'login: a browser accepts %j like the API',
  (login) => {
    expect(takes('login', login)).toBe(loginPattern.test(login.trim().toLowerCase()))
  },
)

test.each([
  ['bison@players.example', true],
  [' Bison+one@mail.players.example ', true],
  ['name@example', false],
  ['@players.example', false],
  ['bison', false],
])('e-mail: a browser accepts %j: %s', (address, isOne) => {
  expect(takes('email', address)).toBe(isOne)
})
