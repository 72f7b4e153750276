import { expect, test } from 'vitest'
import { readReady, writeReady } from './ready.ts'

test('start durations: all cores fit in one header value', () => {
  const ready = { paper: 9, 'bedrock-dedicated': 6 }
  expect(readReady(writeReady(Object.entries(ready)))).toEqual(ready)
  expect(writeReady([])).toBe('')
})

test.each([null, '', 'nonsense', 'paper=0', 'paper=-3', 'paper=soon', 'paper=9s', '=4', '__proto__=4'])(
  'start durations: a header of %s is ignored',
  (line) => expect(readReady(line)).toEqual({}),
)
