import { expect, test } from 'vitest'
import { ServerName } from '../servers.ts'
import { hasHiddenCharacters, isBlank, tidyName } from './name.ts'
import { applicationFault } from './partner.ts'

test.each([
  ...[
    'A\r\nBcc: e@x.example',
    'live\u202eevil',
    '\u2066a\u2069',
    'a\u200bb',
    'a\u00adb',
    'a\ufeffb',
    'a\u0000b',
  ],
  ...[
    'a\u2028b',
    'a\u200db',
    'a\u061cb',
    'a\ud800b',
    'a\u3164b',
    'a\u{e0041}b',
    'tab\tin',
    'a\u0085b',
    '\u200b\u200b',
  ],
])('names: %j is refused', (name) => {
  expect(hasHiddenCharacters(name)).toBe(true)
  expect(ServerName.safeParse(name).error?.issues[0]?.message).toBe('hidden_characters')
})

test.each([
  ['Мой  сервер', 'Мой сервер'],
  ['  Зубр \u00a0 1 ', 'Зубр 1'],
  ['Łąka – №1 „Żubr“', 'Łąka – №1 „Żubr“'],
  ['cafe\u0301', 'café'],
  ['👨‍👩‍👧 ❤️ 👍🏽', '👨‍👩‍👧 ❤️ 👍🏽'],
])('names: %j is kept as %j', (name, kept) => {
  expect(ServerName.parse(name)).toBe(kept)
  expect(tidyName(kept)).toBe(kept)
})

test('names: blanks alone are none', () => {
  for (const name of ['', '   ', '\u00a0']) expect(ServerName.safeParse(name).success).toBe(false)
})

test.each(['\u200b\u200b', '\u3164', '\u2800', '\u00ad', '\ufe0f', '\u{e0020}', ' \u00a0 ', '\u115f'])(
  'blank: %j shows nothing, and an application with it is not complete',
  (text) => {
    expect(isBlank(text)).toBe(true)
    expect(applicationFault('name', text)).toBe('missing')
  },
)

test.each(['.', 'я', '0', '👍', '—'])('blank: %j shows something', (text) => {
  expect(isBlank(text)).toBe(false)
})
