import type { RefundState } from '@zubr/contracts/payments/refunds'
import type { Translation } from '../translation.ts'

/** The panel's messages about refunds. */
export const en = {
  heading: 'Refunds',
  intro: 'Unspent money can be refunded. It goes back the way you paid; the payment provider keeps its fee.',
  /** Before an amount in its own line. */
  available: 'Available for refund',
  /** `{sum}` came from promotions and cannot be refunded. */
  given:
    'Another {sum} in your balance is bonus credit: from a promotion or for downtime. ' +
    'You can spend it, but it can’t be refunded.',
  nothing: 'There’s nothing to refund right now.',
  /** Replaces `nothing`: there is a debt of `{sum}` after a chargeback. */
  inDebt: 'You can’t get a refund while you owe {sum}.',
  /** Replaces the form while the request `{number}` is under review. */
  oneAtATime:
    'We review one request at a time. You can ask for more once request {number} is decided or you withdraw it.',
  sum: 'Amount ({currency})',
  /** `{review}` is 10 and `{paid}` is 30. Both numbers require the plural. */
  sumHint: 'We decide within {review} working days. The money then reaches you within {paid} days.',
  sumWrong: 'Enter an amount from {least} to {most}',
  ask: 'Request a refund',
  asked: 'Request received',
  number: 'Request {number}',
  /** States of a request. */
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
    '{sum} can’t go back the way you paid: the card may be closed, or you paid by transfer. ' +
    'We’ll email you to ask where to send it.',
  reason: 'Reason: {reason}',
  withdraw: 'Withdraw request',
  withdrawnToast: 'Request withdrawn: the money is in your balance again',
  history: 'Earlier requests',
}

export type RefundsMessages = Translation<typeof en>
