import type { AnswerOf } from '@zubr/contracts/request'
import type { termsEndpoints } from '@zubr/contracts/servers/terms'
import { isCoreId } from '@zubr/domain/cores/kinds'
import { memoryLacked } from '@zubr/domain/cores/needs'
import { capacityOfPlan } from '@zubr/domain/nodes/capacity'
import { editionOf, isFree, type Plan } from '@zubr/domain/plans'
import { newLife } from '@zubr/domain/server-life'
import { monthsAfter } from '@zubr/domain/terms/billing-cycle'
import { type PlanChangeRefusal, planChange } from '@zubr/domain/terms/plan-change'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import { balanceOf, type DemoServer, type Memory, nodes } from '../memory.ts'
import { note, requireRestart } from '../servers/running.ts'
import { active, demoServerBy, viewOf } from '../servers/servers.ts'
import { knownPlan } from './money.ts'
import { paidPeriodsOf, priceOf, soldPeriod } from './paid-periods.ts'

type PlanQuote = AnswerOf<'POST /api/servers/:id/plan/quote'>

/** A visit is too short for a monthly extension. */
export function termsHandlers(memory: Memory): Handlers<keyof typeof termsEndpoints> {
  return {
    'PUT /api/servers/:id/auto-extend': ({ params, body }) => {
      const demoServer = body.on ? active(memory, params.id) : demoServerBy(memory, params.id)
      const { view } = demoServer
      if (body.on && view.paidUntil === null) throw new ApiFailure('plan_refused', { plan: 'not_extendable' })
      if (body.on && priceOf(memory, view.plan) !== body.minor)
        throw new ApiFailure('plan_refused', { plan: 'price_changed' })
      if (view.autoExtend !== body.on)
        note(memory, demoServer, body.on ? 'auto_extend_on' : 'auto_extend_off')
      view.autoExtend = body.on
      return viewOf(memory, demoServer)
    },
    'POST /api/servers/:id/plan/quote': ({ params, body }) =>
      quoteFor(memory, active(memory, params.id), knownPlan(body.plan)),
    'PUT /api/servers/:id/plan': ({ params, body }) => {
      const demoServer = active(memory, params.id)
      if (demoServer.view.plan !== body.plan) changePlan(memory, demoServer, body)
      return viewOf(memory, demoServer)
    },
  }
}

function quoteFor(memory: Memory, demoServer: DemoServer, plan: Plan): PlanQuote {
  const { view } = demoServer
  const now = new Date()
  const balance = balanceOf(memory)
  const price = priceOf(memory, plan.id)
  const periods = paidPeriodsOf(memory, demoServer, now)
  const change = planChange(periods, { price, now })
  const purchase = view.paidUntil === null
  const total = purchase ? price : change.change
  const money = (minor: number) => ({ ...balance, minor })
  return {
    plan: plan.id,
    price: money(price),
    paidUntil: view.paidUntil ?? monthsAfter(now, 1).toISOString(),
    purchase,
    hours: change.hours,
    worth: money(change.worth),
    cost: money(purchase ? price : change.cost),
    keepsTermDiscount: !purchase && periods.some(({ termDiscountPercent }) => termDiscountPercent > 0),
    change: money(total),
    promoCredit: money(0),
    balance,
    missing: money(Math.max(0, total - balance.minor)),
    refused: refusal(view, plan) ?? null,
  }
}

function refusal(view: DemoServer['view'], plan: Plan): PlanChangeRefusal | undefined {
  const { memoryMb, diskMb } = capacityOfPlan(plan)
  if (editionOf(plan) !== view.edition) return 'edition'
  if (isFree(plan)) return 'free'
  if (isCoreId(view.core.id) && memoryLacked(view.core.id, memoryMb) !== undefined) return 'memory'
  if (view.nodeSilent) return 'node_silent'
  if (
    memoryMb > view.limits.memoryMb &&
    nodes.some((node) => node.name === view.node && node.capacity === 'full')
  )
    return 'node_full'
  return (view.stats?.diskMb ?? 0) > diskMb ? 'disk' : undefined
}

export function changePlan(
  memory: Memory,
  demoServer: DemoServer,
  { plan: id, minor }: { plan: string; minor: number },
): void {
  const { view } = demoServer
  const plan = knownPlan(id)
  const quote = quoteFor(memory, demoServer, plan)
  if (quote.refused) throw new ApiFailure('plan_refused', { plan: quote.refused })
  if (quote.change.minor !== minor) throw new ApiFailure('plan_refused', { plan: 'price_changed' })
  if (quote.missing.minor > 0)
    throw new ApiFailure('insufficient_balance', {
      missing: String(quote.missing.minor),
      balance: String(quote.balance?.minor ?? 0),
      currency: quote.change.currency,
    })
  if (minor !== 0)
    memory.entries.push({
      at: new Date().toISOString(),
      kind: quote.purchase ? 'purchase' : 'plan_change',
      money: { ...quote.change, minor: -minor },
      reason: id,
      server: view.id,
    })
  const now = new Date()
  const change = planChange(paidPeriodsOf(memory, demoServer, now), { price: quote.price.minor, now })
  demoServer.paid = quote.purchase
    ? [
        soldPeriod(
          { months: 1, total: quote.price, termDiscount: null, promo: null },
          { startsAt: now, endsAt: new Date(quote.paidUntil) },
        ),
      ]
    : change.periods({ own: Math.max(0, change.change), given: 0 })
  if (quote.purchase) demoServer.life = newLife(new Date(quote.paidUntil), now)
  requireRestart(demoServer, 'memory')
  if (view.state === 'running') view.memoryInEffectMb ??= view.limits.memoryMb
  Object.assign(view, { plan: id, limits: capacityOfPlan(plan), paidUntil: quote.paidUntil })
  note(memory, demoServer, 'plan_changed')
}
