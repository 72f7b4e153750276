import { proxyHeader, readProxyHeader } from '@zubr/on-node/proxy-header'
import { expect, test } from 'vitest'
import {
  type ForwardHeaderFields,
  forwardHeader,
  nonceWindowMs,
  verifyForwardHeader,
} from './forward-header.ts'
import { Nonces } from './nonces.ts'

const key = 'a key of this installation, long enough'
const next = 'the key after that, which is long enough'
const server = '0198c0de-0000-7000-8000-000000000001'
const player = { host: '203.0.113.7', port: 40_000 }
const destination = { host: '198.51.100.1', port: 25_565 }
const signed = (change: Partial<ForwardHeaderFields> = {}) =>
  forwardHeader({ player, destination, node: 'north', server, key, now: 1_000_000, ...change })
type Verifier = { keys?: string[]; keysOf?: (sender: string) => string[]; now?: number; nonces?: Nonces }
const verify = (bytes: Buffer, verifier: Verifier = {}) => {
  const header = readProxyHeader(bytes)
  if (typeof header === 'string') return undefined
  const { keys = [key], now = 1_000_000, nonces = new Nonces(nonceWindowMs) } = verifier
  const { keysOf = (sender) => (sender === 'north' ? keys : []) } = verifier
  return verifyForwardHeader(header, bytes, { keysOf, now, nonces })
}

test('accepted: a header of another edge, whatever follows it', () => {
  const bytes = Buffer.concat([signed(), Buffer.from('and the first packet')])
  expect(verify(bytes)).toEqual({ server, sender: 'north', player })
  const ipv6 = { host: '2001:db8::7', port: 1 }
  expect(verify(signed({ player: ipv6 }))).toMatchObject({ player: ipv6 })
})

test('keys: each accepted key verifies a header, a removed one does not', () => {
  expect(verify(signed({ key: next }), { keys: [key, next] })).toBeDefined()
  expect(verify(signed(), { keys: [next, key] })).toBeDefined()
  expect(verify(signed(), { keys: [next] })).toBeUndefined()
  expect(verify(signed(), { keys: [] })).toBeUndefined()
})

test('sender: a header proves the node that it names, whatever other keys its author has', () => {
  const keysOf = (sender: string) => ({ north: [key], south: [next] })[sender] ?? []
  expect(verify(signed(), { keysOf })).toMatchObject({ sender: 'north' })
  expect(verify(signed({ node: 'south', key: next }), { keysOf })).toMatchObject({ sender: 'south' })
  // A node in wrong hands has its own key for this edge, and may name other nodes, or none that
  // exists.
  for (const node of ['south', 'west', 'North', 'north-', 'nort', ''])
    expect(verify(signed({ node }), { keysOf }), node).toBeUndefined()
})

test('replay: a header is accepted once in its whole validity', () => {
  const nonces = new Nonces(nonceWindowMs)
  const bytes = signed()
  expect(verify(bytes, { now: 970_000, nonces })).toBeDefined()
  for (let now = 970_000; now <= 1_030_000; now += 5_000) {
    expect(verify(bytes, { now, nonces })).toBeUndefined()
    expect(verify(signed({ now }), { now, nonces })).toBeDefined()
  }
})

test('age: a header that is too old, or from the future, is refused', () => {
  expect(verify(signed(), { now: 1_030_001 })).toBeUndefined()
  expect(verify(signed(), { now: 969_999 })).toBeUndefined()
})

test('tampering: a change of any byte is refused', () => {
  const bytes = signed()
  for (let i = 0; i < bytes.length; i += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(i) ^ 1, i)
    expect(verify(changed), `byte ${i}`).toBeUndefined()
  }
})

test('unsigned: a PROXY header without a signature is refused', () => {
  expect(verify(proxyHeader({ source: player, destination }))).toBeUndefined()
  const forged = proxyHeader({ source: player, destination, tlvs: [{ type: 0xe4, value: Buffer.alloc(74) }] })
  expect(verify(forged)).toBeUndefined()
})

test('nonces: their number for each sender is bounded', () => {
  const nonces = new Nonces(60_000, 3)
  const isNew = (nonce: string, now: number) => nonces.isNew('north', nonce, now)
  expect(['a', 'b', 'c', 'd'].map((nonce) => isNew(nonce, 0))).toEqual([true, true, true, false])
  // The limit of one sender is not that of others.
  expect(nonces.isNew('south', 'd', 0)).toBe(true)
  expect(isNew('e', 60_000)).toBe(true)
  expect(isNew('a', 60_000)).toBe(false)
  const next = new Nonces(60_000, 3)
  next.add(nonces.snapshot(), 60_000)
  expect(next.isNew('north', 'a', 60_000)).toBe(false)
  expect(next.isNew('south', 'd', 60_000)).toBe(false)
  expect(next.isNew('south', 'a', 60_000)).toBe(true)
})
