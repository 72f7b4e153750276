import { plainAddress } from '@zubr/on-node/host-addresses'
import { expect, test } from 'vitest'
import { networkOf } from './ip-network.ts'
import { type EdgeLimits, edgeLimits, Limits } from './limits.ts'
import { Regulars } from './regulars.ts'
import { Tally } from './tally.ts'
import { Buckets } from './token-buckets.ts'

let now = 0
const limitsOf = (change: Partial<EdgeLimits> = {}) =>
  new Limits({ ...edgeLimits, ...change }, () => now, {
    isEdge: (address) => address === '192.0.2.200',
    serverAt: (address) => (address === '100.64.0.9' ? 'proxy' : undefined),
  })
const refusals = (times: number, admit: () => unknown) =>
  Array.from({ length: times }, admit).filter((one) => typeof one === 'string')

function guestOf(limits: Limits, address: string) {
  const guest = limits.admit(address)
  if (typeof guest === 'string') throw new Error('expected to be let in')
  return guest
}
const forest = { place: 'forest' }

test('lets an address connect as fast as may be, and its neighbours too', () => {
  const limits = limitsOf()
  expect(refusals(50, () => limits.admit('192.0.2.1'))).toEqual(Array(10).fill('address_rate'))
  expect(refusals(40, () => limits.admit('192.0.2.2'))).toEqual([])
  now += 1_000
  expect(refusals(25, () => limits.admit('192.0.2.1'))).toEqual(Array(5).fill('address_rate'))
})

test('counts neighbours together, in IPv6 all of one /64', () => {
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

test('counts those who are there, of an address and a server, until they leave', () => {
  const limits = limitsOf({
    address: { perSecond: 100, burst: 100, open: 2 },
    server: { perSecond: 1, burst: 3, open: 2 },
  })
  const first = limits.admit('192.0.2.1')
  limits.admit('192.0.2.1')
  expect(limits.admit('192.0.2.1')).toBe('address_open')
  if (typeof first !== 'string') limits.leave(first)
  expect(typeof limits.admit('192.0.2.1')).toBe('object')
  const guest = guestOf(limits, '198.51.100.1')
  const places = [1, 2, 3].map(() => limits.enter('forest', guest))
  expect(places).toMatchObject([forest, forest, 'server_open'])
  limits.exit(forest)
  limits.exit(forest)
  expect([1, 2].map(() => limits.enter('forest', guest))).toMatchObject([forest, 'server_rate'])
  expect(limits.enter('meadow', guest)).toMatchObject({ place: 'meadow' })
})

test('lets regulars of a server in while strangers use up what it may be entered by', () => {
  const limits = limitsOf({ server: { perSecond: 1, burst: 3, open: 5 }, playedMs: 60_000 })
  const [regular, brief, sibling] = [
    guestOf(limits, '2001:db8::1'),
    guestOf(limits, '192.0.2.9'),
    guestOf(limits, '2001:db8::2'),
  ]
  limits.played('forest', regular, 60_000)
  limits.played('forest', brief, 59_999)
  const strangers = Array.from({ length: 10 }, (_, i) => guestOf(limits, `198.51.${i}.1`))
  expect(refusals(10, () => limits.enter('forest', strangers.pop() ?? brief))).toHaveLength(7)
  expect(limits.enter('forest', brief)).toBe('server_rate')
  // Whose address of IPv6 is another one today is the same one.
  for (const one of [regular, sibling, regular]) expect(typeof limits.enter('forest', one)).toBe('object')
  expect(limits.enter('forest', regular)).toBe('server_rate')
  expect(limits.enter('meadow', brief)).toMatchObject({ place: 'meadow' })
})

test('remembers no more regulars than it may, of whom the newest stay, and tells the next edge of them', () => {
  const regulars = new Regulars({ maxPerServer: 100, maxServers: 10 })
  for (let i = 0; i < 1_000; i += 1) regulars.add('forest', `player ${i}`)
  const known = Array.from({ length: 1_000 }, (_, i) => i).filter((i) =>
    regulars.has('forest', `player ${i}`),
  )
  expect(known).toEqual(Array.from({ length: 100 }, (_, i) => 900 + i))
  for (let i = 0; i < 20; i += 1) regulars.add(`server ${i}`, 'player 1')
  expect(regulars.has('forest', 'player 999')).toBe(false)
  expect(regulars.all().length).toBe(10)
  const [limits, next] = [limitsOf(), limitsOf({ server: { perSecond: 0, burst: 0, open: 5 } })]
  limits.played('forest', guestOf(limits, '192.0.2.1'), 60_000)
  next.remember(limits.known())
  expect(next.enter('forest', guestOf(next, '192.0.2.1'))).toBe('server_rate')
  expect(next.known()).toEqual([['forest', ['192.0.2.1']]])
})

test('lets servers of this node and of others bring as many as a proxy has, and no more', () => {
  const near = { perSecond: 1, burst: 300, open: 5 }
  const limits = limitsOf({ near: { ...near, open: 1_000 } })
  expect(refusals(310, () => limits.admit('100.64.0.9'))).toEqual(Array(10).fill('address_rate'))
  expect(refusals(310, () => limits.admitBrought('100.64.3.1'))).toEqual(Array(10).fill('address_rate'))
  // Who comes from where an edge is, and is brought by nobody.
  expect(refusals(310, () => limits.admitBrought('192.0.2.200'))).toEqual(Array(10).fill('address_rate'))
  const few = limitsOf({ near })
  const guests = Array.from({ length: 5 }, () => guestOf(few, '100.64.0.9'))
  expect(few.admit('100.64.0.9')).toBe('address_open')
  for (const guest of guests) few.leave(guest)
  expect(typeof few.admit('100.64.0.9')).toBe('object')
})

test('has no more players wait for a server, and for all, than it may', () => {
  const limits = limitsOf({ waiting: { address: 2, server: 3, all: 4 } })
  const [one, other, third] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) =>
    guestOf(limits, address),
  )
  if (!one || !other || !third) throw new Error('expected to be let in')
  expect([one, one, one, other, third].map((guest) => limits.mayWait('forest', guest))).toEqual([
    ...[true, true, false],
    ...[true, false],
  ])
  expect([third, third].map((guest) => limits.mayWait('meadow', guest))).toEqual([true, false])
  limits.waited('forest', one)
  expect([limits.mayWait('meadow', third), limits.mayWait('meadow', one)]).toEqual([true, false])
})

