import type { Quote } from '@zubr/contracts/payments/balance'
import { de } from '@zubr/i18n/panel/de'
import { en } from '@zubr/i18n/panel/en'
import { expect, test } from 'vitest'
import { toPriceLines } from './price-lines.ts'

const byn = (minor: number) => ({ currency: 'BYN' as const, minor })
const quote = (fields: Partial<Quote>): Quote => ({
  plan: 'java-4',
  months: 1,
  price: byn(2690),
  termDiscount: null,
  promo: null,
  promoRefused: null,
  total: byn(2690),
  balance: byn(5000),
  missing: byn(0),
  refused: null,
  ...fields,
})
const written = (fields: Partial<Quote>) =>
  toPriceLines('en', en, quote(fields)).map(({ id, amount }) => `${id} ${amount.replace(/\s/g, ' ')}`)

test('lines: the calculation line by line', () => {
  expect(written({ promo: { code: 'ZUBR20', percent: 20, off: byn(538) }, total: byn(2152) })).toEqual([
    'price BYN 26.90',
    'promo −BYN 5.38',
    'total BYN 21.52',
    'balance BYN 50',
    'left BYN 28.48',
  ])
})

test('term: several months are one price, and a promo code reduces the first month', () => {
  const [price] = toPriceLines('en', en, quote({ months: 3, price: byn(8070) }))
  expect(price).toMatchObject({ label: 'Price for 3\u00a0months' })
  expect(price?.amount.replace(/\s/g, ' ')).toBe('BYN 80.70')
})

test('term discount: it has its own line, before the promo code', () => {
  expect(
    written({
      ...{ months: 12, price: byn(32_280), termDiscount: { percent: 15, off: byn(4842) } },
      ...{ promo: { code: 'ZUBR20', percent: 20, off: byn(457) }, total: byn(26_981), balance: null },
    }),
  ).toEqual(['price BYN 322.80', 'discount −BYN 48.42', 'promo −BYN 4.57', 'total BYN 269.81'])
})

test('balance: an insufficient one shows the missing sum', () => {
  expect(written({ balance: byn(1), missing: byn(2689) })).toEqual([
    'price BYN 26.90',
    'total BYN 26.90',
    'balance BYN 0.01',
    'missing BYN 26.89',
  ])
})

test('debt: it has a line, and adds to the missing sum', () => {
  expect(written({ balance: byn(0), debt: byn(500), missing: byn(3190) })).toEqual([
    'price BYN 26.90',
    'total BYN 26.90',
    'balance BYN 0',
    'debt BYN 5',
    'missing BYN 31.90',
  ])
})

test('free plan: no balance lines', () => {
  expect(written({ price: byn(0), total: byn(0), balance: null })).toEqual(['price BYN 0', 'total Free'])
})

test('large sums: every kopeck is shown', () => {
  const [line] = toPriceLines('de', de, quote({ price: byn(900_719_925_474_099_1) }))
  expect(line?.amount.replace(/\s/g, ' ')).toBe('90.071.992.547.409,91 BYN')
})
