import { expect, test } from 'vitest'
import { chooseLocale } from './language.ts'

test.each([
  ['?lang=lv', 'de', ['ru-RU'], 'lv'],
  ['?lang=xx', 'de', ['ru-RU'], 'de'],
  ['', 'ua', ['en'], 'ua'],
  ['', null, ['uk-UA', 'en'], 'ua'],
  ['', null, ['fr', 'pl-PL'], 'pl'],
  ['', 'no', [], 'ru'],
] as const)(
  'locale: the link %j, the storage %j and the browser %j give %s',
  (search, stored, preferred, locale) => {
    expect(chooseLocale(search, stored, preferred)).toBe(locale)
  },
)
