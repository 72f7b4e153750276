import type { PaymentMethod } from '@zubr/contracts/payments/endpoints'
import { expect, test } from 'vitest'
import { priceBreakdownOf, sumFromSearch, sumText, topUpAddress, typedSum } from './sums.ts'

test.each([
  ['25', 2_500],
  ['25,5', 2_550],
  [' 1 234.56 ', 123_456],
  ['1\u00a0000', 100_000],
  ['', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['5,555', undefined],
])('sums: %j in kopecks is %j', (text, minor) => {
  expect(typedSum(text)).toBe(minor)
})

test("sums: the address prefills the missing sum in the language's notation", () => {
  const address = topUpAddress({ currency: 'BYN', minor: 1_234 })
  expect(sumFromSearch(new URL(address, 'https://panel.example').searchParams)).toBe(1_234)
  expect(topUpAddress({ currency: 'BYN', minor: 0 })).toBe('/balance')
  for (const text of ['', '0', '-1', '1.5', '1e9', '12345678901'])
    expect(sumFromSearch(new URLSearchParams({ sum: text })), text).toBeUndefined()
  expect([sumText('ru', 1_230), sumText('en', 1_230), sumText('ru', 1_200)]).toEqual(['12,30', '12.30', '12'])
})

test('price breakdown: a sum has its fee, or a fault', () => {
  const method: PaymentMethod = {
    id: 'erip',
    way: 'erip',
    currency: 'BYN',
    least: 100,
    greatest: 500,
    feePercent: 1,
  }
  expect(priceBreakdownOf(method, 500)).toEqual({ sum: 500, fee: 5, total: 505 })
  expect([undefined, 99, 501].map((sum) => priceBreakdownOf(method, sum))).toEqual([
    'shape',
    'too_small',
    'too_great',
  ])
})