test('holds addresses of the shared space as all others, but for servers of this node', () => {
  const limits = limitsOf()
  expect(refusals(50, () => limits.admit('100.64.3.1'))).toEqual(Array(10).fill('address_rate'))
})

test('lets other edges and this machine bring as many as they have, who count for themselves', () => {
  const limits = limitsOf()
  for (const address of ['192.0.2.200', '127.0.0.1', '::1'])
    expect(refusals(200, () => limits.admit(address))).toEqual([])
  expect(refusals(41, () => limits.admitBrought('198.51.100.1'))).toEqual(['address_rate'])
  expect(limits.admit('198.51.100.1')).toBe('address_rate')
})

test('refuses whoever fails again and again, and nobody beyond what the edge holds', () => {
  const limits = limitsOf({ failures: { perSecond: 1, burst: 2 }, all: { open: 3, regulars: 0, unnamed: 3 } })
  const guest = guestOf(limits, '192.0.2.1')
  for (const _ of [1, 2, 3]) limits.failed(guest)
  expect(limits.admit('192.0.2.1')).toBe('failures')
  now += 1_000
  expect(typeof limits.admit('192.0.2.1')).toBe('object')
  limits.admit('192.0.2.2')
  expect(limits.admit('192.0.2.3')).toBe('edge_full')
})

test('remembers no more addresses than it may, and forgets those that came long ago first', () => {
  const buckets = new Buckets({ perSecond: 1, burst: 1 }, 100)
  for (let i = 0; i < 10_000; i += 1) {
    buckets.take(`old ${i}`, 0)
    buckets.take('there again', 0)
  }
  expect(buckets.size).toBeLessThanOrEqual(200)
  expect(buckets.take('there again', 0)).toBe(false)
  expect(buckets.take('old 1', 0)).toBe(true)
})

test('reports what it refused by server and reason, each once', () => {
  const tally = new Tally({ info: () => undefined, warn: () => undefined, error: () => undefined })
  for (const _ of [1, 2]) tally.refuse('server_rate', 'forest')
  tally.refuse('late')
  tally.joined()
  expect(tally.take()).toEqual({
    open: { players: 0, unnamed: 0 },
    joins: 1,
    answered: 0,
    refused: [
      { server: 'forest', reason: 'server_rate', count: 2 },
      { server: null, reason: 'late', count: 1 },
    ],
  })
  expect(tally.take()).toMatchObject({ joins: 0, refused: [] })
  for (let i = 0; i < 20_000; i += 1) tally.refuse('server_rate', `server ${i}`)
  const { refused } = tally.take()
  expect(refused.length).toBeLessThan(1_000)
  expect(refused.reduce((sum, { count }) => sum + count, 0)).toBe(20_000)
  tally.stop()
})

test('full: 200 addresses of 40 networks at 10 servers leave places to newcomers and regulars', () => {
  const limits = limitsOf()
  limits.played('forest', guestOf(limits, '192.0.2.1'), 60_000)
  for (let n = 0; n < 100; n += 1)
    for (let address = 0; address < 200; address += 1) {
      const guest = limits.admit(`10.0.${address % 40}.${address}`)
      // Slowly enough for the rates.
      now += 1_000
      if (typeof guest === 'object' && typeof limits.enter(`willing-${address % 10}`, guest) === 'string')
        limits.leave(guest)
    }
  const newcomer = guestOf(limits, '198.51.100.1')
  expect(limits.enter('meadow', newcomer)).toMatchObject({ place: 'meadow' })
  expect(typeof limits.admit('192.0.2.1')).toBe('object')
})

