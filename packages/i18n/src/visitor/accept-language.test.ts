import { expect, test } from 'vitest'
import { languageOf } from './accept-language.ts'

test.each([
  ['uk-UA,uk;q=0.9,en;q=0.8', 'ua'],
  ['fr-FR,fr;q=0.9,et;q=0.5', 'et'],
  ['DE', 'de'],
  ['fr', 'ru'],
  ['', 'ru'],
  [undefined, 'ru'],
])('Accept-Language: %j selects %s', (header, locale) => {
  expect(languageOf(header)).toBe(locale)
})
