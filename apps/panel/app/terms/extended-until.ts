import type { Server } from '@zubr/contracts/servers'
import { lifeAfter, newLife, type TermMonths } from '@zubr/domain/server-life'

type Paid = Pick<Server, 'contract' | 'paidUntil' | 'billingCycleAnchor'>

/** Until when a server is paid once it is extended at `now`, as the API counts it; undefined if it cannot be. */
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
