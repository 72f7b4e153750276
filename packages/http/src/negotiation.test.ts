import { expect, test } from 'vitest'
import { encodingFor, matchesEtag } from './negotiation.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  [';;,=', 'identity'],
])('Accept-Encoding: %j selects %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b" , "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match: %j matches "a": %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches)
})
