import { en } from '@zubr/i18n/addons/en'
import { expect, test } from 'vitest'
import { changeFailureText, coreText } from './what-text.ts'

test('a core is named once, whether it is another one or another version of the same', () => {
  expect(coreText({ name: 'Vanilla', to: 'Vanilla 1.20.6' })).toBe('Vanilla 1.20.6')
  expect(coreText({ name: 'Paper', to: '1.21.4 (232)' })).toBe('Paper 1.21.4 (232)')
  expect(coreText({ name: 'Paper', to: null })).toBe('Paper')
})

test('a modpack that was refused names the file for which it was', () => {
  const what = { do: 'pack', name: 'Isles', from: null, to: null } as const
  const text = changeFailureText(
    { failure: 'pack_refused', what: [{ ...what, refusedFile: 'mods/a.jar' }] },
    en,
  )
  expect(text).toContain(en.changes.failures.pack_refused)
  expect(text).toContain('mods/a.jar')
  expect(changeFailureText({ failure: 'no_room', what: [what] }, en)).toBe(en.changes.failures.no_room)
  expect(changeFailureText({ failure: null, what: [what] }, en)).toBe('')
})
