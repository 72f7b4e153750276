import type { Bill } from '@zubr/contracts/payments/bills'
import { keepText, keptText } from '../storage.ts'

const key = 'order news'

export type OrderNews = { bill: Bill; kind: 'unpaid' | 'coming' | 'failed' }

/**
 * Orders of servers to show: the newest pending one, and the newest failed one unless dismissed.
 */
export function orderNews(bills: readonly Bill[], putAwayUntil: string | null): OrderNews[] {
  const all = bills.flatMap((bill) => {
    const kind = kindOf(bill)
    return kind ? [{ bill, kind }] : []
  })
  const failed = all.find(({ kind }) => kind === 'failed')
  const isNews = failed && (putAwayUntil === null || failed.bill.createdAt > putAwayUntil)
  return [...all.filter(({ kind }) => kind !== 'failed').slice(0, 1), ...(isNews ? [failed] : [])]
}

function kindOf({ order, state, timesPaid }: Bill): OrderNews['kind'] | undefined {
  if (order?.state === 'failed') return 'failed'
  if (order?.state !== 'waiting') return undefined
  if (timesPaid > 0) return 'coming'
  return state === 'waiting' ? 'unpaid' : undefined
}

/** Orders that failed up to this time are dismissed. */
export const putAwayUntil = (): string | null => keptText(key)
export const putAway = (until: string): void => keepText(key, until)
