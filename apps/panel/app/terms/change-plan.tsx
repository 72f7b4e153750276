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

/** The state of a link that opens the dialog. */
export type PlanChangeState = { changePlan: true }

/** Gives the server another plan, after showing what is left of what was paid, and what the new one costs for that time. */
export function ChangePlan() {
  const { server, polled } = useServer()
  const { locale, messages } = useI18n()
  const { done } = useToasts()
  const own = messages.terms.plan
  const [busy, run] = useBusy()
  const [quote, setQuote] = useState<PlanQuote>()
  const [recounted, setRecounted] = useState(false)
  // One arithmetic that is shown is one change, however often its button's request has to be sent again.
  const key = useRef('')
  const now = planOf(plans, server.plan)
  const others = plans.filter(
    (plan) => !isFree(plan) && plan.id !== server.plan && editionOf(plan) === server.edition,
  )
  const next = nextPlan(others, now)
  const reckon = async (plan: string) => {
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
      done(own.done)
      setQuote(undefined)
    } catch (error) {
      const { code, fields } = error instanceof ApiFailure ? error : { code: '', fields: undefined }
      if (code !== 'plan_refused' && code !== 'insufficient_balance') throw error
      await reckon(plan)
      setRecounted(fields?.plan === 'price_changed')
    }
  }
  const { key: visit, state } = useLocation()
  const open = useEffectEvent(() => {
    if ((state as PlanChangeState | null)?.changePlan && next) void run(() => reckon(next.id))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit by such a link opens it
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
      <Button tone="quiet" disabled={busy} onClick={() => run(() => reckon(next.id))}>
        {own.change}
      </Button>
      <Dialog open={quote !== undefined} title={own.change} onClose={() => setQuote(undefined)}>
        {quote && (
          <div className={panel.column}>
            <SelectField
              label={own.choose}
              value={quote.plan}
              disabled={busy}
              onChange={({ target: { value } }) => {
                setRecounted(false)
                void run(() => reckon(value))
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
            {recounted && <Notice>{own.recounted}</Notice>}
            {!quote.refused && quote.missing.minor > 0 ? (
              <PayMissing
                priced={{ ...quote, total: quote.change }}
                order={{ kind: 'plan', server: server.id, plan: quote.plan, minor: quote.change.minor }}
                onCancel={() => setQuote(undefined)}
                onPaid={(isDone) => {
                  if (isDone) done(own.done)
                  setQuote(undefined)
                  polled.refresh()
                }}
                onStale={() => void run(() => reckon(quote.plan))}
              />
            ) : (
              <DialogButtons onCancel={() => setQuote(undefined)}>
                <Button disabled={busy || quote.refused !== null} onClick={() => run(() => take(quote))}>
                  {quote.change.minor > 0
                    ? fill(own.submitPaid, { price: formatMoney(locale, quote.change) })
                    : own.submit}
                </Button>
              </DialogButtons>
            )}
          </div>
        )}
      </Dialog>
    </>
  )
}
