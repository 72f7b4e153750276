import { sharedLogLimits } from '@zubr/contracts/logs/limits'
import { expect, test } from 'vitest'
import { endOf } from './log-end.ts'

test("shared log: a long one is cut to its end, from a line's start, within the API's limit", () => {
  const long = 'Привет "мир"\n'.repeat(200_000)
  const end = endOf(long)
  expect(long.endsWith(end)).toBe(true)
  expect(end.startsWith('Привет')).toBe(true)
  expect(end.length).toBeLessThanOrEqual(sharedLogLimits.text)
  expect(new TextEncoder().encode(JSON.stringify({ text: end })).length).toBeLessThan(sharedLogLimits.body)
})

test('shared log: characters that a database cannot store are removed, and a short log is whole', () => {
  expect(endOf('a\0b\ud800c\n')).toBe('ab\ufffdc\n')
})
