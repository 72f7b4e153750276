import { plainAddress } from '@zubr/on-node/host-addresses'
import { expect, test } from 'vitest'
import { type EdgeLimits, edgeLimits } from './edge-limits.ts'
import { networkOf } from './ip-network.ts'
import { Limits } from './limits.ts'
import { Regulars } from './regulars.ts'
import { Tally } from './tally.ts'
import { TokenBuckets } from './token-buckets.ts'

let now = 0
const limitsOf = (change: Partial<EdgeLimits> = {}) =>
  new Limits({ ...edgeLimits, ...change }, () => now, {
    isEdge: (address) => address === '192.0.2.200',
    serverAt: (address) => (address === '100.64.0.9' ? 'proxy' : undefined),
  })
const refusals = (times: number, admit: () => unknown) =>
  Array.from({ length: times }, admit).filter((one) => typeof one === 'string')

function admitClient(limits: Limits, address: string) {
  const client = limits.admit(address)
  if (typeof client === 'string') throw new Error('expected to be let in')
  return client
}
const forest = { key: 'forest' }

test('rate: an address is limited, and its neighbours have a rate of their own', () => {
  const limits = limitsOf()
  expect(refusals(50, () => limits.admit('192.0.2.1'))).toEqual(Array(10).fill('address_rate'))
  expect(refusals(40, () => limits.admit('192.0.2.2'))).toEqual([])
  now += 1_000
  expect(refusals(25, () => limits.admit('192.0.2.1'))).toEqual(Array(5).fill('address_rate'))
})

test('rate: one network is limited as a whole, in IPv6 one /64', () => {
  const limits = limitsOf({ network: { perSecond: 1, burst: 10, open: 100 } })
  let host = 0
  expect(refusals(12, () => limits.admit(`2001:db8::${(++host).toString(16)}`))).toEqual([
    'network_rate',
    'network_rate',
  ])
  expect(refusals(1, () => limits.admit('2001:db8:0:1::1'))).toEqual([])
  expect(networkOf('2001:db8::1:2:3:4:5')).toBe(networkOf('2001:db8:0:1::9'))
  expect(networkOf('::1')).toBe('0:0:0:0::')
  expect(networkOf(plainAddress('::FFFF:192.0.2.7'))).toBe('192.0.2')
})

test('open: connections of an address and players of a server count until they leave', () => {
  const limits = limitsOf({
    address: { perSecond: 100, burst: 100, open: 2 },
    server: { perSecond: 1, burst: 3, open: 2 },
  })
  const first = limits.admit('192.0.2.1')
  limits.admit('192.0.2.1')
  expect(limits.admit('192.0.2.1')).toBe('address_open')
  if (typeof first !== 'string') limits.leave(first)
  expect(typeof limits.admit('192.0.2.1')).toBe('object')
  const client = admitClient(limits, '198.51.100.1')
  const slots = [1, 2, 3].map(() => limits.enterServer('forest', client))
  expect(slots).toMatchObject([forest, forest, 'server_open'])
  limits.leaveServer(forest)
  limits.leaveServer(forest)
  expect([1, 2].map(() => limits.enterServer('forest', client))).toMatchObject([forest, 'server_rate'])
  expect(limits.enterServer('meadow', client)).toMatchObject({ key: 'meadow' })
})

test('regulars: a server admits them while unknown clients use up its rate', () => {
  const limits = limitsOf({ server: { perSecond: 1, burst: 3, open: 5 }, playedMs: 60_000 })
  const [regular, brief, sibling] = [
    admitClient(limits, '2001:db8::1'),
    admitClient(limits, '192.0.2.9'),
    admitClient(limits, '2001:db8::2'),
  ]
  limits.recordPlayed('forest', regular, 60_000)
  limits.recordPlayed('forest', brief, 59_999)
  const unknownClients = Array.from({ length: 10 }, (_, i) => admitClient(limits, `198.51.${i}.1`))
  expect(refusals(10, () => limits.enterServer('forest', unknownClients.pop() ?? brief))).toHaveLength(7)
  expect(limits.enterServer('forest', brief)).toBe('server_rate')
  // IPv6 addresses of one network are one client.
  for (const one of [regular, sibling, regular])
    expect(typeof limits.enterServer('forest', one)).toBe('object')
  expect(limits.enterServer('forest', regular)).toBe('server_rate')
  expect(limits.enterServer('meadow', brief)).toMatchObject({ key: 'meadow' })
})

