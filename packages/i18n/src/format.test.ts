import { currencies } from '@zubr/domain/plans'
import { expect, test } from 'vitest'
import {
  around,
  dateFormat,
  fill,
  formatAge,
  formatDuration,
  formatMoney,
  formatPercent,
  formatUnits,
  plural,
  priceParts,
} from './format.ts'
import { locales } from './locales.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['ru', 4.9, 'BYN', '4,90', 'BYN'],
  ['ru', 0, 'BYN', '0', 'BYN'],
  ['ru', 47, 'RUB', '47', '₽'],
  ['en', 4.9, 'BYN', '4.90', 'BYN'],
  ['de', 142.9, 'BYN', '142,90', 'BYN'],
  ['lv', 69.8, 'BYN', '69,80', 'BYN'],
] as const)('number: %s writes %d %s as %s with %s', (locale, price, currency, amount, unit) => {
  expect(priceParts(locale, price, currency)).toEqual({ amount, currency: unit })
})

test.each([
  [0, '0 с'],
  [59, '59 с'],
  [61, '1 мин 1 с'],
  [3_600, '1 ч'],
  [93_784, '1 дн. 2 ч'],
])('duration: %d seconds read as %s', (seconds, text) => {
  expect(plain(formatDuration('ru', seconds))).toBe(text)
})

test.each([
  ['ru', '21.11.2026, 18:05'],
  ['en', '21/11/2026, 18:05'],
  ['de', '21.11.26, 18:05'],
] as const)('date: %s writes a moment as %s', (locale, text) => {
  const style = { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' } as const
  expect(plain(dateFormat(locale, style).format(Date.UTC(2026, 10, 21, 18, 5)))).toBe(text)
})

test('age: it uses the largest unit', () => {
  expect(plain(formatAge('ru', 30))).toBe('30 секунд назад')
  expect(plain(formatAge('ru', 125))).toBe('2 минуты назад')
  expect(plain(formatAge('en', 7_300))).toBe('2 hours ago')
})

test('units: a number and its unit stay on one line', () => {
  expect(formatUnits('de', 12, 'month')).toBe('12\u00a0Monate')
  expect(formatUnits('ru', 6, 'month', 'short')).not.toContain(' ')
})

test("percentage: it has the language's format", () => {
  expect(plain(formatPercent('ru', 98.5))).toBe('98,5 %')
  expect(formatPercent('en', 98.5)).toBe('98.5%')
})

test('money: a negative amount has a minus sign in every language, never a hyphen', () => {
  for (const locale of locales)
    for (const currency of currencies) {
      const text = formatMoney(locale, { currency, minor: -2_502 })
      expect(text, locale).toContain('\u2212')
      expect(text, locale).not.toContain('-')
    }
})

test('plural: a number selects its form', () => {
  const forms = { one: '{count} узел', few: '{count} узла', many: '{count} узлов', other: '{count} узла' }
  expect([1, 3, 5, 21].map((count) => plural('ru', forms, count))).toEqual([
    '1 узел',
    '3 узла',
    '5 узлов',
    '21 узел',
  ])
})

test('placeholder: a missing value throws', () => {
  expect(() => fill('{a} and {b}', { a: 1 })).toThrow('{b}')
})

test('placeholder: a message is split at its placeholder', () => {
  expect(around('code {code} here', 'code')).toEqual(['code ', ' here'])
})
