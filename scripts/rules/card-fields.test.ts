import { cardFieldPattern } from '@zubr/domain/payments/card-field-pattern'
import { expect, test } from 'vitest'
import { files, textOf } from './testing/repository-files.ts'

const isTest = /\.test\.tsx?$|\/testing\//
const ours = files.filter(
  (file) => /^(?:apps|packages|content|dev|testing)\/.*\.(?:tsx?|html)$/.test(file) && !isTest.test(file),
)

test.each([
  ['autocomplete="cc-number"', true],
  ['cardNumber', true],
  ['CVC', true],
  ['Номер карты', true],
  ['Банковская карта', false],
  ['discard note', false],
  ['player-card', false],
])('card data: %s is a field for it: %s', (words, isOne) => {
  expect(cardFieldPattern.test(words)).toBe(isOne)
})

test('card data: no field asks for it in the site, the panel, the API’s forms, the trial processor', () => {
  expect(ours.length).toBeGreaterThan(500)
  const attribute =
    /\b(?:autoComplete|name|id|htmlFor|for|placeholder|aria-label|label)=(?:"[^"]*"|'[^']*'|\{[^{}]*\})/gi
  const asking = ours.flatMap((file) =>
    [...textOf(file).matchAll(attribute)]
      .filter(([text]) => cardFieldPattern.test(text))
      .map(([text]) => `${file}: ${text}`),
  )
  expect(asking, 'lead the customer to the processor’s page instead').toEqual([])
})

test('card data: no message is a label for such a field', () => {
  const words = ours.filter((file) => /^packages\/i18n\/src\/|^content\/|\/words\//.test(file))
  expect(words.length).toBeGreaterThan(50)
  // Sentences may mention cards; labels are short.
  const labels = words.flatMap((file) =>
    [...textOf(file).matchAll(/:\s*'([^'\n]{1,30})'/g)]
      .filter(([, text = '']) => cardFieldPattern.test(text))
      .map(([, text]) => `${file}: ${text}`),
  )
  expect(labels).toEqual([])
})
