import { proxyHeader, readProxyHeader } from '@zubr/on-node/proxy-header'
import { expect, test } from 'vitest'
import { believePassedOn, nonceWindowMs, passOnHeader } from './forward-header.ts'
import { Nonces } from './nonces.ts'

const key = 'a key of this installation, long enough'
const next = 'the key after that, which is long enough'
const server = '0198c0de-0000-7000-8000-000000000001'
const player = { host: '203.0.113.7', port: 40_000 }
const destination = { host: '198.51.100.1', port: 25_565 }
const made = (change: Partial<Parameters<typeof passOnHeader>[0]> = {}) =>
  passOnHeader({ player, destination, node: 'north', server, key, now: 1_000_000, ...change })
type By = { keys?: string[]; keysOf?: (sender: string) => string[]; now?: number; nonces?: Nonces }
const believed = (bytes: Buffer, by: By = {}) => {
  const header = readProxyHeader(bytes)
  if (typeof header === 'string') return undefined
  const { keys = [key], now = 1_000_000, nonces = new Nonces(nonceWindowMs) } = by
  const { keysOf = (sender) => (sender === 'north' ? keys : []) } = by
  return believePassedOn(header, bytes, { keysOf, now, nonces })
}

test('believes whom an edge of this installation brings, with what follows the header', () => {
  const bytes = Buffer.concat([made(), Buffer.from('and the first packet')])
  expect(believed(bytes)).toEqual({ server, sender: 'north', player })
  const six = { host: '2001:db8::7', port: 1 }
  expect(believed(made({ player: six }))).toMatchObject({ player: six })
})

test('believes each key that it was told, and none that is gone', () => {
  expect(believed(made({ key: next }), { keys: [key, next] })).toBeDefined()
  expect(believed(made(), { keys: [next, key] })).toBeDefined()
  expect(believed(made(), { keys: [next] })).toBeUndefined()
  expect(believed(made(), { keys: [] })).toBeUndefined()
})

test('sender: a header proves the node that it names, whatever other keys its maker knows', () => {
  const keysOf = (sender: string) => ({ north: [key], south: [next] })[sender] ?? []
  expect(believed(made(), { keysOf })).toMatchObject({ sender: 'north' })
  expect(believed(made({ node: 'south', key: next }), { keysOf })).toMatchObject({ sender: 'south' })
  // A node that was taken over has its own key for this edge, and may name others, or nobody who is there.
  for (const node of ['south', 'west', 'North', 'north-', 'nort', ''])
    expect(believed(made({ node }), { keysOf }), node).toBeUndefined()
})

test('believes nothing twice, however long that may be believed', () => {
  const nonces = new Nonces(nonceWindowMs)
  const bytes = made()
  expect(believed(bytes, { now: 970_000, nonces })).toBeDefined()
  for (let now = 970_000; now <= 1_030_000; now += 5_000) {
    expect(believed(bytes, { now, nonces })).toBeUndefined()
    expect(believed(made({ now }), { now, nonces })).toBeDefined()
  }
})

test('believes nothing that comes late, or from the future', () => {
  expect(believed(made(), { now: 1_030_001 })).toBeUndefined()
  expect(believed(made(), { now: 969_999 })).toBeUndefined()
})

test('believes nothing in which a single byte is another', () => {
  const bytes = made()
  for (let i = 0; i < bytes.length; i += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(i) ^ 1, i)
    expect(believed(changed), `byte ${i}`).toBeUndefined()
  }
})

test('believes no header that an edge has not made', () => {
  expect(believed(proxyHeader({ source: player, destination }))).toBeUndefined()
  const own = proxyHeader({ source: player, destination, tlvs: [{ type: 0xe4, value: Buffer.alloc(74) }] })
  expect(believed(own)).toBeUndefined()
})

test('remembers no more nonces than it has room for', () => {
  const nonces = new Nonces(60_000, 3)
  const isNew = (nonce: string, now: number) => nonces.isNew('north', nonce, now)
  expect(['a', 'b', 'c', 'd'].map((nonce) => isNew(nonce, 0))).toEqual([true, true, true, false])
  // Which is held against nobody but who brings so many.
  expect(nonces.isNew('south', 'd', 0)).toBe(true)
  expect(isNew('e', 60_000)).toBe(true)
  expect(isNew('a', 60_000)).toBe(false)
  const next = new Nonces(60_000, 3)
  next.add(nonces.all(), 60_000)
  expect(next.isNew('north', 'a', 60_000)).toBe(false)
  expect(next.isNew('south', 'd', 60_000)).toBe(false)
  expect(next.isNew('south', 'a', 60_000)).toBe(true)
})
