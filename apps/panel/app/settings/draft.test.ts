import { expect, test } from 'vitest'
import { typedSince } from './draft.ts'

test('what is saved is typed no more; what was typed while it was on its way still is', () => {
  const sent = { motd: 'hello', players: '50', online: true }
  const now = { motd: 'hello there', players: '50', online: false, world: 'flat' }
  expect(typedSince({ values: now }, { values: sent })).toEqual({
    values: { motd: 'hello there', online: false, world: 'flat' },
  })
  expect(typedSince({ name: 'Narach', values: {} }, { name: 'Narach' })).toEqual({ values: {} })
  expect(typedSince({ name: 'Narach 2', values: {} }, { name: 'Narach' })).toEqual({
    name: 'Narach 2',
    values: {},
  })
})

test('saving the name leaves typed values alone, and the other way round', () => {
  const typed = { name: 'Narach', values: { motd: 'hello' } }
  expect(typedSince(typed, { name: 'Narach' })).toEqual({ values: { motd: 'hello' } })
  expect(typedSince(typed, { values: { motd: 'hello' } })).toEqual({ name: 'Narach', values: {} })
})
