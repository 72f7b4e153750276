import fc from '@zubr/testing/property'

/**
 * Actions of customers, operators, banks and the clock, in any order. Numbers select among what
 * exists at that time.
 */
export type Step =
  | { do: 'pay' | 'credit' | 'give'; minor: number }
  | { do: 'buy'; plan: number; months: number }
  | { do: 'extend' | 'change' | 'charge_back' | 'reverse'; which: number; part: number }
  | { do: 'request'; part: number }
  | { do: 'withdraw' | 'approve' | 'decline' | 'paid_by_bank' | 'delete' }
  | { do: 'send'; outcome: 'done' | 'waiting' | 'refused' | 'failed' }
  | { do: 'wait'; hours: number }

const minor = fc.integer({ min: 100, max: 40_000 })
const which = fc.nat(9)
const part = fc.integer({ min: 1, max: 100 })
const one = <T extends string>(name: T) => fc.constant(name)

const anySteps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: one('pay'), minor }) },
    { weight: 1, arbitrary: fc.record({ do: one('credit'), minor }) },
    { weight: 1, arbitrary: fc.record({ do: one('give'), minor }) },
    { weight: 4, arbitrary: fc.record({ do: one('buy'), plan: which, months: which }) },
    { weight: 2, arbitrary: fc.record({ do: one('extend'), which, part }) },
    { weight: 3, arbitrary: fc.record({ do: one('change'), which, part }) },
    { weight: 5, arbitrary: fc.record({ do: one('charge_back'), which, part }) },
    { weight: 2, arbitrary: fc.record({ do: one('reverse'), which, part }) },
    { weight: 3, arbitrary: fc.record({ do: one('request'), part }) },
    { weight: 2, arbitrary: fc.record({ do: one('withdraw') }) },
    { weight: 3, arbitrary: fc.record({ do: one('approve') }) },
    { weight: 1, arbitrary: fc.record({ do: one('decline') }) },
    { weight: 1, arbitrary: fc.record({ do: one('paid_by_bank') }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: one('send'),
        outcome: fc.constantFrom('done', 'waiting', 'refused', 'failed'),
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: one('wait'), hours: fc.integer({ min: 1, max: 24 * 20 }) }) },
    { weight: 1, arbitrary: fc.record({ do: one('delete') }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 5, maxLength: 22, size: 'max' },
)

const large = fc.integer({ min: 10_000, max: 40_000 })
const days = fc.integer({ min: 24, max: 24 * 20 })
const purchase = fc.tuple(large, which, which, days).map(([paid, plan, months, hours]): Step[] => [
  { do: 'pay', minor: paid },
  { do: 'buy', plan, months },
  { do: 'wait', hours },
])
const debt = purchase.map((bought): Step[] => [...bought, { do: 'charge_back', which: 0, part: 100 }])
const paidDebt = fc.tuple(debt, large).map(([owed, paid]): Step[] => [...owed, { do: 'pay', minor: paid }])
const payout = fc
  .tuple(large, part)
  .map(([paid, share]): Step[] => [
    { do: 'pay', minor: paid },
    { do: 'request', part: share },
    { do: 'approve' },
  ])

/** Random steps rarely interact: four of five cases begin with a prepared opening. */
export const steps = fc
  .tuple(fc.oneof(fc.constant([]), purchase, debt, paidDebt, payout), anySteps)
  .map(([opening, rest]) => [...opening, ...rest])

/** Kinds that a meaningful run contains at least once. */
export const wanted = [
  ...['payment', 'purchase', 'extension', 'plan_change', 'payout', 'payout_ended', 'paid_out', 'chargeback'],
  ...['chargeback_reversed', 'period_ended', 'period_restored', 'debt_paid', 'debt_written_off', 'sent'],
]
