import { expect, test } from 'vitest'
import { Buckets } from './buckets.ts'
import { type EdgeLimits, edgeLimits, Limits } from './limits.ts'
import { networkOf, plainAddress } from './network.ts'
import { Tally } from './tally.ts'

let now = 0
const limitsOf = (change: Partial<EdgeLimits> = {}) =>
  new Limits(
    { ...edgeLimits, ...change },
    () => now,
    (address) => address === '192.0.2.200',
  )
const refusals = (times: number, admit: () => unknown) =>
  Array.from({ length: times }, admit).filter((one) => typeof one === 'string')

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
  expect([1, 2, 3].map(() => limits.enter('forest'))).toEqual([undefined, undefined, 'server_open'])
  limits.exit('forest')
  limits.exit('forest')
  expect([1, 2].map(() => limits.enter('forest'))).toEqual([undefined, 'server_rate'])
  expect(limits.enter('meadow')).toBeUndefined()
})

test('lets other edges and this machine bring as many as they have, who count for themselves', () => {
  const limits = limitsOf()
  for (const address of ['192.0.2.200', '127.0.0.1', '::1'])
    expect(refusals(200, () => limits.admit(address))).toEqual([])
  expect(refusals(41, () => limits.admitBrought('198.51.100.1'))).toEqual(['address_rate'])
  expect(limits.admit('198.51.100.1')).toBe('address_rate')
})

test('refuses whoever fails again and again, and nobody beyond what the edge holds', () => {
  const limits = limitsOf({ failures: { perSecond: 1, burst: 2 }, all: { open: 3, unnamed: 3 } })
  const guest = limits.admit('192.0.2.1')
  if (typeof guest === 'string') throw new Error('expected to be let in')
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
