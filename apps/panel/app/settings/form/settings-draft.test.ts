import { expect, test } from 'vitest'
import { draftAfterSave } from './settings-draft.ts'

test('saved: the draft loses what was sent, and keeps what was typed meanwhile', () => {
  const sent = { motd: 'hello', players: '50', online: true }
  const now = { motd: 'hello there', players: '50', online: false, world: 'flat' }
  expect(draftAfterSave({ values: now }, { values: sent })).toEqual({
    values: { motd: 'hello there', online: false, world: 'flat' },
  })
  expect(draftAfterSave({ name: 'Narach', values: {} }, { name: 'Narach' })).toEqual({ values: {} })
  expect(draftAfterSave({ name: 'Narach 2', values: {} }, { name: 'Narach' })).toEqual({
    name: 'Narach 2',
    values: {},
  })
})

test('saved: the name and the values are independent', () => {
  const typed = { name: 'Narach', values: { motd: 'hello' } }
  expect(draftAfterSave(typed, { name: 'Narach' })).toEqual({ values: { motd: 'hello' } })
  expect(draftAfterSave(typed, { values: { motd: 'hello' } })).toEqual({ name: 'Narach', values: {} })
})
