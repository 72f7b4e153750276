import { expect, test } from 'vitest'
import { bearerToken, newToken } from './token.ts'

test('token: every one is new and valid in the header', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(bearerToken(`Bearer ${token}`)).toBe(token)
})

test.each([
  [undefined],
  [''],
  ['Bearer'],
  ['Bearer short'],
  [`Basic ${'a'.repeat(43)}`],
  [`Bearer ${'a'.repeat(43)} b`],
  [`Bearer ${'a'.repeat(201)}`],
])('bearer: %j contains no token', (header) => {
  expect(bearerToken(header)).toBeUndefined()
})
