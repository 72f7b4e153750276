import type { Quote } from '@zubr/contracts/payments/balance'
import type { TermMonths } from '@zubr/domain/server-life'
import { fill, formatMoney } from '@zubr/i18n/format'
import { useRef, useState } from 'react'
import { ApiFailure, call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { extendedUntil } from '../terms/extended-until.ts'
import { MonthsChoice } from '../terms/months-choice.tsx'
import { PayMissing } from '../terms/pay-missing.tsx'
import { PriceLineList } from '../terms/price-line-list.tsx'
import { type PriceLine, toPriceLines } from '../terms/price-lines.ts'

/** For months with a discount, the dialog shows the calculation. */
const termLines: readonly PriceLine['id'][] = ['price', 'discount', 'total']

/** Pays more months from the balance, after it has shown the price and what the balance lacks. */
export function Extend({ main }: { main?: boolean }) {
  const { server, polled } = useServer()
  const { locale, messages } = useI18n()
  const { done, failed } = useToasts()
  const [open, setOpen] = useState(false)
  const [busy, run] = useBusy()
  const [quote, setQuote] = useState<Quote>()
  // One dialog is one payment, even if its request is sent again.
  const key = useRef('')
  const showPrice = async (months: TermMonths) => {
    setQuote(await call('POST /api/quotes', { body: { plan: server.plan, months, promoCode: null } }))
    key.current = crypto.randomUUID()
  }
  const ask = async () => {
    await showPrice(1)
    setOpen(true)
  }
  const pay = async ({ months }: Quote) => {
    try {
      polled.put(
        await call('POST /api/servers/:id/extend', {
          params: { id: server.id },
          headers: { 'idempotency-key': key.current },
          body: { months },
        }),
      )
      done(messages.server.extended)
      setOpen(false)
    } catch (error) {
      failed(error)
      if (error instanceof ApiFailure && error.code === 'insufficient_balance')
        // The toast above shows the failure; this only refreshes the price.
        await showPrice(months).catch(() => undefined)
    }
  }
  const until = quote && extendedUntil(server, quote.months, new Date())
  return (
    <>
      <Button tone={main ? 'main' : 'quiet'} disabled={busy} onClick={() => run(ask)}>
        {messages.server.extend}
      </Button>
      <Dialog open={open} title={messages.server.extendTitle} onClose={() => setOpen(false)}>
        {quote && (
          <>
            <MonthsChoice
              name="months"
              currency={quote.total.currency}
              chosen={quote.months}
              onChoose={(months) => void run(() => showPrice(months))}
            />
            {quote.termDiscount && (
              <PriceLineList
                lines={toPriceLines(locale, messages, quote).filter(({ id }) => termLines.includes(id))}
              />
            )}
            <p>
              {fill(messages.server.extendText, {
                price: formatMoney(locale, quote.total),
                balance: formatMoney(locale, quote.balance ?? { ...quote.total, minor: 0 }),
              })}
            </p>
            {until && <p>{fill(messages.server.extendUntil, { date: formatDate(locale, +until) })}</p>}
            {quote.missing.minor > 0 ? (
              <PayMissing
                priced={quote}
                order={{
                  ...{ kind: 'extension', server: server.id },
                  ...{ months: quote.months, minor: quote.total.minor },
                }}
                onCancel={() => setOpen(false)}
                onPaid={(isDone) => {
                  if (isDone) done(messages.server.extended)
                  setOpen(false)
                  polled.refresh()
                }}
                onStale={() => void run(() => showPrice(quote.months))}
              />
            ) : (
              <DialogButtons onCancel={() => setOpen(false)}>
                <Button disabled={busy} onClick={() => run(() => pay(quote))}>
                  {messages.server.extend}
                </Button>
              </DialogButtons>
            )}
          </>
        )}
      </Dialog>
    </>
  )
}
