import type { RefundsMessages } from './words.ts'

export const en: RefundsMessages = {
  heading: 'Refunds',
  intro: 'You can have unspent money back. It goes back the way it came; the payment system keeps its fee.',
  available: 'Can be refunded',
  given:
    'Another {sum} on your balance was a gift: from a promotion or for downtime. You can spend it, but not cash it out.',
  nothing: 'There is nothing to refund right now.',
  inDebt: 'Nothing can be refunded while you owe {sum}.',
  sum: 'How much, {currency}',
  sumHint: 'We decide within {review} working days. After that the money reaches you within {paid} days.',
  sumWrong: 'Enter a sum from {least} to {most}',
  ask: 'Ask for a refund',
  asked: 'Request received',
  number: 'Request {number}',
  states: {
    requested: 'Under review',
    approved: 'Approved, on its way',
    paid: 'Paid out',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    charged_back: 'Ended: the bank took the payment back',
  },
  review: 'We will decide by {day}; until then this money is set aside and can’t be spent.',
  onItsWay: 'The money reaches you by {day}; the exact day is up to the bank.',
  byBank:
    '{sum} can’t go back the way it came: perhaps the card is closed, or you paid by transfer. We will ask you by email where to send it.',
  reason: 'Reason: {reason}',
  withdraw: 'Withdraw request',
  withdrawnToast: 'Request withdrawn, the money is on your balance again',
  history: 'Earlier requests',
}
