import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  commandFor,
  entriesIn,
  hasKey,
  isIpAddress,
  isPlayerName,
  listText,
  timeOf,
  withEntry,
  withoutKey,
} from './lists.ts'
import { offlineUuid } from './offline-uuid.ts'

const at = new Date('2026-11-23T17:05:00Z')

test('lists: entries are added and removed, and unknown fields stay', () => {
  const ops = entriesIn('[{"uuid":"u","name":"Mira","level":2,"bypassesPlayerLimit":true,"own":1}]') ?? []
  expect(hasKey('ops', ops, 'mira')).toBe(true)
  expect(withEntry('ops', ops, { key: 'Mira', uuid: 'u', level: 4, at, by: 'Server' })).toEqual([
    { uuid: 'u', name: 'Mira', level: 4, bypassesPlayerLimit: true, own: 1 },
  ])
  const banned = withEntry('banned-ips', [], { key: '203.0.113.7', reason: 'Spam', at, by: 'Server' })
  expect(JSON.parse(listText(banned))).toEqual([
    {
      ip: '203.0.113.7',
      created: '2026-11-23 17:05:00 +0000',
      source: 'Server',
      expires: 'forever',
      reason: 'Spam',
    },
  ])
  expect(timeOf(banned[0]?.created)).toBe(at.getTime())
  expect(timeOf('forever')).toBeUndefined()
  expect(withoutKey('banned-ips', banned, '203.0.113.7')).toEqual([])
})

test('lists: an invalid file does not count as an empty list', () => {
  expect(entriesIn('')).toEqual([])
  expect(entriesIn('{}')).toBeNull()
  expect(entriesIn('[1]')).toBeNull()
  expect(entriesIn('[{"name"')).toBeNull()
})

test('commands: a command is one line, whatever the reason contains', () => {
  expect(commandFor('banned-players', 'add', { key: 'Mira', reason: 'a\nstop\r' })).toBe('ban Mira a stop')
  expect(commandFor('whitelist', 'remove', { key: 'Mira' })).toBe('whitelist remove Mira')
})

test('validation: names and addresses are distinguished from other text', () => {
  const isName = (text: string) => isPlayerName(text)
  expect(['Mira', '.Mira_7', 'a_'].map(isName)).toEqual([true, true, true])
  expect(['', 'a b', 'Mira\n', 'a'.repeat(17), 'мира', '@a'].filter(isName)).toEqual([])
  expect(['203.0.113.7', '2001:db8::1'].map(isIpAddress)).toEqual([true, true])
  expect(['203.0.113', '203.0.113.256', ':::', 'mira', '1.2.3.4 x'].filter(isIpAddress)).toEqual([])
})

test('UUID: without an account it is version 3 of the name, as in Java', () => {
  for (const name of ['Mira', 'a', 'x'.repeat(60)]) {
    const hash = createHash('md5').update(`OfflinePlayer:${name}`).digest('hex')
    expect(
      offlineUuid(name)
        .replaceAll('-', '')
        .slice(16 + 1),
    ).toBe(hash.slice(17))
    expect(offlineUuid(name).replaceAll('-', '').slice(0, 12)).toBe(hash.slice(0, 12))
  }
})
