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
])('%s is for the data of a card: %s', (words, isOne) => {
  expect(cardFieldPattern.test(words)).toBe(isOne)
})

test('no field asks for a card anywhere: site, panel, the API’s forms and the trial processor', () => {
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

test('no words are there for the label of such a field', () => {
  const words = ours.filter((file) => /^packages\/i18n\/src\/|^content\/|\/words\//.test(file))
  expect(words.length).toBeGreaterThan(50)
  // A sentence may speak of cards: a label is short.
  const labels = words.flatMap((file) =>
    [...textOf(file).matchAll(/:\s*'([^'\n]{1,30})'/g)]
      .filter(([, text = '']) => cardFieldPattern.test(text))
      .map(([, text]) => `${file}: ${text}`),
  )
  expect(labels).toEqual([])
})
