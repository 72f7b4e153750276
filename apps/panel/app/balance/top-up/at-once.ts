import type { Quote } from '@zubr/contracts/payments/balance'
import type { PaymentMethod } from '@zubr/contracts/payments/endpoints'
import type { Currency } from '@zubr/domain/plans'
import { type PriceBreakdown, priceBreakdownOf } from './sums.ts'

/** What is paid at a processor because the balance does not suffice. */
export type AtOnce = {
  methods: readonly PaymentMethod[]
  method: PaymentMethod
  /** Undefined while the price comes in the method's currency; a word if the method does not take so much. */
  reckoned: PriceBreakdown | 'too_great' | undefined
  /** The method takes no less than this, so that more is paid than what is lacking. */
  isRaised: boolean
}

export type Priced = Pick<Quote, 'balance' | 'total' | 'missing'>

/** Undefined if the balance suffices or nothing is offered to pay by. `isSoldIn` asks for an account without a currency. */
export function atOnceOf(
  { balance, total, missing }: Priced,
  {
    methods,
    chosen,
    isSoldIn,
  }: {
    methods: readonly PaymentMethod[]
    chosen: string | undefined
    isSoldIn(currency: Currency): boolean
  },
): AtOnce | undefined {
  if (missing.minor === 0) return undefined
  const payable = methods.filter(({ currency }) =>
    balance ? balance.currency === currency : isSoldIn(currency),
  )
  const method =
    payable.find(({ id }) => id === chosen) ?? payable.find(({ currency }) => currency === total.currency)
  if (!method) return undefined
  const sum = Math.max(missing.minor, method.least)
  const reckoned = method.currency === total.currency ? priceBreakdownOf(method, sum) : undefined
  // No sum is too small here, and each has the shape of one.
  return {
    methods: payable,
    method,
    reckoned: typeof reckoned === 'string' ? 'too_great' : reckoned,
    isRaised: reckoned !== undefined && sum > missing.minor,
  }
}