test('regulars: the newest are remembered, and exported to the next edge process', () => {
  const regulars = new Regulars({ maxPerServer: 100, maxServers: 10 })
  for (let i = 0; i < 1_000; i += 1) regulars.add('forest', `player ${i}`)
  const known = Array.from({ length: 1_000 }, (_, i) => i).filter((i) =>
    regulars.has('forest', `player ${i}`),
  )
  expect(known).toEqual(Array.from({ length: 100 }, (_, i) => 900 + i))
  for (let i = 0; i < 20; i += 1) regulars.add(`server ${i}`, 'player 1')
  expect(regulars.has('forest', 'player 999')).toBe(false)
  expect(regulars.snapshot().length).toBe(10)
  const [limits, next] = [limitsOf(), limitsOf({ server: { perSecond: 0, burst: 0, open: 5 } })]
  limits.recordPlayed('forest', admitClient(limits, '192.0.2.1'), 60_000)
  next.importRegulars(limits.exportRegulars())
  expect(next.enterServer('forest', admitClient(next, '192.0.2.1'))).toBe('server_rate')
  expect(next.exportRegulars()).toEqual([['forest', ['192.0.2.1']]])
})

test('game servers: they may open as many connections as a proxy needs, and no more', () => {
  const gameServer = { perSecond: 1, burst: 300, open: 5 }
  const limits = limitsOf({ gameServer: { ...gameServer, open: 1_000 } })
  expect(refusals(310, () => limits.admit('100.64.0.9'))).toEqual(Array(10).fill('address_rate'))
  expect(refusals(310, () => limits.admitForwarded('100.64.3.1'))).toEqual(Array(10).fill('address_rate'))
  // From an edge's address, without its signature.
  expect(refusals(310, () => limits.admitForwarded('192.0.2.200'))).toEqual(Array(10).fill('address_rate'))
  const few = limitsOf({ gameServer })
  const clients = Array.from({ length: 5 }, () => admitClient(few, '100.64.0.9'))
  expect(few.admit('100.64.0.9')).toBe('address_open')
  for (const client of clients) few.leave(client)
  expect(typeof few.admit('100.64.0.9')).toBe('object')
})

test('waiting: the players of an address, of a server and in total are limited', () => {
  const limits = limitsOf({ waiting: { address: 2, server: 3, all: 4 } })
  const [one, other, third] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) =>
    admitClient(limits, address),
  )
  if (!one || !other || !third) throw new Error('expected to be let in')
  expect([one, one, one, other, third].map((client) => limits.tryWaiting('forest', client))).toEqual([
    ...[true, true, false],
    ...[true, false],
  ])
  expect([third, third].map((client) => limits.tryWaiting('meadow', client))).toEqual([true, false])
  limits.endWaiting('forest', one)
  expect([limits.tryWaiting('meadow', third), limits.tryWaiting('meadow', one)]).toEqual([true, false])
})

test('rate: inner addresses that belong to no server of this node are limited like others', () => {
  const limits = limitsOf()
  expect(refusals(50, () => limits.admit('100.64.3.1'))).toEqual(Array(10).fill('address_rate'))
})

test('forwarded: edges and loopback are not limited, the players whom they forward are', () => {
  const limits = limitsOf()
  for (const address of ['192.0.2.200', '127.0.0.1', '::1'])
    expect(refusals(200, () => limits.admit(address))).toEqual([])
  expect(refusals(41, () => limits.admitForwarded('198.51.100.1'))).toEqual(['address_rate'])
  expect(limits.admit('198.51.100.1')).toBe('address_rate')
})

