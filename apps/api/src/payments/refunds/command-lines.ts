import { decimalOf } from '@zubr/domain/money'
import { inServiceTime } from '@zubr/domain/service-time'
import type { PartRow, RefundRow } from './part-states.ts'
import type { Part } from './split-refund.ts'

export const wordsFor: Record<PartRow['state'], string> = {
  asking: 'being asked for',
  waiting: 'under way at the processor',
  unclear: 'unclear: look in the back office, then retry or bank',
  by_bank: 'to be paid by bank, then noted with paid',
  refunded: 'paid out',
  paid_by_bank: 'paid by bank',
  replaced: 'replaced by another part',
  stopped: 'stopped by a chargeback: do not pay it',
}

/** Formats a request for operators. */
export function lineOf(row: RefundRow, login: string | null, today: string): string {
  const { number, amount, currency, state, createdAt, reviewBy } = row
  const review =
    state === 'requested' ? `, to be reviewed by ${reviewBy}${reviewBy < today ? ' (TOO LATE)' : ''}` : ''
  return `${number}  ${inServiceTime(createdAt)}  ${login ?? '(account deleted)'}  ${decimalOf(amount)} ${currency}  ${state}${review}`
}

/** Formats how a part would be paid out. */
export function planLine({ currency }: RefundRow, { amount, by }: Part): string {
  const how = by ? `by ${by.processor}, back from invoice ${by.number}` : 'by bank: no payment covers it'
  return `${decimalOf(amount)} ${currency}  ${how}`
}

/** Formats the state of a part. */
export function partLine(
  { currency }: RefundRow,
  { part, amount, processor, state, failure }: PartRow,
): string {
  const why = failure === null ? '' : ` (${failure})`
  return `part ${part}  ${decimalOf(amount)} ${currency}  ${processor ?? 'bank'}  ${wordsFor[state]}${why}`
}
