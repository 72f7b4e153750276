import { expect, test } from 'vitest'
import { advanceVatCode, receiptRulesFault } from './vat.ts'

test.each([
  [1, 1],
  [2, 2],
  [3, 5],
  [7, 9],
  [8, 10],
  [11, 12],
])('vat: code %i has %i for advance payments', (vatCode, advance) => {
  expect(advanceVatCode({ vatCode })).toBe(advance)
  expect(receiptRulesFault({ vatCode })).toBeUndefined()
  expect(receiptRulesFault({ vatCode, advanceVatCode: advance })).toBeUndefined()
})

test.each([0, 4, 5, 6, 9, 10, 12, 13, -1, 1.5, Number.NaN])(
  'vat: code %d is invalid for sales',
  (vatCode) => {
    expect(receiptRulesFault({ vatCode })).toMatch(/^vatCode is .*, expected 1, 2, 3, 7, 8, 11/)
  },
)

test('vat: faults of the rules name the expected codes, and the replacement of 20 %', () => {
  expect(receiptRulesFault({ vatCode: 4 })).toContain('11 is that of 22 %')
  expect(receiptRulesFault({ vatCode: 11, advanceVatCode: 6 })).toBe(
    'advanceVatCode is 6, expected 12 (its rate, 20 %, ended with 2025: 12 is that of 22 %)',
  )
  expect(receiptRulesFault({ vatCode: 11, advanceVatCode: 5 })).toBe('advanceVatCode is 5, expected 12')
  expect(receiptRulesFault({ vatCode: 1, taxSystemCode: 7 })).toBe('taxSystemCode is 7, expected 1 to 6')
})