test('failures: an address that fails often is refused; a full edge refuses everybody', () => {
  const limits = limitsOf({ failures: { perSecond: 1, burst: 2 }, all: { open: 3, regulars: 0, pending: 3 } })
  const client = admitClient(limits, '192.0.2.1')
  for (const _ of [1, 2, 3]) limits.recordFailure(client)
  expect(limits.admit('192.0.2.1')).toBe('failures')
  now += 1_000
  expect(typeof limits.admit('192.0.2.1')).toBe('object')
  limits.admit('192.0.2.2')
  expect(limits.admit('192.0.2.3')).toBe('edge_full')
})

test('memory: the number of buckets is bounded, and the oldest are dropped first', () => {
  const buckets = new TokenBuckets({ perSecond: 1, burst: 1 }, 100)
  for (let i = 0; i < 10_000; i += 1) {
    buckets.take(`old ${i}`, 0)
    buckets.take('there again', 0)
  }
  expect(buckets.size).toBeLessThanOrEqual(200)
  expect(buckets.take('there again', 0)).toBe(false)
  expect(buckets.take('old 1', 0)).toBe(true)
})

test('report: refusals are counted by server and reason, and taken once', () => {
  const tally = new Tally({ info: () => undefined, warn: () => undefined, error: () => undefined })
  for (const _ of [1, 2]) tally.countRefusal('server_rate', 'forest')
  tally.countRefusal('late')
  tally.countJoin()
  expect(tally.take()).toEqual({
    open: { players: 0, pending: 0 },
    joins: 1,
    statusResponses: 0,
    refusals: [
      { server: 'forest', reason: 'server_rate', count: 2 },
      { server: null, reason: 'late', count: 1 },
    ],
  })
  expect(tally.take()).toMatchObject({ joins: 0, refusals: [] })
  for (let i = 0; i < 20_000; i += 1) tally.countRefusal('server_rate', `server ${i}`)
  const { refusals: refused } = tally.take()
  expect(refused.length).toBeLessThan(1_000)
  expect(refused.reduce((sum, { count }) => sum + count, 0)).toBe(20_000)
  tally.stop()
})

test('full: 200 addresses of 40 networks at 10 servers leave room for new clients and regulars', () => {
  const limits = limitsOf()
  limits.recordPlayed('forest', admitClient(limits, '192.0.2.1'), 60_000)
  for (let n = 0; n < 100; n += 1)
    for (let address = 0; address < 200; address += 1) {
      const client = limits.admit(`10.0.${address % 40}.${address}`)
      // Below the rates.
      now += 1_000
      if (
        typeof client === 'object' &&
        typeof limits.enterServer(`willing-${address % 10}`, client) === 'string'
      )
        limits.leave(client)
    }
  const newcomer = admitClient(limits, '198.51.100.1')
  expect(limits.enterServer('meadow', newcomer)).toMatchObject({ key: 'meadow' })
  expect(typeof limits.admit('192.0.2.1')).toBe('object')
})

test('full: servers that connect to each other take no room of players', () => {
  const limits = new Limits(edgeLimits, () => now, {
    isEdge: () => false,
    serverAt: (address) => (address.startsWith('100.64.') ? `server at ${address}` : undefined),
  })
  const opened = new Map<string, number>()
  for (let n = 0; n < 2_000; n += 1)
    for (let server = 1; server <= 30; server += 1) {
      now += 1_000
      const address = `100.64.0.${server}`
      if (typeof limits.admit(address) === 'object') opened.set(address, (opened.get(address) ?? 0) + 1)
    }
  expect(Math.max(...opened.values())).toBeLessThanOrEqual(500)
  expect(typeof limits.admit('198.51.100.1')).toBe('object')
})

