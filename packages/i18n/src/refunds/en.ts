import type { RefundsMessages } from './refunds-messages.ts'

export const en: RefundsMessages = {
  heading: 'Refunds',
  intro: 'Unspent money can be refunded. It goes back the way you paid; the payment provider keeps its fee.',
  available: 'Available for refund',
  given:
    'Another {sum} in your balance is bonus credit: from a promotion or for downtime. You can spend it, but it can’t be refunded.',
  nothing: 'There’s nothing to refund right now.',
  inDebt: 'You can’t get a refund while you owe {sum}.',
  oneAtATime:
    'We review one request at a time. You can ask for more once request {number} is decided or you withdraw it.',
  sum: 'Amount ({currency})',
  sumHint: 'We decide within {review} working days. The money then reaches you within {paid} days.',
  sumWrong: 'Enter an amount from {least} to {most}',
  ask: 'Request a refund',
  asked: 'Request received',
  number: 'Request {number}',
  states: {
    requested: 'Under review',
    approved: 'Approved, on its way',
    paid: 'Refunded',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    charged_back: 'Closed: the bank reversed the payment',
  },
  review: 'We’ll decide by {day}. Until then this money is set aside and can’t be spent.',
  onItsWay: 'The money will reach you by {day}; the exact day depends on your bank.',
  byBank:
    '{sum} can’t go back the way you paid: the card may be closed, or you paid by transfer. We’ll email you to ask where to send it.',
  reason: 'Reason: {reason}',
  withdraw: 'Withdraw request',
  withdrawnToast: 'Request withdrawn: the money is in your balance again',
  history: 'Earlier requests',
}
