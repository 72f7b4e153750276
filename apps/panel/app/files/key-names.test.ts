import { de } from '@zubr/i18n/files/de'
import { ru } from '@zubr/i18n/files/ru'
import { expect, test } from 'vitest'
import { keyText } from './key-names.ts'

test('key names: a German keyboard has its own, others share the English ones', () => {
  expect(keyText(de.keyNames, 'Ctrl+C')).toBe('Strg+C')
  expect(keyText(de.keyNames, 'Shift+Delete')).toBe('Umschalt+Entf')
  expect(keyText(de.keyNames, '↑ ↓ Home End')).toBe('↑ ↓ Pos1 Ende')
  expect(keyText(de.keyNames, 'Enter')).toBe('Eingabe')
  expect(keyText(ru.keyNames, 'Ctrl+Space')).toBe('Ctrl+Пробел')
})

test('key names: a key without a translation stays as it is', () => {
  for (const keys of ['F2', 'Esc', 'A–Z', 'Alt+↑']) expect(keyText(de.keyNames, keys)).toBe(keys)
})
