import { discountPercent, plans } from '@zubr/content/plans'
import type { AnswerOf } from '@zubr/contracts/request'
import { planOf } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { cycleEnd } from '@zubr/domain/terms/billing-cycle'
import type { PaidPeriod } from '@zubr/domain/terms/plan-change'
import { balanceOf, type DemoServer, type Memory } from '../memory.ts'

type Sold = Pick<AnswerOf<'POST /api/quotes'>, 'months' | 'total' | 'termDiscount' | 'promo'>

export function priceOf(memory: Memory, planId: string): number {
  const plan = planOf(plans, planId)
  return (plan && monthlyPrice(plan, balanceOf(memory).currency, discountPercent)?.minor) ?? 0
}

/** The paid periods of a server's remaining time, in order. */
export function paidPeriodsOf(memory: Memory, { view, life, paid }: DemoServer, now: Date): PaidPeriod[] {
  if (paid) return paid.filter(({ endsAt }) => endsAt > now)
  const month = {
    ...{ ownAmount: priceOf(memory, view.plan), promoAmount: 0, months: 1 },
    ...{ termDiscountPercent: 0, discountAmount: 0, listAmount: 0 },
  }
  const periods = []
  const cycle = { ...life, paidUntil: new Date(view.paidUntil ?? now) }
  for (let left = 0; cycleEnd(cycle, -left) > now; left++) {
    const [startsAt, endsAt] = [cycleEnd(cycle, -left - 1), cycleEnd(cycle, -left)]
    periods.unshift({ ...month, startsAt, endsAt, effectiveFrom: startsAt })
  }
  return periods
}

/** The period that a purchase or an extension has paid. */
export function soldPeriod(
  { months, total, termDiscount, promo }: Sold,
  { startsAt, endsAt }: Pick<PaidPeriod, 'startsAt' | 'endsAt'>,
): PaidPeriod {
  const off = promo?.off.minor ?? 0
  return {
    ...{ startsAt, endsAt, effectiveFrom: startsAt, months, ownAmount: total.minor, promoAmount: 0 },
    ...{
      termDiscountPercent: termDiscount?.percent ?? 0,
      discountAmount: off,
      listAmount: total.minor + off,
    },
  }
}
