import { expect, test } from 'vitest'
import { archiveNote, canRestore } from './archive-state.ts'

const at = '2026-11-20T12:00:00.000Z'

test.each([
  ['being archived', { phase: 'saving', requestedAt: null, failedAt: null }, true, 'saving'],
  ['archived', { phase: 'stored', requestedAt: null, failedAt: null }, true, undefined],
  ['its old files still go', { phase: 'clearing', requestedAt: at, failedAt: null }, false, 'clearing'],
  ['no node has room', { phase: 'stored', requestedAt: at, failedAt: null }, false, 'waiting'],
  ['it comes back', { phase: 'restoring', requestedAt: at, failedAt: null }, false, 'restoring'],
  ['its restore failed', { phase: 'stored', requestedAt: null, failedAt: at }, true, 'failed'],
] as const)('archive: %s', (_name, archive, hasButton, note) => {
  expect(canRestore(archive)).toBe(hasButton)
  expect(archiveNote(archive)).toBe(note)
})

test('archive: the button is shown before the response arrives', () => {
  expect(canRestore(undefined)).toBe(true)
  expect(archiveNote(undefined)).toBeUndefined()
})
