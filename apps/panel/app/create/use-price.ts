import { discountPercent } from '@zubr/content/plans'
import type { Currency, Plan } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { atOnceOf } from '../balance/top-up/at-once.ts'
import { currencyFromSearch, type Draft, termOf } from './draft.ts'

/** The price of a plan, and the payment methods if the balance does not suffice. */
export function usePrice(plan: Plan, draft: Pick<Draft, 'months' | 'appliedPromo'>) {
  const [search, setSearch] = useSearchParams()
  const currency = currencyFromSearch(search)
  const quote = useEndpoint(30_000, 'POST /api/quotes', {
    body: { plan: plan.id, ...termOf(plan, draft), promoCode: draft.appliedPromo, currency },
  })
  const methods = useEndpoint(null, 'GET /api/payments/methods')
  const [chosen, setChosen] = useState<string>()
  // While the price loads in another currency, the form shows the last one and is disabled.
  const last = useRef({ plan: plan.id, data: quote.data })
  if (quote.data || last.current.plan !== plan.id) last.current = { plan: plan.id, data: quote.data }
  const shown = last.current.data
  const offered = methods.data?.methods ?? []
  const isSoldIn = (wanted: Currency) => monthlyPrice(plan, wanted, discountPercent) !== undefined
  return {
    quote: { ...quote, data: shown },
    /**
     * The shown price is the requested one. Without payment methods, the balance can still be used.
     */
    isKnown: quote.data !== undefined && (methods.data !== undefined || methods.failure !== undefined),
    currency,
    payment: {
      atOnce: shown?.refused === null ? atOnceOf(shown, { methods: offered, chosen, isSoldIn }) : undefined,
      trial: methods.data?.trial ?? false,
      onMethod(id: string) {
        setChosen(id)
        const wanted = offered.find((method) => method.id === id)?.currency
        // The payment method sets the currency of an account without one, and so of the price.
        if (wanted && wanted !== shown?.total.currency)
          setSearch(
            { ...Object.fromEntries(search), currency: wanted },
            { replace: true, preventScrollReset: true },
          )
      },
    },
  }
}
