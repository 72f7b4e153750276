import type { BillMessages } from './words.ts'

export const en: BillMessages<'en'> = {
  checking: 'Checking how your payment stands…',
  none: 'A bill opens by its own link. All your bills are in the panel, on the balance page.',
  unknown: {
    title: 'There’s no such bill',
    text: 'Check that the link was copied in full. All your bills are in the panel, on the balance page.',
  },
  needsScript:
    'Without JavaScript this page can’t find out how your payment stands. The balance page of the panel shows it too.',
  away: 'We can’t find out how your payment stands right now. That doesn’t affect the payment itself: this page will ask again shortly.',
  awayStale: 'No connection. This is the last we know; the page will ask again shortly.',
  tryNow: 'Ask now',
  heading: 'Bill no. {number}',
  titles: {
    preparing: 'Getting the bill ready',
    waiting: 'Waiting for payment',
    expired: 'This bill has expired',
    refused: 'The bill couldn’t be issued',
    refunded: 'The money was sent back',
  },
  texts: {
    preparing: 'The payment system is about to say where to pay. This page updates by itself.',
    waiting: 'You can pay until {until}. If you already have, just wait: this page updates by itself.',
    paid: '{amount} is on your balance.',
    declined:
      'Nothing was added to your balance. If your bank is holding the money, it will release it by itself.',
    expired:
      'It wasn’t paid in time. If you did pay, the money isn’t lost: it will come to your balance, and you’ll see it here.',
    refused:
      'The payment system didn’t accept it. You weren’t charged. Try again or choose another way to pay.',
    refunded: '{amount} of this bill was sent back. When it shows on your card depends on your bank.',
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
    one: 'This bill was paid {count} time. Nothing is lost: all of it, {amount}, is on your balance. Spend the extra or ask for it back.',
    other:
      'This bill was paid {count} times. Nothing is lost: all of it, {amount}, is on your balance. Spend the extra or ask for it back.',
  },
  reasons: {
    funds: 'There wasn’t enough money on the card. Top it up or pay with another card.',
    card_expired: 'The card has expired. Pay with another card.',
    card_data:
      'Something in the card details is wrong. Try again and check the number, the date and the code.',
    authentication: 'Your bank couldn’t confirm it was you: the code was missing or wrong. Try again.',
    limit: 'The card’s limit was exceeded. Raise it in your bank’s app, or top up a smaller sum.',
    fraud: 'The payment looked suspicious. Call your bank or pay with another card.',
    bank: 'Your bank declined the payment. Ask it why: online payments may need to be allowed. Or pay with another card.',
    country: 'Cards from this country aren’t accepted here. Pay with another card or in another way.',
    method: 'You can’t pay this way right now. Choose another one.',
    canceled: 'The payment was cancelled. If that was by accident, try again.',
    unknown: 'The payment system gave no reason. Try again or choose another way to pay.',
  },
  orderPays: 'When the money arrives, your server is created by itself, even if you close this page.',
  orders: {
    waiting: 'Creating your server. It usually takes seconds: this page updates by itself.',
    created: 'Your server has been created and is waiting in the panel.',
    failed:
      'The server couldn’t be created: something changed while the payment was on its way. The money is on your balance, there’s no need to pay again. Choose your server anew.',
  },
  pay: 'Pay {total}',
  again: 'Try again',
  toServer: 'Go to the server',
  chooseAnew: 'Choose anew',
  toBills: 'Balance and bills',
  print: 'Print',
  howTitle: 'How to pay',
  how: [
    'Press “Pay”: the payment system’s page opens.',
    'Check the sum and pay. Card details are entered only there, never on our pages.',
    'Come back here: this page shows by itself when the money has arrived.',
  ],
  howErip: [
    'In your bank’s app, internet bank, at a kiosk or a cash desk, open “Sistema Raschet” (ERIP).',
    'Find our service: the payment page shows where it is and its code.',
    'Enter bill number {number}, check the sum of {total} and confirm.',
  ],
  rows: {
    number: 'Number',
    purpose: 'Purpose',
    sum: 'To the balance',
    fee: 'Payment system’s fee',
    total: 'Total',
    method: 'Way to pay',
    state: 'State',
    created: 'Issued',
    until: 'Pay by',
    paid: 'Paid',
    refunded: 'Sent back',
    seller: 'Payee',
  },
  purposes: { top_up: 'Balance top-up', server: 'Balance top-up and purchase of a server' },
  trial: 'This is a trial payment: no money moves.',
}
