import { expect, test } from 'vitest'
import {
  folderAddress,
  folderAt,
  folderOf,
  isWithin,
  joined,
  nameOf,
  openAddress,
  openedName,
  stepsTo,
} from './file-paths.ts'

const top = '/servers/7/files'

test.each([
  '',
  'plugins',
  'world/region',
  '100% (1)/a#b?c',
  'мир/地',
  '50%2Fx',
  'broken \udc80\udcff name',
  '🌲',
])('address: the folder «%s» survives a round trip', (folder) => {
  const address = new URL(top + folderAddress(folder), 'https://panel.example')
  expect(folderAt(address.pathname, top)).toBe(folder)
})

test.each(['config.yml', 'a&b=c', 'мир +1', '\udcff'])('address: «%s» is opened', (name) => {
  expect(openedName(new URLSearchParams(openAddress(name)))).toBe(name)
})

test('address: a malformed one still gives a folder', () => {
  expect(folderAt(`${top}/a%E0%A4/b`, top)).toBe('a%E0%A4/b')
  expect(folderAt(`${top}//plugins/`, top)).toBe('plugins')
})

test('paths: split and join', () => {
  expect(joined('', 'a')).toBe('a')
  expect(joined('a/b', 'c')).toBe('a/b/c')
  expect([folderOf('a/b/c'), nameOf('a/b/c'), folderOf('a'), nameOf('a')]).toEqual(['a/b', 'c', '', 'a'])
  expect(isWithin('a/b', 'a')).toBe(true)
  expect(isWithin('ab', 'a')).toBe(false)
  expect(stepsTo('a/b')).toEqual([
    { name: 'a', path: 'a' },
    { name: 'b', path: 'a/b' },
  ])
})
