import { expect, test } from 'vitest'
import { readReady, writeReady } from './ready.ts'

test('what was measured of each core travels in one line', () => {
  const ready = { paper: 9, 'bedrock-dedicated': 6 }
  expect(readReady(writeReady(Object.entries(ready)))).toEqual(ready)
  expect(writeReady([])).toBe('')
})

test.each([null, '', 'nonsense', 'paper=0', 'paper=-3', 'paper=soon', 'paper=9s', '=4', '__proto__=4'])(
  'a line of %s says nothing',
  (line) => expect(readReady(line)).toEqual({}),
)