test('full: the last connections are for regulars and other edges', () => {
  const limits = limitsOf({ all: { open: 10, regulars: 4, pending: 10 } })
  limits.recordPlayed('forest', admitClient(limits, '192.0.2.1'), 60_000)
  const unknownClients = [1, 2, 3, 4, 5, 6, 7].map((n) => limits.admit(`198.51.${n}.1`))
  expect(unknownClients.filter((one) => one === 'edge_full')).toHaveLength(2)
  expect(typeof limits.admit('192.0.2.1')).toBe('object')
  expect(typeof limits.admit('127.0.0.1')).toBe('object')
  expect(limits.admit('203.0.113.1')).toBe('edge_full')
})

/** Lets `count` players from different networks enter the proxy of this node. */
function havePlayers(limits: Limits, count: number): void {
  for (let n = 0; n < count; n += 1) {
    now += 1_000
    const player = admitClient(limits, `203.${n % 250}.${Math.floor(n / 250)}.1`)
    expect(typeof limits.enterServer('proxy', player)).toBe('object')
  }
}
/** The number of connections that are admitted before the first refusal, at most 5,000. */
function countOpened(admit: () => unknown): number {
  let opened = 0
  for (; opened < 5_000; opened += 1) {
    now += 1_000
    if (typeof admit() === 'string') break
  }
  return opened
}

test('proxy: a server may forward all of its players, beside its share', () => {
  const limits = limitsOf()
  havePlayers(limits, 1_500)
  expect(countOpened(() => limits.admit('100.64.0.9'))).toBe(2_000)
  const none = limitsOf()
  expect(countOpened(() => none.admit('100.64.0.9'))).toBe(500)
})

test('proxy: a full edge lets it forward the players that it has, and no more', () => {
  const limits = limitsOf({ all: { open: 3_000, regulars: 2_000, pending: 100 } })
  havePlayers(limits, 400)
  for (let n = 0; limits.admit(`198.${n % 250}.${Math.floor(n / 250)}.1`) !== 'edge_full'; n += 1)
    now += 1_000
  expect(countOpened(() => limits.admit('100.64.0.9'))).toBe(400)
})

test('proxy: servers that connect to each other, or to themselves, count as no players', () => {
  const limits = limitsOf()
  const opened = countOpened(() => {
    const client = limits.admit('100.64.0.9')
    return typeof client === 'string' ? client : limits.enterServer('proxy', client)
  })
  expect(opened).toBe(500)
})

test('proxy: a player who leaves takes away one forwarded connection', () => {
  const limits = limitsOf({ gameServer: { perSecond: 100, burst: 500, open: 1 } })
  const slot = limits.enterServer('proxy', admitClient(limits, '203.0.113.1'))
  expect(countOpened(() => limits.admit('100.64.0.9'))).toBe(2)
  if (typeof slot === 'object') limits.leaveServer(slot)
  expect(limits.admit('100.64.0.9')).toBe('address_open')
})

test("proxy: one on another node has its server's share, apart from the rest of that node", () => {
  const limits = limitsOf()
  const proxy = 'proxies of forest'
  expect(countOpened(() => limits.admitForwarded('192.0.2.200'))).toBe(500)
  expect(countOpened(() => limits.admitForwarded('192.0.2.200', { proxy }))).toBe(2_000)
  expect(limits.admitForwarded('192.0.2.200')).toBe('address_open')
  for (let left = 0; left < 10; left += 1)
    limits.leaveForwarded({ address: '192.0.2.200', network: '', countedAs: 'proxy', key: proxy })
  expect(countOpened(() => limits.admitForwarded('192.0.2.200', { proxy }))).toBe(10)
})

test('forwarded: the same inner address of two nodes counts as two servers', () => {
  const limits = limitsOf({ gameServer: { perSecond: 100, burst: 500, open: 5 } })
  for (const sender of ['north', 'south'])
    expect(countOpened(() => limits.admitForwarded('100.64.0.1', { sender }))).toBe(5)
})
