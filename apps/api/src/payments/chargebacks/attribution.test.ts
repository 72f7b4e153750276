import { expect, test } from 'vitest'
import { type AttributedEntry, attributeToServers, periodsPaidBy } from './attribution.ts'

const entry = (change: Partial<AttributedEntry>): AttributedEntry => ({
  ...{ own: 0, sales: 0, given: 0, serverId: null, payment: null, isChargeback: false },
  ...change,
})
const pay = (payment: string | null, own: number) => entry({ payment, own })
const sell = (serverId: string, minor: number) => entry({ serverId, own: -minor, sales: minor })
const unsell = (serverId: string, minor: number) => entry({ serverId, own: minor, sales: -minor })
const chargeBack = (payment: string, own: number, given = 0) =>
  entry({ payment, own: -own, given: -given, isChargeback: true })
const lots = (...entries: AttributedEntry[]) =>
  Object.fromEntries(
    [...attributeToServers(entries)].map(([id, all]) => [
      id,
      all.map(({ payment, amount }) => `${payment} ${amount}`).join(', '),
    ]),
  )

test('attribution: a sale takes the oldest money first', () => {
  expect(lots(pay('a', 10), pay('b', 10), sell('x', 15), sell('y', 5))).toEqual({ x: 'a 10, b 5', y: 'b 5' })
})

test('attribution: returned time goes back to the payments that bought it, the newest first', () => {
  expect(lots(pay('a', 10), pay('b', 10), sell('x', 20), unsell('x', 12), sell('y', 12))).toEqual({
    x: 'a 8',
    y: 'a 2, b 10',
  })
})

test('attribution: other money that a chargeback takes pays for what the disputed payment bought', () => {
  expect(lots(pay('a', 10), sell('x', 10), pay('b', 10), chargeBack('a', 10))).toEqual({ x: 'b 10' })
  expect(lots(pay('a', 10), sell('x', 10), pay('b', 4), chargeBack('a', 4))).toEqual({ x: 'a 6, b 4' })
  expect(lots(pay('a', 10), sell('x', 10), chargeBack('a', 0, 3))).toEqual({ x: 'a 7, null 3' })
})

test('attribution: a payout takes from its own payment first, then from the newest', () => {
  const payOut = entry({ payment: 'a', own: -12 })
  expect(lots(pay('a', 10), pay('b', 10), payOut, sell('x', 8))).toEqual({ x: 'b 8' })
})

test('periods: the money that was spent last is used last', () => {
  const spent = [
    { payment: 'a', amount: 20 },
    { payment: 'b', amount: 10 },
  ]
  expect(periodsPaidBy(spent, [{ own: 4 }, { own: 10 }], 'a')).toEqual([0])
  expect(periodsPaidBy(spent, [{ own: 4 }, { own: 10 }], 'b')).toEqual([1])
  expect(periodsPaidBy(spent, [{ own: 10 }, { own: 10 }, { own: 5 }], 'a')).toEqual([0, 1])
  expect(periodsPaidBy(spent, [{ own: 0 }, { own: 10 }], 'a')).toEqual([])
  expect(periodsPaidBy([], [{ own: 4 }], 'a')).toEqual([])
})
