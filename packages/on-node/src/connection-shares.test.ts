import { expect, test } from 'vitest'
import { ConnectionShares } from './connection-shares.ts'

const limits = { maxUnknown: 6, maxUnknownPerAddress: 3, maxKnown: 4, maxKnownPerSubject: 2 }

function sharesForTest() {
  const closed: string[] = []
  const shares = new ConnectionShares<{ name: string; destroy(): void }>(limits)
  const connect = (name: string, address: string) => {
    const connection = { name, destroy: () => closed.push(name) }
    shares.add(connection, address)
    return connection
  }
  return { shares, connect, closed }
}

test('connection shares: an address over its limit loses its oldest connection without a login', () => {
  const { shares, connect, closed } = sharesForTest()
  shares.logIn(connect('known', '198.51.100.7'), 'server 1')
  for (const name of ['a', 'b', 'c', 'd']) connect(name, '198.51.100.7')
  expect(closed).toEqual(['a'])
})

test('connection shares: all addresses of a /64 count as one', () => {
  const { connect, closed } = sharesForTest()
  for (const n of [1, 2, 3, 4]) connect(`v6-${n}`, `2001:db8:1:2::${n}`)
  connect('other', '2001:db8:1:3::1')
  expect(closed).toEqual(['v6-1'])
})

test('connection shares: when all slots are taken, the largest network loses its oldest connection', () => {
  const { connect, closed } = sharesForTest()
  connect('honest', '192.0.2.1')
  for (const n of [1, 2, 3, 4, 5]) connect(`flood-${n}`, `198.51.100.${n}`)
  connect('newcomer', '203.0.113.1')
  expect(closed).toEqual(['flood-1'])
})

test('connection shares: addresses with a recent login have separate slots', () => {
  const { shares, connect, closed } = sharesForTest()
  const before = connect('before', '192.0.2.1')
  shares.logIn(before, 'server 1')
  shares.remove(before)
  connect('again', '192.0.2.1')
  for (let n = 0; n < 40; n += 1) connect(`flood-${n}`, `10.0.${n}.1`)
  expect(closed).toHaveLength(34)
  expect(closed).not.toContain('again')
})

test('connection shares: logged-in connections are limited per subject and in total', () => {
  const { shares, connect, closed } = sharesForTest()
  for (const n of [1, 2, 3]) shares.logIn(connect(`one-${n}`, `192.0.2.${n}`), 'server 1')
  expect(closed).toEqual(['one-1'])
  for (const n of [1, 2, 3]) shares.logIn(connect(`other-${n}`, `198.51.100.${n}`), `server ${n + 1}`)
  expect(closed).toEqual(['one-1', 'one-2'])
})

test('connection shares: closed connections no longer count', () => {
  const { shares, connect, closed } = sharesForTest()
  for (let n = 0; n < 50; n += 1) {
    const connection = connect(`short-${n}`, '192.0.2.1')
    if (n % 2 === 0) shares.logIn(connection, 'server 1')
    shares.remove(connection)
    shares.remove(connection)
  }
  expect(shares.size).toBe(0)
  expect(closed).toEqual([])
})
