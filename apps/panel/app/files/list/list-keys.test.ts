import type { KeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { pressKey } from './list-keys.ts'
import { nothing, only, type Selection } from './selection.ts'

vi.stubGlobal('getSelection', () => '')

const names = ['a', 'b', 'c', 'd', 'e']

function press(key: string, selection: Selection, held: Partial<KeyboardEvent> = {}) {
  const did: string[] = []
  let after = selection
  const note = (what: string) => (value?: unknown) =>
    void did.push(value === undefined ? what : `${what} ${value}`)
  const isHeard = pressKey(
    { key, code: `Key${key.toUpperCase()}`, shiftKey: false, ...held } as KeyboardEvent,
    {
      names,
      selection,
      page: 3,
      select: (next) => {
        after = next
      },
      open: note('open'),
      up: note('up'),
      rename: note('rename'),
      remove: note('remove'),
      clip: note('clip'),
      paste: note('paste'),
      menu: note('menu'),
      escape: note('escape'),
      type: note('type'),
    },
  )
  return { did: did.join(), isHeard, chosen: [...after.chosen].join(''), cursor: after.cursor }
}

test.each<[string, Selection, Partial<KeyboardEvent>, string, string | null]>([
  ['ArrowDown', nothing, {}, 'a', 'a'],
  ['ArrowDown', only('b'), {}, 'c', 'c'],
  ['ArrowDown', only('e'), {}, 'e', 'e'],
  ['ArrowUp', nothing, {}, 'e', 'e'],
  ['ArrowDown', only('b'), { shiftKey: true }, 'bc', 'c'],
  ['ArrowDown', only('b'), { ctrlKey: true }, 'b', 'c'],
  ['End', only('b'), { shiftKey: true }, 'bcde', 'e'],
  ['PageDown', only('a'), {}, 'd', 'd'],
  ['PageUp', only('b'), {}, 'a', 'a'],
  ['a', nothing, { ctrlKey: true }, 'abcde', 'a'],
  [' ', only('b'), { ctrlKey: true }, '', 'b'],
  ['Escape', only('b'), {}, '', 'b'],
])('keyboard: %s moves and selects', (key, selection, held, chosen, cursor) => {
  expect(press(key, selection, held)).toMatchObject({ chosen, cursor, isHeard: true })
})

test.each<[string, Partial<KeyboardEvent>, string]>([
  ['Enter', {}, 'open b'],
  ['Backspace', {}, 'up'],
  ['ArrowUp', { altKey: true }, 'up'],
  ['Delete', {}, 'remove false'],
  ['Delete', { shiftKey: true }, 'remove true'],
  ['F2', {}, 'rename b'],
  ['с', { ctrlKey: true, code: 'KeyC' }, 'clip copy'],
  ['x', { metaKey: true }, 'clip cut'],
  ['v', { ctrlKey: true }, 'paste'],
  ['F10', { shiftKey: true }, 'menu b'],
  ['ы', {}, 'type ы'],
])('keyboard: %s runs its action on any layout', (key, held, did) => {
  expect(press(key, only('b'), held)).toMatchObject({ did, isHeard: true })
})

test('keyboard: other keys are left to the browser', () => {
  for (const key of ['Tab', 'F5', 'Shift']) expect(press(key, only('b')).isHeard).toBe(false)
  expect(press('r', only('b'), { ctrlKey: true }).isHeard).toBe(false)
})
