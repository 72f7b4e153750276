import { sharedLogLimits } from '@zubr/contracts/logs/limits'
import { expect, test } from 'vitest'
import { endOf } from './log-end.ts'

test('of a long log the end is shared, from the beginning of a line, in a request that is taken', () => {
  const long = 'Привет "мир"\n'.repeat(200_000)
  const end = endOf(long)
  expect(long.endsWith(end)).toBe(true)
  expect(end.startsWith('Привет')).toBe(true)
  expect(end.length).toBeLessThanOrEqual(sharedLogLimits.text)
  expect(new TextEncoder().encode(JSON.stringify({ text: end })).length).toBeLessThan(sharedLogLimits.body)
})

test('what a database keeps not is left out, and a short log is whole', () => {
  expect(endOf('a\0b\ud800c\n')).toBe('ab\ufffdc\n')
})
