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

/**
 * The switch for automatic payment from the balance. A dialog first says what is charged, and when.
 */
export function AutoExtend() {
  const { server, polled } = useServer()
  const { locale, messages } = useI18n()
  const { done } = useToasts()
  const t = messages.terms.auto
  const [busy, run] = useBusy()
  const [quote, setQuote] = useState<Quote>()
  // A suspended server needs its owner in any case.
  if (server.paidUntil === null || server.contract !== 'active') return null
  const at = chargeAt(new Date(server.paidUntil))
  const isDue = +at <= Date.now()
  const date = formatDate(locale, +at)
  const priceNow = async () =>
    setQuote(await call('POST /api/quotes', { body: { plan: server.plan, promoCode: null } }))
  const put = async (body: { on: true; minor: number } | { on: false }) => {
    polled.put(await call('PUT /api/servers/:id/auto-extend', { params: { id: server.id }, body }))
    done(body.on ? t.turnedOn : t.turnedOff)
  }
  const turnOn = async ({ total }: Quote) => {
    try {
      await put({ on: true, minor: total.minor })
      setQuote(undefined)
    } catch (error) {
      // The price changed while the dialog was open.
      if (error instanceof ApiFailure && error.code === 'plan_refused') await priceNow()
      throw error
    }
  }
  return (
    <>
      <SwitchField
        wide
        label={t.label}
        hint={server.autoExtend ? (isDue ? t.due : fill(t.ahead, { date })) : t.off}
        checked={server.autoExtend}
        disabled={busy}
        onChange={({ target: { checked } }) => void run(checked ? priceNow : () => put({ on: false }))}
      />
      <Dialog open={quote !== undefined} title={t.title} onClose={() => setQuote(undefined)}>
        {quote && <Announced quote={quote} date={date} isDue={isDue} until={server.paidUntil} />}
        {quote && (
          <DialogButtons onCancel={() => setQuote(undefined)}>
            <Button disabled={busy || quote.refused !== null} onClick={() => run(() => turnOn(quote))}>
              {t.turnOn}
            </Button>
          </DialogButtons>
        )}
      </Dialog>
    </>
  )
}

type AnnouncedProps = { quote: Quote; date: string; isDue: boolean; until: string }

/** What will be charged and when: if the charge is near, no email announces it before. */
function Announced({ quote, date, isDue, until }: AnnouncedProps) {
  const { locale, messages } = useI18n()
  const t = messages.terms.auto
  const price = formatMoney(locale, quote.total)
  const balance = formatMoney(locale, quote.balance ?? { ...quote.total, minor: 0 })
  return (
    <div className={panel.column}>
      <p>{fill(t.text, { price })}</p>
      <p className={panel.dim}>{t.rule}</p>
      {offeredTerms(termDiscounts, quote.total.currency).length > 0 && (
        <p className={panel.dim}>{t.monthly}</p>
      )}
      <p>
        <strong>{fill(isDue ? t.atOnce : t.first, { date, price })}</strong>
      </p>
      {quote.missing.minor > 0 && (
        <Notice>
          {fill(t.short, { balance, date: formatDate(locale, until) })} <TopUp />
        </Notice>
      )}
    </div>
  )
}
