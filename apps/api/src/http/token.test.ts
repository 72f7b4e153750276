import { expect, test } from 'vitest'
import { bearerToken, newToken } from './token.ts'

test('every token is new and fits the header', () => {
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
])('%j holds no token', (header) => {
  expect(bearerToken(header)).toBeUndefined()
})
