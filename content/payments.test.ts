import { receiptRulesFault } from '@zubr/domain/payments/vat'
import { expect, test } from 'vitest'
import { receipt } from './payments.ts'

test('receipts: the codes of VAT are those of today', () => {
  expect(receipt === null ? undefined : receiptRulesFault(receipt)).toBeUndefined()
})
