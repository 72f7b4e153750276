import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['plain', '"plain"'],
  ['say "hi"; they said', '"say ""hi""; they said"'],
  ['=1+1', `"'=1+1"`],
  ['-12,50', `"'-12,50"`],
  [{ figure: '-12,50' }, '"-12,50"'],
  [-2, '"-2"'],
  [null, '""'],
])('escaping: %j becomes %s', (field, written) => {
  expect(csvLine([field])).toBe(written)
})

test('separator: it is the one that the reader’s spreadsheet expects', () => {
  expect(csvLine(['a', { figure: '1,5' }], ';')).toBe('"a";"1,5"')
})