test("full: servers that connect to each other take no place of players'", () => {
  const limits = new Limits(edgeLimits, () => now, {
    isEdge: () => false,
    serverAt: (address) => (address.startsWith('100.64.') ? `server at ${address}` : undefined),
  })
  const own = new Map<string, number>()
  for (let n = 0; n < 2_000; n += 1)
    for (let server = 1; server <= 30; server += 1) {
      now += 1_000
      const address = `100.64.0.${server}`
      if (typeof limits.admit(address) === 'object') own.set(address, (own.get(address) ?? 0) + 1)
    }
  expect(Math.max(...own.values())).toBeLessThanOrEqual(500)
  expect(typeof limits.admit('198.51.100.1')).toBe('object')
})

test('full: the last places are for regulars and other edges', () => {
  const limits = limitsOf({ all: { open: 10, regulars: 4, unnamed: 10 } })
  limits.played('forest', guestOf(limits, '192.0.2.1'), 60_000)
  const strangers = [1, 2, 3, 4, 5, 6, 7].map((n) => limits.admit(`198.51.${n}.1`))
  expect(strangers.filter((one) => one === 'edge_full')).toHaveLength(2)
  expect(typeof limits.admit('192.0.2.1')).toBe('object')
  expect(typeof limits.admit('127.0.0.1')).toBe('object')
  expect(limits.admit('203.0.113.1')).toBe('edge_full')
})

/** Lets a proxy of this node have so many players, who come from all over. */
function havePlayers(limits: Limits, count: number): void {
  for (let n = 0; n < count; n += 1) {
    now += 1_000
    const player = guestOf(limits, `203.${n % 250}.${Math.floor(n / 250)}.1`)
    expect(typeof limits.enter('proxy', player)).toBe('object')
  }
}
/** How many connections of one address are let in before the first refusal; at most 5,000. */
function countOpened(admit: () => unknown): number {
  let opened = 0
  for (; opened < 5_000; opened += 1) {
    now += 1_000
    if (typeof admit() === 'string') break
  }
  return opened
}

test('proxy: a server leads on as many players as are at it, beside its share', () => {
  const limits = limitsOf()
  havePlayers(limits, 1_500)
  expect(countOpened(() => limits.admit('100.64.0.9'))).toBe(2_000)
  const none = limitsOf()
  expect(countOpened(() => none.admit('100.64.0.9'))).toBe(500)
})

test('proxy: players at it are led on while the edge is full, but not more of them than there are', () => {
  const limits = limitsOf({ all: { open: 3_000, regulars: 2_000, unnamed: 100 } })
  havePlayers(limits, 400)
  for (let n = 0; limits.admit(`198.${n % 250}.${Math.floor(n / 250)}.1`) !== 'edge_full'; n += 1)
    now += 1_000
  expect(countOpened(() => limits.admit('100.64.0.9'))).toBe(400)
})

test('proxy: servers that connect to each other, or to themselves, are no players', () => {
  const limits = limitsOf()
  const opened = countOpened(() => {
    const guest = limits.admit('100.64.0.9')
    return typeof guest === 'string' ? guest : limits.enter('proxy', guest)
  })
  expect(opened).toBe(500)
})

test('proxy: a player who leaves takes the place for the way on with them', () => {
  const limits = limitsOf({ near: { perSecond: 100, burst: 500, open: 1 } })
  const place = limits.enter('proxy', guestOf(limits, '203.0.113.1'))
  expect(countOpened(() => limits.admit('100.64.0.9'))).toBe(2)
  if (typeof place === 'object') limits.exit(place)
  expect(limits.admit('100.64.0.9')).toBe('address_open')
})

test("proxy: one of another node has its server's share, apart from all else of that node", () => {
  const limits = limitsOf()
  const proxy = 'proxies of forest'
  expect(countOpened(() => limits.admitBrought('192.0.2.200'))).toBe(500)
  expect(countOpened(() => limits.admitBrought('192.0.2.200', { proxy }))).toBe(2_000)
  expect(limits.admitBrought('192.0.2.200')).toBe('address_open')
  for (let left = 0; left < 10; left += 1)
    limits.leaveBrought({ address: '192.0.2.200', network: '', by: 'proxy', key: proxy })
  expect(countOpened(() => limits.admitBrought('192.0.2.200', { proxy }))).toBe(10)
})

test('counts the same inner address of two nodes as two servers', () => {
  const limits = limitsOf({ near: { perSecond: 100, burst: 500, open: 5 } })
  for (const sender of ['north', 'south'])
    expect(countOpened(() => limits.admitBrought('100.64.0.1', { sender }))).toBe(5)
})
