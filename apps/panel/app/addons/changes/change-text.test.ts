import { en } from '@zubr/i18n/addons/en'
import { expect, test } from 'vitest'
import { changeFailureText, coreText, doneText } from './change-text.ts'

test('core: its name appears once, for another core and for another version of the same', () => {
  expect(coreText({ name: 'Vanilla', to: 'Vanilla 1.20.6' })).toBe('Vanilla 1.20.6')
  expect(coreText({ name: 'Paper', to: '1.21.4 (232)' })).toBe('Paper 1.21.4 (232)')
  expect(coreText({ name: 'Paper', to: null })).toBe('Paper')
})

test('done: a change names what its owner requested, and how many more', () => {
  const sign = { do: 'install', name: 'SignPost', from: null, to: '1.2' } as const
  const market = { ...sign, name: 'MarketStreet', to: '2.0' }
  const removal = { do: 'remove', name: 'OldLifts', from: '1.1', to: null } as const
  expect(doneText({ kind: 'addons', steps: [sign, market] }, en)).toBe('Installed: MarketStreet 2.0 +1')
  expect(doneText({ kind: 'addons', steps: [removal] }, en)).toBe('Removed: OldLifts')
  expect(doneText({ kind: 'pack', steps: [] }, en)).toBe(en.changes.done)
})

test('modpack: a refused one names the file that caused it', () => {
  const step = { do: 'pack', name: 'Isles', from: null, to: null } as const
  const text = changeFailureText(
    { failure: 'pack_refused', steps: [{ ...step, refusedFile: 'mods/a.jar' }] },
    en,
  )
  expect(text).toContain(en.changes.failures.pack_refused)
  expect(text).toContain('mods/a.jar')
  expect(changeFailureText({ failure: 'no_room', steps: [step] }, en)).toBe(en.changes.failures.no_room)
  expect(changeFailureText({ failure: null, steps: [step] }, en)).toBe('')
})
