import { expect, test } from 'vitest'
import { coreText } from './what-text.ts'

test('a core is named once, whether it is another one or another version of the same', () => {
  expect(coreText({ name: 'Vanilla', to: 'Vanilla 1.20.6' })).toBe('Vanilla 1.20.6')
  expect(coreText({ name: 'Paper', to: '1.21.4 (232)' })).toBe('Paper 1.21.4 (232)')
  expect(coreText({ name: 'Paper', to: null })).toBe('Paper')
})
