import type { SettingField } from '@zubr/contracts/cores/core'
import { de } from '@zubr/i18n/panel/de'
import { en } from '@zubr/i18n/panel/en'
import { ru } from '@zubr/i18n/panel/ru'
import { expect, test } from 'vitest'
import { changedSettings, faultOf, unsavedValues, valuesOf } from './form-values.ts'

const fields: SettingField[] = [
  { key: 'motd', type: 'text', maxLength: 10, default: 'hi' },
  { key: 'players', type: 'integer', min: 1, max: 100, default: 20 },
  { key: 'online', type: 'boolean', default: false },
  { key: 'world', type: 'choice', options: ['hills', 'flat'], default: 'hills' },
]

test('values: saved ones, and defaults for absent and invalid ones', () => {
  expect(valuesOf(fields, { players: 7, online: 'yes' })).toEqual({
    motd: 'hi',
    players: '7',
    online: false,
    world: 'hills',
  })
})

test("changes: only changed values are sent, with the core's types", () => {
  const values = { ...valuesOf(fields, { players: 7 }), players: ' 9 ', online: true }
  expect(changedSettings(fields, { players: 7 }, values)).toEqual({ players: 9, online: true })
  expect(changedSettings(fields, { players: 7 }, valuesOf(fields, { players: 7 }))).toEqual({})
})

test('draft: it is kept while it cannot be saved, without fields that no longer exist', () => {
  const saved = valuesOf(fields, { players: 7 })
  const typed = { ...saved, players: '0', online: true, gone: 'x', motd: false }
  expect(unsavedValues(fields, saved, typed)).toEqual({ players: '0', online: true })
  expect(unsavedValues(fields, saved, {})).toEqual({})
})

test.each([
  ['', 'A whole number from 1 to 100'],
  ['0', 'A whole number from 1 to 100'],
  ['2.5', 'A whole number from 1 to 100'],
  ['1e2', 'A whole number from 1 to 100'],
  ['100', undefined],
])('number: %j as a number of players: %s', (value, fault) => {
  expect(faultOf('en', en, fields[1] as SettingField, value, null)).toBe(fault)
})

test('number: bounds are formatted in the language', () => {
  const field = { key: 'players', type: 'integer', min: 1, max: 10_000, default: 20 } as const
  expect(faultOf('de', de, field, '0', null)).toBe('Eine ganze Zahl von 1 bis 10.000')
  expect(faultOf('ru', ru, field, '0', null)).toContain('10\u00a0000')
})

test('text: a too long one is reported with its limit', () => {
  expect(faultOf('en', en, fields[0] as SettingField, '12345678901', null)).toBe('At most 10 characters')
})

test('Java arguments: a refused one is reported with its reason, and its bounds if any', () => {
  const field = { key: 'javaArguments', type: 'text', maxLength: 200, default: '' } as const
  expect(faultOf('en', en, field, '-Dx=y -Xmx9G', 4)).toBe('-Xmx9G: memory is set by the plan')
  expect(faultOf('en', en, field, '-XX:ConcGCThreads=9', 4)).toBe(
    '-XX:ConcGCThreads=9: needs a whole number from 1 to 4',
  )
  expect(faultOf('en', en, field, '-Dx=y -XX:+UseStringDeduplication', 4)).toBeUndefined()
})
