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
} from './place.ts'

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
])('the folder «%s» has an address that leads back to it', (folder) => {
  const address = new URL(top + folderAddress(folder), 'https://panel.example')
  expect(folderAt(address.pathname, top)).toBe(folder)
})

test.each(['config.yml', 'a&b=c', 'мир +1', '\udcff'])('«%s» is opened by an address', (name) => {
  expect(openedName(new URLSearchParams(openAddress(name)))).toBe(name)
})

test('an address that somebody has broken still names a folder', () => {
  expect(folderAt(`${top}/a%E0%A4/b`, top)).toBe('a%E0%A4/b')
  expect(folderAt(`${top}//plugins/`, top)).toBe('plugins')
})

test('paths are taken apart and joined', () => {
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
