import type { InvoiceMessages } from './invoice-messages.ts'

export const en: InvoiceMessages<'en'> = {
  checking: 'Checking your payment…',
  none: 'Each invoice has its own link. All your invoices are in the panel, on the balance page.',
  unknown: {
    title: 'Invoice not found',
    text: 'Check that you copied the whole link. All your invoices are in the panel, on the balance page.',
  },
  needsScript:
    'This page needs JavaScript to check your payment. Please turn it on in your browser settings.',
  away: 'We can’t check your payment right now. This doesn’t affect the payment itself: the page will try again shortly.',
  awayStale: 'No connection. This is the latest we know; the page will try again shortly.',
  tryNow: 'Try now',
  heading: 'Invoice no. {number}',
  titles: {
    preparing: 'Preparing your invoice',
    waiting: 'Waiting for payment',
    expired: 'This invoice has expired',
    refused: 'The invoice couldn’t be issued',
    refunded: 'The payment was refunded',
  },
  texts: {
    preparing: 'The payment page will be ready in a moment. This page updates by itself.',
    waiting: 'You can pay until {until}. If you already have, just wait: this page updates by itself.',
    paid: '{amount} has been added to your balance.',
    declined:
      'Nothing was added to your balance. If your bank is holding the money, it will release it automatically.',
    expired:
      'It wasn’t paid in time. If you did pay, the money isn’t lost: it will be added to your balance, and you’ll see it here.',
    refused:
      'The payment provider didn’t accept it. You weren’t charged. Try again or choose another payment method.',
    refunded: '{amount} of this invoice was refunded. When it appears on your card depends on your bank.',
  },
  states: {
    preparing: 'being prepared',
    waiting: 'waiting for payment',
    paid: 'paid',
    declined: 'declined',
    expired: 'expired',
    refused: 'not issued',
    refunded: 'refunded',
  },
  paidTimes: {
    one: 'This invoice was paid {count} time. Nothing is lost: all of it, {amount}, is in your balance. Spend the extra or request a refund.',
    other:
      'This invoice was paid {count} times. Nothing is lost: all of it, {amount}, is in your balance. Spend the extra or request a refund.',
  },
  reasons: {
    funds: 'There wasn’t enough money on the card. Top it up or pay with another card.',
    card_expired: 'The card has expired. Pay with another card.',
    card_data:
      'Something in the card details is wrong. Check the number, the date and the code, then try again.',
    authentication: 'Your bank couldn’t confirm it was you: the code was missing or wrong. Try again.',
    limit: 'The card’s limit was exceeded. Raise it in your bank’s app, or top up a smaller amount.',
    fraud: 'The payment looked suspicious. Call your bank or pay with another card.',
    bank: 'Your bank declined the payment. Ask it why: you may need to allow online payments. Or pay with another card.',
    country: 'Cards from this country aren’t accepted here. Use another card or another payment method.',
    method: 'This payment method isn’t available right now. Choose another one.',
    canceled: 'The payment was cancelled. If that was by accident, try again.',
    unknown: 'The payment provider gave no reason. Try again or choose another payment method.',
  },
  otherSum: {
    title: 'A different amount arrived',
    waits:
      'The invoice is for {total}, but {amount} arrived, so nothing was added automatically. We have the money: we’ll add it to your balance or refund it. To speed this up, write to us with the invoice number.',
    resolved:
      'The invoice is for {total}, but {amount} arrived. Support has already dealt with this money: if it was added to your balance, you’ll see it in the history. If it isn’t there, write to us.',
    state: 'different amount',
  },
  lastAttempt: 'The last attempt failed. {reason}',
  orderPays: {
    server: 'Your server will be created as soon as the money arrives, even if you close this page.',
    plan: 'The plan changes as soon as the money arrives, even if you close this page.',
    extension: 'The server is renewed as soon as the money arrives, even if you close this page.',
  },
  orders: {
    server: {
      waiting: 'Creating your server. This usually takes seconds, and the page updates by itself.',
      created: 'Your server has been created. You’ll find it in the panel.',
      failed:
        'The server couldn’t be created: something changed while the payment was on its way. The money is in your balance, so you don’t need to pay again. Please choose your server again.',
    },
    plan: {
      waiting: 'We’re changing the plan. It usually takes seconds, and this page updates by itself.',
      created: 'The plan has been changed.',
      failed:
        'The plan couldn’t be changed: something else changed while you were paying. The money is in your balance, so you don’t need to pay again. Change the plan on the server’s page.',
    },
    extension: {
      waiting: 'We’re renewing the server. It usually takes seconds, and this page updates by itself.',
      created: 'The server has been renewed.',
      failed:
        'The server couldn’t be renewed: something changed while you were paying. The money is in your balance, so you don’t need to pay again. Renew the server on its page.',
    },
  },
  pay: 'Pay {total}',
  again: 'Try again',
  toServer: 'Go to the server',
  chooseAnew: 'Choose again',
  toInvoices: 'Balance and invoices',
  print: 'Print',
  howTitle: 'How to pay',
  how: [
    'Press “Pay”: the payment provider’s page opens.',
    'Check the amount and pay. You enter card details only there, never on our pages.',
    'Come back here: this page shows when the money has arrived.',
  ],
  howErip: [
    'In your bank’s app, in online banking, at a kiosk or at a cash desk, open “Sistema Raschet” (ERIP).',
    'Find our service: the payment page shows where it is and its code.',
    'Enter invoice number {number}, check the amount of {total} and confirm.',
  ],
  rows: {
    number: 'Number',
    purpose: 'Purpose',
    plan: 'Plan',
    term: 'Term',
    paidUntil: 'Server paid until',
    sum: 'Added to balance',
    fee: 'Payment provider’s fee',
    total: 'Total',
    method: 'Payment method',
    state: 'Status',
    created: 'Issued',
    until: 'Pay by',
    paid: 'Paid',
    refunded: 'Refunded',
    seller: 'Payee',
  },
  purposes: {
    top_up: 'Balance top-up',
    server: 'Balance top-up and server purchase',
    plan: 'Balance top-up and a change of plan',
    extension: 'Balance top-up and a server renewal',
  },
  trial: 'This is a test payment: no real money is charged.',
}
