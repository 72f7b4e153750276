import { errorCodes } from '@zubr/contracts/error-codes'
import type { Order } from '@zubr/contracts/payments/endpoints'
import { fill, formatMoney } from '@zubr/i18n/format'
import { useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { ApiFailure } from '../api/request.ts'
import { CurrencyChoice } from '../balance/currency-choice.tsx'
import { atOnceOf, type Priced } from '../balance/top-up/at-once.ts'
import { NoMethods } from '../balance/top-up/no-methods.tsx'
import { PayAtOnce } from '../balance/top-up/pay-at-once.tsx'
import { usePayment } from '../balance/top-up/payment.ts'
import { PaymentNotes } from '../balance/top-up/price-breakdown.tsx'
import { Button } from '../components/button.tsx'
import { DialogButtons } from '../components/dialog.tsx'
import { Loaded } from '../components/loaded.tsx'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useI18n } from '../i18n.tsx'

type PayMissingProps = {
  priced: Priced
  order: Extract<Order, { kind: 'plan' | 'extension' }>
  onCancel(): void
  /** The money has arrived, and the order is done or will be soon. */
  onPaid(isDone: boolean): void
  /** The price has to be requested again. */
  onStale(): void
}

/**
 * The end of a dialog whose price exceeds the balance: pays the missing sum and completes the
 * order.
 */
export function PayMissing({ priced, order, onCancel, onPaid, onStale }: PayMissingProps) {
  const { locale, messages } = useI18n()
  const { failed } = useToasts()
  const methods = useEndpoint(null, 'GET /api/payments/methods')
  const [chosen, setChosen] = useState<string>()
  const { busy, pay } = usePayment(order.kind)
  if (priced.balance === null)
    return (
      <>
        <CurrencyChoice chosen={null} preset={priced.total.currency} onChosen={onStale} />
        <DialogButtons onCancel={onCancel}>{null}</DialogButtons>
      </>
    )
  return (
    <Loaded of={methods} part>
      {({ methods: offered, trial }) => {
        const atOnce = atOnceOf(priced, { methods: offered, chosen, isSoldIn: () => false })
        const breakdown = typeof atOnce?.price === 'object' ? atOnce.price : undefined
        const submit = async () => {
          if (!atOnce || !breakdown) return
          const { sum, fee } = breakdown
          try {
            const invoice = await pay({ method: atOnce.method.id, sum, fee, order })
            if (invoice.checkoutUrl !== null) return
            if (invoice.order?.state === 'failed')
              throw new ApiFailure(errorCodes.find((code) => code === invoice.order?.failure) ?? 'internal')
            onPaid(invoice.order?.state === 'created')
          } catch (error) {
            failed(error)
            onStale()
          }
        }
        return (
          <>
            {atOnce ? (
              <PayAtOnce of={atOnce} what={order.kind} onMethod={setChosen} />
            ) : (
              <NoMethods text={messages.create.topUp} />
            )}
            {atOnce && <PaymentNotes trial={trial} />}
            <DialogButtons onCancel={onCancel}>
              <Button disabled={busy || !breakdown} onClick={() => void submit()}>
                {busy
                  ? messages.balance.topUp.leaving
                  : fill(messages.balance.buy.submits[order.kind], {
                      total: formatMoney(locale, {
                        ...priced.total,
                        minor: breakdown?.total ?? priced.missing.minor,
                      }),
                    })}
              </Button>
            </DialogButtons>
          </>
        )
      }}
    </Loaded>
  )
}
