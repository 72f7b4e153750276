import { termDiscounts } from '@zubr/content/plans'
import type { Quote } from '@zubr/contracts/payments/balance'
import { chargeAt } from '@zubr/domain/terms/auto-extension'
import { offeredTerms } from '@zubr/domain/terms/term-price'
import { fill, formatMoney } from '@zubr/i18n/format'
import { useState } from 'react'
import { ApiFailure, call } from '../api/request.ts'
import { TopUp } from '../balance/top-up/top-up-link.tsx'
import { Button } from '../components/button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { SwitchField } from '../components/fields/field.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'

/** Whether months are paid from the balance by themselves. It is turned on after the dialog has said what is charged, and when. */
export function AutoExtend() {
  const { server, polled } = useServer()
  const { locale, messages } = useI18n()
  const { done } = useToasts()
  const own = messages.terms.auto
  const [busy, run] = useBusy()
  const [quote, setQuote] = useState<Quote>()
  // What is suspended waits for its owner in any case.
  if (server.paidUntil === null || server.contract !== 'active') return null
  const at = chargeAt(new Date(server.paidUntil))
  const isDue = +at <= Date.now()
  const date = formatDate(locale, +at)
  const priceNow = async () =>
    setQuote(await call('POST /api/quotes', { body: { plan: server.plan, promoCode: null } }))
  const put = async (body: { on: true; minor: number } | { on: false }) => {
    polled.put(await call('PUT /api/servers/:id/auto-extend', { params: { id: server.id }, body }))
    done(body.on ? own.turnedOn : own.turnedOff)
  }
  const turnOn = async ({ total }: Quote) => {
    try {
      await put({ on: true, minor: total.minor })
      setQuote(undefined)
    } catch (error) {
      // What it costs was changed while the dialog was open.
      if (error instanceof ApiFailure && error.code === 'plan_refused') await priceNow()
      throw error
    }
  }
  return (
    <>
      <SwitchField
        wide
        label={own.label}
        hint={server.autoExtend ? (isDue ? own.due : fill(own.ahead, { date })) : own.off}
        checked={server.autoExtend}
        disabled={busy}
        onChange={({ target: { checked } }) => void run(checked ? priceNow : () => put({ on: false }))}
      />
      <Dialog open={quote !== undefined} title={own.title} onClose={() => setQuote(undefined)}>
        {quote && <Announced quote={quote} date={date} isDue={isDue} until={server.paidUntil} />}
        {quote && (
          <DialogButtons onCancel={() => setQuote(undefined)}>
            <Button disabled={busy || quote.refused !== null} onClick={() => run(() => turnOn(quote))}>
              {own.turnOn}
            </Button>
          </DialogButtons>
        )}
      </Dialog>
    </>
  )
}

type AnnouncedProps = { quote: Quote; date: string; isDue: boolean; until: string }

/** What will be charged and when: where it is near, no mail says it before. */
function Announced({ quote, date, isDue, until }: AnnouncedProps) {
  const { locale, messages } = useI18n()
  const own = messages.terms.auto
  const price = formatMoney(locale, quote.total)
  const balance = formatMoney(locale, quote.balance ?? { ...quote.total, minor: 0 })
  return (
    <div className={panel.column}>
      <p>{fill(own.text, { price })}</p>
      <p className={panel.dim}>{own.rule}</p>
      {offeredTerms(termDiscounts, quote.total.currency).length > 0 && (
        <p className={panel.dim}>{own.monthly}</p>
      )}
      <p>
        <strong>{fill(isDue ? own.atOnce : own.first, { date, price })}</strong>
      </p>
      {quote.missing.minor > 0 && (
        <Notice>
          {fill(own.short, { balance, date: formatDate(locale, until) })} <TopUp />
        </Notice>
      )}
    </div>
  )
}
