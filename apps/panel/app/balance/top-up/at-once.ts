import type { Quote } from '@zubr/contracts/payments/balance'
import type { PaymentMethod } from '@zubr/contracts/payments/endpoints'
import type { Currency } from '@zubr/domain/plans'
import { type PriceBreakdown, priceBreakdownOf } from './sums.ts'

/** A payment at a processor for the sum that the balance lacks. */
export type AtOnce = {
  methods: readonly PaymentMethod[]
  method: PaymentMethod
  /**
   * Undefined while the price loads in the method's currency; a code if the method's maximum is
   * exceeded.
   */
  price: PriceBreakdown | 'too_great' | undefined
  /** The method's minimum is above the missing sum. */
  isRaised: boolean
}

export type Priced = Pick<Quote, 'balance' | 'total' | 'missing'>

/**
 * Undefined if the balance suffices or no method exists. `isSoldIn` decides for an account without
 * a currency.
 */
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
  const breakdown = method.currency === total.currency ? priceBreakdownOf(method, sum) : undefined
  // The sum is at least the method's minimum, and valid.
  return {
    methods: payable,
    method,
    price: typeof breakdown === 'string' ? 'too_great' : breakdown,
    isRaised: breakdown !== undefined && sum > missing.minor,
  }
}
