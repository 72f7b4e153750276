import { expect, test } from 'vitest'
import { printable } from '../operators/printable.ts'
import { csvLine, jsonLine } from './export.ts'

test.each([
  ['plain', '"plain"'],
  ['say "hi", they said', '"say ""hi"", they said"'],
  ['two\r\nlines', '"two\nlines"'],
  ['=1+1', `"'=1+1"`],
  ['+375 00', `"'+375 00"`],
  ['-2', `"'-2"`],
  ['@sum', `"'@sum"`],
  ['\t=1', `"' =1"`],
  [' \u200b=1', `"' \u200b=1"`],
  ['＝1', `"'＝1"`],
  ['a=1', '"a=1"'],
  ['\u001b[2Jx', '"␛[2Jx"'],
  [-2, '"-2"'],
  [null, '""'],
])('CSV: %j is %s', (field, written) => {
  expect(csvLine([field])).toBe(written)
})

test('JSON: every character is kept, and terminal control characters are escaped', () => {
  const row = { name: 'a\u001b[2J\u009b\u007f\u202e\u2028b' }
  expect(jsonLine(row)).toBe('{"name":"a\\u001b[2J\\u009b\\u007f\\u202e\\u2028b"}')
  expect(JSON.parse(jsonLine(row))).toEqual(row)
})

test("terminal: a visitor's text cannot control it", () => {
  expect(printable('a\u001b]0;x\u0007\u009b2J\r\u202eb\u007f\nc')).toBe('a␛]0;x␇�2J �b� c')
  expect(printable('a\r\nb\tc', { lines: true })).toBe('a\nb c')
})
