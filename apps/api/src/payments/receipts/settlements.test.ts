import fc from '@zubr/testing/property'
import { expect, test } from 'vitest'
import { type OwnMove, settlementsOf } from './settlements.ts'

/** Entries in order: payment, change of own money, and whether it is a sale. */
const entries = (...moves: [string | null, number, boolean?][]): OwnMove[] =>
  moves.map(([payment, own, sold = false], index) => ({ entryId: index + 1, payment, own, sold }))

test('settlement: a sale takes from the oldest payment first, then from the next', () => {
  expect(settlementsOf(entries(['a', 500], ['b', 500], [null, -700, true], [null, -300, true]))).toEqual([
    { entryId: 3, payment: 'a', amount: 500 },
    { entryId: 3, payment: 'b', amount: 200 },
    { entryId: 4, payment: 'b', amount: 300 },
  ])
})

test('settlement: money paid by bank or returned by a downgrade gets no receipt', () => {
  expect(
    settlementsOf(entries([null, 400], ['a', 500], [null, -600, true], [null, 250], [null, -400, true])),
  ).toEqual([
    { entryId: 3, payment: 'a', amount: 200 },
    { entryId: 5, payment: 'a', amount: 300 },
  ])
})

test('settlement: a refund takes from its payment, which cannot be spent again', () => {
  expect(settlementsOf(entries(['a', 500], ['b', 500], ['a', -500], [null, -400, true]))).toEqual([
    { entryId: 4, payment: 'b', amount: 400 },
  ])
  // Paid out by bank: taken from the newest payment.
  expect(settlementsOf(entries(['a', 500], ['b', 500], [null, -600], [null, -400, true]))).toEqual([
    { entryId: 4, payment: 'a', amount: 400 },
  ])
})

test('settlement: never exceeds the payment or the sale; earlier settlements do not change', () => {
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
