import type { RefundState } from '@zubr/contracts/payments/refunds'
import type { Translation } from '../translation.ts'

/** The panel's words about money that goes back to whoever paid it. */
export const en = {
  heading: 'Refunds',
  intro: 'Unspent money can be refunded. It goes back the way you paid; the payment provider keeps its fee.',
  /** Before a sum that stands in a line of its own. */
  available: 'Available for refund',
  /** `{sum}` was given and is not paid out. */
  given:
    'Another {sum} in your balance is bonus credit: from a promotion or for downtime. You can spend it, but it can’t be refunded.',
  nothing: 'There’s nothing to refund right now.',
  /** Instead of `nothing`: `{sum}` is owed after a chargeback. */
  inDebt: 'You can’t get a refund while you owe {sum}.',
  /** Instead of the form while a request, `{number}`, is under review. */
  oneAtATime:
    'We review one request at a time. You can ask for more once request {number} is decided or you withdraw it.',
  sum: 'Amount ({currency})',
  /** `{review}` working days, 10, and `{paid}` days, 30: both take the plural's form. */
  sumHint: 'We decide within {review} working days. The money then reaches you within {paid} days.',
  sumWrong: 'Enter an amount from {least} to {most}',
  ask: 'Request a refund',
  asked: 'Request received',
  number: 'Request {number}',
  /** Of a request. */
  states: {
    requested: 'Under review',
    approved: 'Approved, on its way',
    paid: 'Refunded',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    charged_back: 'Closed: the bank reversed the payment',
  } satisfies Record<RefundState, string>,
  /** `{day}` is a date. */
  review: 'We’ll decide by {day}. Until then this money is set aside and can’t be spent.',
  onItsWay: 'The money will reach you by {day}; the exact day depends on your bank.',
  /** `{sum}` begins the sentence. */
  byBank:
    '{sum} can’t go back the way you paid: the card may be closed, or you paid by transfer. We’ll email you to ask where to send it.',
  reason: 'Reason: {reason}',
  withdraw: 'Withdraw request',
  withdrawnToast: 'Request withdrawn: the money is in your balance again',
  history: 'Earlier requests',
}

export type RefundsMessages = Translation<typeof en>
