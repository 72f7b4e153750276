import type { Invoice } from '@zubr/contracts/payments/invoices'
import { readEntry, writeEntry } from '../storage.ts'

const key = 'order news'

export type VisibleOrder = { invoice: Invoice; kind: 'unpaid' | 'coming' | 'failed' }

/**
 * Orders of servers to show: the newest pending one, and the newest failed one unless dismissed.
 */
export function visibleOrders(invoices: readonly Invoice[], dismissedUntil: string | null): VisibleOrder[] {
  const all = invoices.flatMap((invoice) => {
    const kind = kindOf(invoice)
    return kind ? [{ invoice, kind }] : []
  })
  const failed = all.find(({ kind }) => kind === 'failed')
  const isNews = failed && (dismissedUntil === null || failed.invoice.createdAt > dismissedUntil)
  return [...all.filter(({ kind }) => kind !== 'failed').slice(0, 1), ...(isNews ? [failed] : [])]
}

function kindOf({ order, state, timesPaid }: Invoice): VisibleOrder['kind'] | undefined {
  if (order?.state === 'failed') return 'failed'
  if (order?.state !== 'waiting') return undefined
  if (timesPaid > 0) return 'coming'
  return state === 'waiting' ? 'unpaid' : undefined
}

/** Orders that failed up to this time are dismissed. */
export const dismissedUntil = (): string | null => readEntry(key)
export const dismissOrders = (until: string): void => writeEntry(key, until)
