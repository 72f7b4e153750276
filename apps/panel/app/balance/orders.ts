import type { Bill } from '@zubr/contracts/payments/bills'
import { readEntry, writeEntry } from '../storage.ts'

const key = 'order news'

export type VisibleOrder = { bill: Bill; kind: 'unpaid' | 'coming' | 'failed' }

/**
 * Orders of servers to show: the newest pending one, and the newest failed one unless dismissed.
 */
export function visibleOrders(bills: readonly Bill[], dismissedUntil: string | null): VisibleOrder[] {
  const all = bills.flatMap((bill) => {
    const kind = kindOf(bill)
    return kind ? [{ bill, kind }] : []
  })
  const failed = all.find(({ kind }) => kind === 'failed')
  const isNews = failed && (dismissedUntil === null || failed.bill.createdAt > dismissedUntil)
  return [...all.filter(({ kind }) => kind !== 'failed').slice(0, 1), ...(isNews ? [failed] : [])]
}

function kindOf({ order, state, timesPaid }: Bill): VisibleOrder['kind'] | undefined {
  if (order?.state === 'failed') return 'failed'
  if (order?.state !== 'waiting') return undefined
  if (timesPaid > 0) return 'coming'
  return state === 'waiting' ? 'unpaid' : undefined
}

/** Orders that failed up to this time are dismissed. */
export const dismissedUntil = (): string | null => readEntry(key)
export const dismissOrders = (until: string): void => writeEntry(key, until)
