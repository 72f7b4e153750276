import { expect, test } from 'vitest'
import { hexOf, lookByName } from './kind.ts'

test.each([
  ['server-icon.png', 'picture'],
  ['logo.SVG', 'picture'],
  ['level.dat', 'nbt'],
  ['level.dat_old', 'nbt'],
  ['castle.schem', 'nbt'],
  ['r.0.-1.mca', 'region'],
  ['latest.log', 'log'],
  ['2026-11-02-1.log.gz', 'log'],
  ['server.properties', null],
  ['LICENSE', null],
])('file name: %s looks like %s', (name, look) => {
  expect(lookByName(name)).toBe(look)
})

test('hex dump: rows of sixteen bytes', () => {
  const bytes = Uint8Array.from([...'Zubr'].map((letter) => letter.charCodeAt(0)).concat([0, 255]))
  expect(hexOf(bytes)).toBe(`00000000  5a 75 62 72 00 ff${' '.repeat(30)}  Zubr..`)
  expect(hexOf(new Uint8Array(33)).split('\n')).toHaveLength(3)
})
