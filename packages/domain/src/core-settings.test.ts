import { expect, test } from 'vitest'
import { type CoreField, defaultSettings, settingsFaults, validSettings } from './core-settings.ts'

const fields: CoreField[] = [
  { key: 'motd', type: 'text', maxLength: 10, default: 'hello' },
  { key: 'slots', type: 'integer', min: 1, max: 100, default: 20 },
  { key: 'pvp', type: 'boolean', default: true },
  { key: 'mode', type: 'choice', options: ['survival', 'creative'], default: 'survival' },
]

test('defaults: they match their fields', () => {
  expect(settingsFaults(fields, defaultSettings(fields))).toEqual({})
})

test.each([
  [{ motd: 'a\nop=all' }],
  [{ motd: 'x'.repeat(11) }],
  [{ motd: 5 }],
  [{ slots: 0 }],
  [{ slots: 1.5 }],
  [{ slots: '20' }],
  [{ pvp: 'true' }],
  [{ mode: 'hardcore' }],
  [{ memory: 4096 }],
])('validation: %j is refused with its key, and replaced by the default in a form', (settings) => {
  expect(Object.keys(settingsFaults(fields, settings))).toEqual(Object.keys(settings))
  expect(validSettings(fields, settings)).toEqual(defaultSettings(fields))
})

test('validation: a value that matches its field is kept unchanged', () => {
  const settings = { motd: 'a', slots: 1, pvp: false, mode: 'creative' }
  expect(validSettings(fields, settings)).toEqual(settings)
})
