import { discountPercent } from '@zubr/content/plans'
import type { Currency, Plan } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { atOnceOf } from '../balance/top-up/at-once.ts'
import { askedCurrency, type Draft, termOf } from './draft.ts'

/** What a plan costs, and by which way it can be paid where the balance does not suffice. */
export function usePrice(plan: Plan, draft: Pick<Draft, 'months' | 'appliedPromo'>) {
  const [search, setSearch] = useSearchParams()
  const currency = askedCurrency(search)
  const quote = useEndpoint(30_000, 'POST /api/quotes', {
    body: { plan: plan.id, ...termOf(plan, draft), promoCode: draft.appliedPromo, currency },
  })
  const methods = useEndpoint(null, 'GET /api/payments/methods')
  const [chosen, setChosen] = useState<string>()
  // The same in another currency is on its way: until it is there, the form stays as it is, and takes no click.
  const last = useRef({ plan: plan.id, data: quote.data })
  if (quote.data || last.current.plan !== plan.id) last.current = { plan: plan.id, data: quote.data }
  const shown = last.current.data
  const offered = methods.data?.methods ?? []
  const isSoldIn = (own: Currency) => monthlyPrice(plan, own, discountPercent) !== undefined
  return {
    quote: { ...quote, data: shown },
    /** It is this price that is asked for. Where the ways to pay cannot be had, what the balance covers can be bought all the same. */
    isKnown: quote.data !== undefined && (methods.data !== undefined || methods.failure !== undefined),
    currency,
    payment: {
      atOnce: shown?.refused === null ? atOnceOf(shown, { methods: offered, chosen, isSoldIn }) : undefined,
      trial: methods.data?.trial ?? false,
      onMethod(id: string) {
        setChosen(id)
        const wanted = offered.find((method) => method.id === id)?.currency
        // An account without a currency chooses one by the way it pays: the price is asked for in that.
        if (wanted && wanted !== shown?.total.currency)
          setSearch(
            { ...Object.fromEntries(search), currency: wanted },
            { replace: true, preventScrollReset: true },
          )
      },
    },
  }
}
