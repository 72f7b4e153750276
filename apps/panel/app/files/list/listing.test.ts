import type { FileEntry } from '@zubr/contracts/files/operations'
import { expect, test } from 'vitest'
import { all, extended, nothing, only, pruned, toggled } from './selection.ts'
import { filtered, firstSort, sorted } from './sorting.ts'

const entry = (name: string, fields: Partial<FileEntry> = {}): FileEntry => ({
  name,
  kind: 'file',
  size: 1,
  mtimeMs: 1,
  mode: 0o644,
  ...fields,
})
const named = (entries: readonly FileEntry[]) => entries.map(({ name }) => name)
const folder = (name: string) => entry(name, { kind: 'folder', size: 4096 })

test('sort: folders first and numbers by value, in short and long lists', () => {
  const entries = [entry('r.10.mca'), entry('r.2.mca'), folder('world10'), folder('world9')]
  const more = Array.from({ length: 6_000 }, (_, index) => entry(`z${index}`)).toReversed()
  const order = ['world9', 'world10', 'r.2.mca', 'r.10.mca']
  expect(named(sorted(entries, firstSort, 'ru'))).toEqual(order)
  expect(named(sorted([...entries, ...more], firstSort, 'ru')).slice(0, 6)).toEqual([...order, 'z0', 'z1'])
  expect(named(sorted(entries, { by: 'name', down: true }, 'ru'))).toEqual([
    'world10',
    'world9',
    'r.10.mca',
    'r.2.mca',
  ])
})

test('sort: a link to a folder counts as a folder, and equal sizes are sorted by name', () => {
  const entries = [
    entry('b', { size: 5 }),
    entry('a', { size: 5 }),
    entry('c', { size: 2 }),
    entry('maps', { kind: 'link', t: 'folder' }),
  ]
  expect(named(sorted(entries, { by: 'size', down: false }, 'en'))).toEqual(['maps', 'c', 'a', 'b'])
})

test('sort: times ascending and descending', () => {
  const entries = [entry('new', { mtimeMs: 3 }), entry('old', { mtimeMs: 1 }), entry('mid', { mtimeMs: 2 })]
  expect(named(sorted(entries, { by: 'changed', down: true }, 'en'))).toEqual(['new', 'mid', 'old'])
})

test('filter: case is ignored, and hidden files are shown on request', () => {
  const entries = [entry('.cache'), entry('Server.properties'), entry('eula.txt')]
  expect(named(filtered(entries, { text: ' SERV', hidden: false }))).toEqual(['Server.properties'])
  expect(named(filtered(entries, { text: '', hidden: false }))).toEqual(['Server.properties', 'eula.txt'])
  expect(filtered(entries, { text: '', hidden: true })).toHaveLength(3)
})

const names = ['a', 'b', 'c', 'd']

test('selection: a range goes from the anchor in both directions, and can be redrawn', () => {
  const two = extended(only('b'), names, 'd')
  expect([...two.chosen]).toEqual(['b', 'c', 'd'])
  expect([...extended(two, names, 'a').chosen]).toEqual(['a', 'b'])
  expect([...extended(nothing, names, 'c').chosen]).toEqual(['c'])
})

test('selection: entries are added and removed one by one, or all selected', () => {
  const two = toggled(only('a'), 'c')
  expect([...two.chosen]).toEqual(['a', 'c'])
  expect([...toggled(two, 'a').chosen]).toEqual(['c'])
  expect(all(nothing, names).chosen.size).toBe(4)
})

test('selection: removed entries leave it, and the cursor stays in place', () => {
  const chosen = extended(only('b'), names, 'c')
  const after = pruned(chosen, ['a', 'd'], names)
  expect([...after.chosen]).toEqual([])
  expect(after.cursor).toBe('d')
  expect(pruned(chosen, names, names)).toBe(chosen)
  expect(pruned(only('d'), ['a'], names).cursor).toBe('a')
})
