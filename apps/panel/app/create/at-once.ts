import { discountPercent } from '@zubr/content/plans'
import type { Quote } from '@zubr/contracts/payments/balance'
import type { PaymentMethod } from '@zubr/contracts/payments/endpoints'
import type { Plan } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { type Reckoned, reckon } from '../balance/top-up/sums.ts'

/** What is paid at a processor so that a server can be created, because the balance does not suffice. */
export type AtOnce = {
  methods: readonly PaymentMethod[]
  method: PaymentMethod
  /** Undefined while the price comes in the method's currency; a word if the method does not take so much. */
  reckoned: Reckoned | 'too_great' | undefined
  /** The method takes no less than this, so that more is paid than what is lacking. */
  isRaised: boolean
}

/** Undefined where the balance suffices, nothing can be bought, or nothing is offered to pay by. */
export function atOnceOf(
  plan: Plan,
  { balance, total, missing, refused }: Quote,
  { methods, chosen }: { methods: readonly PaymentMethod[]; chosen: string | undefined },
): AtOnce | undefined {
  if (missing.minor === 0 || refused !== null) return undefined
  const payable = methods.filter(({ currency }) =>
    balance ? balance.currency === currency : monthlyPrice(plan, currency, discountPercent) !== undefined,
  )
  const method =
    payable.find(({ id }) => id === chosen) ?? payable.find(({ currency }) => currency === total.currency)
  if (!method) return undefined
  const sum = Math.max(missing.minor, method.least)
  const reckoned = method.currency === total.currency ? reckon(method, sum) : undefined
  // No sum is too small here, and each has the shape of one.
  return {
    methods: payable,
    method,
    reckoned: typeof reckoned === 'string' ? 'too_great' : reckoned,
    isRaised: reckoned !== undefined && sum > missing.minor,
  }
}
