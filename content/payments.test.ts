import { receiptRulesFault } from '@zubr/domain/payments/vat'
import { expect, test } from 'vitest'
import { receipt } from './payments.ts'

test('receipts: the VAT codes are the current ones', () => {
  expect(receipt === null ? undefined : receiptRulesFault(receipt)).toBeUndefined()
})
