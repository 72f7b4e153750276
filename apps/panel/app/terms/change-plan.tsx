import { discountPercent, plans } from '@zubr/content/plans'
import type { PlanQuote } from '@zubr/contracts/servers/terms'
import { editionOf, isFree, planOf } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { fill, formatMoney, formatNumber } from '@zubr/i18n/format'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiFailure, call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog, DialogButtons } from '../components/dialog.tsx'
import { SelectField } from '../components/fields/field.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { planName } from '../server/plan-name.ts'
import { PayMissing } from './pay-missing.tsx'
import { PlanArithmetic } from './plan-arithmetic.tsx'
import { nextPlan, PlanResources } from './plan-resources.tsx'

/** The navigation state of a link that opens the dialog. */
export type PlanChangeState = { changePlan: true }

/**
 * Changes the server's plan, after it has shown the value left and the new plan's price for that
 * time.
 */
export function ChangePlan() {
  const { server, polled } = useServer()
  const { locale, messages } = useI18n()
  const { done } = useToasts()
  const t = messages.terms.plan
  const [busy, run] = useBusy()
  const [quote, setQuote] = useState<PlanQuote>()
  const [recounted, setRecounted] = useState(false)
  // One shown calculation is one change, even if its request is sent again.
  const key = useRef('')
  const now = planOf(plans, server.plan)
  const others = plans.filter(
    (plan) => !isFree(plan) && plan.id !== server.plan && editionOf(plan) === server.edition,
  )
  const next = nextPlan(others, now)
  const loadQuote = async (plan: string) => {
    setQuote(await call('POST /api/servers/:id/plan/quote', { params: { id: server.id }, body: { plan } }))
    key.current = crypto.randomUUID()
  }
  const take = async ({ plan, change }: PlanQuote) => {
    try {
      polled.put(
        await call('PUT /api/servers/:id/plan', {
          params: { id: server.id },
          headers: { 'idempotency-key': key.current },
          body: { plan, minor: change.minor },
        }),
      )
      done(t.done)
      setQuote(undefined)
    } catch (error) {
      const { code, fields } = error instanceof ApiFailure ? error : { code: '', fields: undefined }
      if (code !== 'plan_refused' && code !== 'insufficient_balance') throw error
      await loadQuote(plan)
      setRecounted(fields?.plan === 'price_changed')
    }
  }
  const { key: visit, state } = useLocation()
  const open = useEffectEvent(() => {
    if ((state as PlanChangeState | null)?.changePlan && next) void run(() => loadQuote(next.id))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation opens it
  useEffect(open, [visit])
  if (server.contract !== 'active' || !next) return null
  const currency = quote?.price.currency ?? 'BYN'
  const priceOf = (id: string) => {
    const plan = planOf(plans, id)
    const price = plan && monthlyPrice(plan, currency, discountPercent)
    return price ? formatMoney(locale, price) : '–'
  }
  return (
    <>
      <Button tone="quiet" disabled={busy} onClick={() => run(() => loadQuote(next.id))}>
        {t.change}
      </Button>
      <Dialog open={quote !== undefined} title={t.change} onClose={() => setQuote(undefined)}>
        {quote && (
          <div className={panel.column}>
            <SelectField
              label={t.choose}
              value={quote.plan}
              disabled={busy}
              onChange={({ target: { value } }) => {
                setRecounted(false)
                void run(() => loadQuote(value))
              }}
            >
              {others.map(({ id, ramGb }) => (
                <option key={id} value={id}>
                  {planName(locale, messages, id)},{' '}
                  {fill(messages.frame.gigabytes, { amount: formatNumber(locale, ramGb) })}, {priceOf(id)}
                </option>
              ))}
            </SelectField>
            <PlanResources former={now} next={planOf(plans, quote.plan)} />
            {quote.refused ? (
              <Notice>{messages.terms.refused[quote.refused]}</Notice>
            ) : (
              <PlanArithmetic quote={quote} former={server.plan} />
            )}
            {recounted && <Notice>{t.recounted}</Notice>}
            {!quote.refused && quote.missing.minor > 0 ? (
              <PayMissing
                priced={{ ...quote, total: quote.change }}
                order={{ kind: 'plan', server: server.id, plan: quote.plan, minor: quote.change.minor }}
                onCancel={() => setQuote(undefined)}
                onPaid={(isDone) => {
                  if (isDone) done(t.done)
                  setQuote(undefined)
                  polled.refresh()
                }}
                onStale={() => void run(() => loadQuote(quote.plan))}
              />
            ) : (
              <DialogButtons onCancel={() => setQuote(undefined)}>
                <Button disabled={busy || quote.refused !== null} onClick={() => run(() => take(quote))}>
                  {quote.change.minor > 0
                    ? fill(t.submitPaid, { price: formatMoney(locale, quote.change) })
                    : t.submit}
                </Button>
              </DialogButtons>
            )}
          </div>
        )}
      </Dialog>
    </>
  )
}
