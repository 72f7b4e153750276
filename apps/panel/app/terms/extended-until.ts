import type { Server } from '@zubr/contracts/servers/server'
import { lifeAfter, newLife, type TermMonths } from '@zubr/domain/server-life'

type Paid = Pick<Server, 'contract' | 'paidUntil' | 'billingCycleAnchor'>

/**
 * The paid-until time after an extension at `now`, as the API computes it; undefined if impossible.
 */
export function extendedUntil(
  { contract, paidUntil, billingCycleAnchor }: Paid,
  months: TermMonths,
  now: Date,
): Date | undefined {
  if (paidUntil === null) return undefined
  const life = newLife(new Date(paidUntil), billingCycleAnchor ? new Date(billingCycleAnchor) : null)
  const step = lifeAfter({ ...life, state: contract }, 'extend', now, { months })
  return step?.life.paidUntil ?? undefined
}
