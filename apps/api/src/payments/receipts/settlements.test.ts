import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { type OwnMove, settlementsOf } from './settlements.ts'

/** Entries in their order, as `payment`, what they did, whether they sold. */
const entries = (...moves: [string | null, number, boolean?][]): OwnMove[] =>
  moves.map(([payment, own, sold = false], index) => ({ entryId: index + 1, payment, own, sold }))

test('a sale takes of the oldest payment first, and of the next what lacks', () => {
  expect(settlementsOf(entries(['a', 500], ['b', 500], [null, -700, true], [null, -300, true]))).toEqual([
    { entryId: 3, payment: 'a', amount: 500 },
    { entryId: 3, payment: 'b', amount: 200 },
    { entryId: 4, payment: 'b', amount: 300 },
  ])
})

test('what came by bank, or was put back, gets no receipt of a payment', () => {
  expect(
    settlementsOf(entries([null, 400], ['a', 500], [null, -600, true], [null, 250], [null, -400, true])),
  ).toEqual([
    { entryId: 3, payment: 'a', amount: 200 },
    { entryId: 5, payment: 'a', amount: 300 },
  ])
})

test('what went back to a payment is not spent of it any more', () => {
  expect(settlementsOf(entries(['a', 500], ['b', 500], ['a', -500], [null, -400, true]))).toEqual([
    { entryId: 4, payment: 'b', amount: 400 },
  ])
  // By bank: off the newest.
  expect(settlementsOf(entries(['a', 500], ['b', 500], [null, -600], [null, -400, true]))).toEqual([
    { entryId: 4, payment: 'a', amount: 400 },
  ])
})

test('no payment is settled by more than came, and no sale by more than it took; what was said stays said', () => {
  const step = fc.record({
    kind: fc.constantFrom('pay', 'bank', 'sell', 'back'),
    amount: fc.integer({ min: 1, max: 1_000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.nat(30), (steps, cut) => {
      let balance = 0
      const moves = steps.map(({ kind, amount }, index): OwnMove => {
        const own = kind === 'pay' || kind === 'bank' ? amount : -Math.min(balance, amount)
        balance += own
        const payment = kind === 'pay' ? `p${index}` : null
        return { entryId: index, own, sold: kind === 'sell', payment }
      })
      const all = settlementsOf(moves)
      const sums = (key: 'entryId' | 'payment') =>
        Map.groupBy(all, (one) => one[key])
          .entries()
          .map(([of, some]) => [of, some.reduce((sum, { amount }) => sum + amount, 0)] as const)
      for (const [payment, sum] of sums('payment'))
        expect(sum).toBeLessThanOrEqual(moves.find((move) => move.payment === payment)?.own ?? 0)
      for (const [entry, sum] of sums('entryId'))
        expect(sum).toBeLessThanOrEqual(-(moves[Number(entry)]?.own ?? 0))
      const before = settlementsOf(moves.slice(0, cut))
      expect(all.filter(({ entryId }) => entryId < cut)).toEqual(before)
    }),
  )
})
