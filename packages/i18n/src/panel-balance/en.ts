import type { BalanceMessages } from './balance-messages.ts'

export const balance: BalanceMessages = {
  heading: 'Balance',
  given: 'Of this, {sum} is bonus credit from us. It’s spent first and can’t be refunded.',
  debt: {
    heading: 'You owe {sum}',
    text: 'Your bank reversed a payment, but part of that money had already been spent or refunded. Anything added to your balance pays off this debt first. Until it’s paid, you can’t buy anything or request a refund.',
    endedHeading: 'Paid time has ended: your bank reversed a payment',
    restore: 'Server “{server}”: top up {sum} by {until} to restore this time at the same price.',
    support: 'Didn’t ask your bank for this? Contact support.',
    added: 'Debt: {sum}',
  },
  topUp: {
    heading: 'Top up',
    sum: 'Amount',
    sumHint: 'From {least} to {greatest}',
    sumShape: 'Enter the amount in digits, for example 25 or 25.50',
    tooSmall: 'The minimum for this payment method is {least}',
    tooGreat: 'The maximum for this payment method is {greatest} at a time',
    presets: 'Suggested amounts',
    method: 'Payment method',
    noFee: 'no fee',
    fee: '{percent} fee',
    onBalance: 'Added to balance',
    feeLine: 'Payment provider’s fee',
    total: 'To pay',
    offer:
      'This is a 100% prepayment under the {offer}. You enter your card details on the payment provider’s page; we never see them.',
    offerLink: 'public offer',
    submit: 'Pay {total}',
    leaving: 'Opening the payment page…',
    trial: 'Test mode: no real money is charged.',
    none: 'Online payment isn’t available yet. You can top up through support.',
    noneHere:
      'Online payment isn’t available in your balance’s currency yet. You can top up through support.',
    paid: 'Invoice {number} is paid: {sum} has been added to your balance',
    feeChanged: 'The fee has changed. Check the total and press again.',
  },
  invoices: {
    heading: 'Invoices',
    empty: 'No invoices yet: the first one appears when you top up.',
    number: 'Invoice {number}',
    purposes: {
      top_up: 'Balance top-up',
      server: 'New server',
      plan: 'Change of plan',
      extension: 'Server renewal',
    },
    otherSum: 'different amount',
    states: {
      preparing: 'being prepared',
      waiting: 'waiting for payment',
      paid: 'paid',
      declined: 'declined',
      expired: 'expired',
      refunded: 'refunded',
      refused: 'not issued',
    },
    pay: 'Pay',
    open: 'invoice {number}',
    all: 'Show all invoices',
  },
  movements: {
    more: 'Show more',
    csv: 'Download CSV',
    details: 'Details',
    currency: 'Currency',
    server: 'Server',
  },
  orders: {
    server: {
      unpaid: 'Your new server ({plan}) will be created as soon as invoice {number} is paid.',
      coming: 'Invoice {number} is paid. We’re creating your server ({plan})…',
      failed:
        'Invoice {number} is paid, but the server ({plan}) couldn’t be created. {why} The money is in your balance, so you don’t need to pay again.',
    },
    plan: {
      unpaid: 'The plan changes to “{plan}” as soon as invoice {number} is paid.',
      coming: 'Invoice {number} is paid. We’re changing the plan to “{plan}”…',
      failed:
        'Invoice {number} is paid, but the plan couldn’t be changed to “{plan}”. {why} The money is in your balance, so you don’t need to pay again.',
    },
    extension: {
      unpaid: 'The server ({plan}) is renewed as soon as invoice {number} is paid.',
      coming: 'Invoice {number} is paid. We’re renewing the server ({plan})…',
      failed:
        'Invoice {number} is paid, but the server ({plan}) couldn’t be renewed. {why} The money is in your balance, so you don’t need to pay again.',
    },
    again: 'Choose again',
    toServer: 'Go to the server',
  },
  buy: {
    leads: {
      server:
        'Pay what’s missing, and the server will be created as soon as the money arrives, even if you close this window.',
      plan: 'Pay what’s missing, and the plan changes as soon as the money arrives, even if you close this window.',
      extension:
        'Pay what’s missing, and the server is renewed as soon as the money arrives, even if you close this window.',
    },
    least: 'The minimum for this payment method is {least}: the rest stays in your balance.',
    greatest:
      'The maximum for this payment method is {greatest} at a time. Choose another, or top up in several payments first.',
    submits: {
      server: 'Pay {total} and create',
      plan: 'Pay {total} and change',
      extension: 'Pay {total} and renew',
    },
    ownPack:
      'If you’re using your own modpack file, top up first and choose the file afterwards: it would be lost on the payment page.',
  },
}
