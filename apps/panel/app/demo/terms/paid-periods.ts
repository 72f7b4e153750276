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
  if (paid) return paid.filter(({ ends }) => ends > now)
  const month = { own: priceOf(memory, view.plan), given: 0, termPercent: 0, off: 0, offOf: 0, months: 1 }
  const periods = []
  const cycle = { ...life, paidUntil: new Date(view.paidUntil ?? now) }
  for (let left = 0; cycleEnd(cycle, -left) > now; left++) {
    const [starts, ends] = [cycleEnd(cycle, -left - 1), cycleEnd(cycle, -left)]
    periods.unshift({ ...month, starts, ends, since: starts })
  }
  return periods
}

/** The period that a purchase or an extension has paid. */
export function soldPeriod(
  { months, total, termDiscount, promo }: Sold,
  { starts, ends }: Pick<PaidPeriod, 'starts' | 'ends'>,
): PaidPeriod {
  const off = promo?.off.minor ?? 0
  return {
    ...{ starts, ends, since: starts, months, own: total.minor, given: 0 },
    ...{ termPercent: termDiscount?.percent ?? 0, off, offOf: total.minor + off },
  }
}
