import { discountPercent, plans, termDiscounts } from '@zubr/content/plans'
import type { AnswerOf } from '@zubr/contracts/request'
import { priceBreakdownFor } from '@zubr/domain/payments/price-breakdown'
import { isFree, type Plan, planOf } from '@zubr/domain/plans'
import type { TermMonths } from '@zubr/domain/server-life'
import { ApiFailure } from '../../api/request.ts'
import { balanceOf, type Memory, promoCodes } from '../memory.ts'

type Quote = AnswerOf<'POST /api/quotes'>

export function knownPlan(id: string): Plan {
  const plan = planOf(plans, id)
  if (!plan) throw new ApiFailure('invalid_request', { plan: 'there is no such plan' })
  return plan
}

export function quoteFor(
  memory: Memory,
  plan: Plan,
  { promoCode = null, months = 1 }: { promoCode?: string | null; months?: TermMonths | undefined } = {},
): Quote {
  const typed = promoCode?.trim().toUpperCase() || null
  const known = promoCodes.find(({ code }) => code.toUpperCase() === typed)
  const balance = balanceOf(memory)
  const uses = memory.entries.filter(({ reason }) => reason.endsWith(` ${known?.code}`)).length
  const always = { startsAt: null, endsAt: null, disabled: false, maxUses: null, usesPerAccount: 1, uses }
  const promo = typed === null ? null : known && { ...always, percent: known.percent, usesByAccount: uses }
  const breakdown = priceBreakdownFor({
    ...{ plan, months, discountPercent, termDiscounts, balance, promo },
    ...{ currency: 'BYN', now: new Date() },
  })
  const hasFree = memory.servers.some(
    ({ view }) => view.contract !== 'deleted' && planOf(plans, view.plan)?.tier === 'free',
  )
  return {
    plan: plan.id,
    months,
    price: breakdown.price,
    termDiscount: breakdown.termDiscount ?? null,
    promo: known && breakdown.off ? { ...known, off: breakdown.off } : null,
    promoRefused: breakdown.promoRefused,
    total: breakdown.total,
    balance,
    missing: breakdown.missing,
    refused: isFree(plan)
      ? hasFree
        ? 'free_taken'
        : null
      : breakdown.otherCurrency
        ? 'other_currency'
        : null,
  }
}

/** Charges the balance, or throws ApiFailure. */
export function pay(memory: Memory, quote: Quote, kind: 'purchase' | 'extension', server: string): void {
  const { refused, promoRefused, missing, total, balance, promo, plan } = quote
  if (refused) throw new ApiFailure('plan_refused', { plan: refused })
  if (promoRefused) throw new ApiFailure('promo_refused', { promoCode: promoRefused })
  if (missing.minor > 0)
    throw new ApiFailure('insufficient_balance', {
      missing: String(missing.minor),
      balance: String(balance?.minor ?? 0),
      currency: missing.currency,
    })
  if (total.minor === 0) return
  memory.entries.push({
    at: new Date().toISOString(),
    kind,
    money: { ...total, minor: -total.minor },
    reason: promo ? `${plan} ${promo.code}` : plan,
    server,
  })
}
