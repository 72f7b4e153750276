import { quietServer } from '@zubr/contracts/example-servers'
import type { Server } from '@zubr/contracts/servers/server'
import { en } from '@zubr/i18n/panel/en'
import { expect, test } from 'vitest'
import { isNarrowed, type ListQuery, readQuery, shownServers, withQuery } from './list-query.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString()

const server = (name: string, fields: Partial<Server> = {}): Server => ({
  ...quietServer,
  id: name,
  name,
  plan: 'java-4',
  subdomain: name.toLowerCase(),
  node: 'Minsk-1',
  core: {
    id: 'flying-squid',
    version: '1',
    gameVersion: '1.21',
    experimental: true,
    build: null,
    java: null,
  },
  edition: 'java',
  transport: 'tcp',
  paidUntil: inDays(20),
  limits: { memoryMb: 1, diskMb: 1 },
  createdAt: inDays(-9),
  ...fields,
})
const players = (count: number) => ({ cpuPercent: 1, memoryMb: 1, diskMb: 1, players: count, at: inDays(0) })

const servers = [
  server('Zoo', { stats: players(2) }),
  server('Ёлка', { subdomain: 'winter', state: 'stopped', desiredState: 'stopped', node: 'Brest-1' }),
  server('Arena 10', { state: 'failed', reason: 'disk_full', paidUntil: null }),
  server('Arena 9', { state: 'starting', paidUntil: inDays(90), stats: players(0) }),
  server('Bog', { contract: 'suspended', paidUntil: inDays(-2) }),
  server('Creek', { paidUntil: inDays(2), stats: players(7) }),
]

const names = (query: Partial<ListQuery>) =>
  shownServers(
    servers,
    { text: '', filter: 'all', order: 'created', ...query },
    { messages: en, now, collator: new Intl.Collator('ru', { numeric: true }) },
  ).map(({ name }) => name)

test.each([
  ['елка', ['Ёлка']],
  ['ELKA', []],
  ['WINTER', ['Ёлка']],
  ['brest', ['Ёлка']],
  [' arena  minsk ', ['Arena 10', 'Arena 9']],
  ['', ['Zoo', 'Ёлка', 'Arena 10', 'Arena 9', 'Bog', 'Creek']],
])('search: %j finds %j by name, subdomain and node', (text, found) => {
  expect(names({ text })).toEqual(found)
})

test.each([
  ['running', ['Zoo', 'Creek']],
  ['stopped', ['Ёлка']],
  ['changing', ['Arena 9']],
  // Failed, suspended, and ending soon.
  ['attention', ['Arena 10', 'Bog', 'Creek']],
] as const)('filter: "%s" shows %j', (filter, found) => {
  expect(names({ filter })).toEqual(found)
})

test.each([
  ['name', ['Ёлка', 'Arena 9', 'Arena 10', 'Bog', 'Creek', 'Zoo']],
  ['state', ['Arena 10', 'Bog', 'Arena 9', 'Creek', 'Zoo', 'Ёлка']],
  ['end', ['Bog', 'Creek', 'Ёлка', 'Zoo', 'Arena 9', 'Arena 10']],
  ['players', ['Creek', 'Zoo', 'Arena 9', 'Ёлка', 'Arena 10', 'Bog']],
] as const)('order: by %s: %j', (order, found) => {
  expect(names({ order })).toEqual(found)
})

test('address: only non-default values are written, and other parameters stay', () => {
  const query = { text: 'arena', filter: 'attention', order: 'end' } as const
  const search = withQuery(new URLSearchParams('lang=de'), query)
  expect(String(search)).toBe('lang=de&q=arena&show=attention&sort=end')
  expect(readQuery(search)).toEqual(query)
  expect(String(withQuery(search, readQuery(new URLSearchParams())))).toBe('lang=de')
  expect(readQuery(new URLSearchParams('show=nothing&sort=size'))).toEqual({
    text: '',
    filter: 'all',
    order: 'created',
  })
})

test('order: it hides nothing', () => {
  expect(isNarrowed({ text: ' ', filter: 'all', order: 'name' })).toBe(false)
  expect(isNarrowed({ text: '', filter: 'running', order: 'created' })).toBe(true)
})
