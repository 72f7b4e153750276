import type { CoreVersion } from '@zubr/contracts/cores/offers'
import { expect, test } from 'vitest'
import { listOf, newestOf, searched } from './versions.ts'

const version = (name: string, fields: Partial<CoreVersion> = {}): CoreVersion => ({
  version: name,
  gameVersion: name,
  channel: 'stable',
  build: '1',
  java: 21,
  at: null,
  ...fields,
})
const named = (versions: readonly CoreVersion[]) => versions.map((item) => item.version)
const releases = ['26.2', '1.21.11', '1.21.1', '1.21', '1.12.1'].map((name) => version(name))
const snapshot = version('26.3-snapshot-1', { channel: 'snapshot' })

test('default: the newest stable version, or the newest if none is stable', () => {
  expect(newestOf([snapshot, ...releases])?.version).toBe('26.2')
  expect(newestOf([snapshot])?.version).toBe('26.3-snapshot-1')
  expect(newestOf([])).toBeUndefined()
})

test('search: an exact match is first, then matching prefixes', () => {
  expect(named(searched(releases, '1.21'))).toEqual(['1.21', '1.21.11', '1.21.1'])
  expect(named(searched(releases, '21.1'))).toEqual(['1.21.11', '1.21.1'])
  expect(named(searched(releases, ''))).toEqual(named(releases))
})

test('search: commas, capitals and build numbers match', () => {
  const forge = version('1.20.1', { build: '47.3.0' })
  expect(named(searched([...releases, forge], '1,12,1'))).toEqual(['1.12.1'])
  expect(named(searched([snapshot, forge], 'SNAPSHOT 26'))).toEqual(['26.3-snapshot-1'])
  expect(named(searched([snapshot, forge], '47.3'))).toEqual(['1.20.1'])
})

test('stable only: the others come after the stable ones when requested', () => {
  const all = [snapshot, ...releases]
  expect(listOf(all, { text: '26', all: false })).toMatchObject({ shown: [releases[0]], unstable: 1 })
  expect(named(listOf(all, { text: '26', all: true }).shown)).toEqual(['26.2', '26.3-snapshot-1'])
  expect(listOf([snapshot], { text: '', all: false })).toEqual({ shown: [], more: 0, unstable: 1 })
})

test('limit: a very long list is cut, and the number of hidden versions is shown', () => {
  const many = Array.from({ length: 700 }, (_, index) => version(`1.${index}`))
  const { shown, more } = listOf(many, { text: '', all: false })
  expect([shown.length, more]).toEqual([150, 550])
})
