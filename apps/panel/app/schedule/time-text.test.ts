import { expect, test } from 'vitest'
import { parseTimeText, typedTimeText } from './time-text.ts'

test.each([
  ['05:00', '05:00'],
  ['5', '05:00'],
  ['5:30', '05:30'],
  ['5.30', '05:30'],
  ['530', '05:30'],
  ['1730', '17:30'],
  [' 23:59 ', '23:59'],
  ['24:00', undefined],
  ['7:60', undefined],
  ['', undefined],
  ['7:', undefined],
  ['5 PM', undefined],
] as const)('time input: %j is %s', (text, time) => expect(parseTimeText(text)).toBe(time))

test('time input: digits get a colon, which can be deleted', () => {
  const typed = Array.from('0530').reduce((text, digit) => typedTimeText(text + digit), '')
  expect(typed).toBe('05:30')
  expect(['05:3', '05:', '05', '0', ''].map(typedTimeText)).toEqual(['05:3', '05:', '05', '0', ''])
  expect(typedTimeText('530')).toBe('530')
  expect(typedTimeText('7 pm')).toBe('7 ')
})
