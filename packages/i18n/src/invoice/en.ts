import type {
  DeclineReason,
  InvoiceState,
  invoicePurposes,
  OrderPurpose,
  orderStates,
} from '@zubr/contracts/payments/invoices'
import type { Locale } from '../locales.ts'
import type { Translation } from '../translation.ts'

/**
 * Messages of an invoice's page, and of the two return pages of payment systems. Sums include their
 * currency.
 */
export const en = {
  /** While the invoice is loaded for the first time. */
  checking: 'Checking your payment…',
  /** On the invoice's page when its address names no invoice. */
  none: 'Each invoice has its own link. All your invoices are in the panel, on the balance page.',
  /** There is no invoice with this address. */
  unknown: {
    title: 'Invoice not found',
    text: 'Check that you copied the whole link. All your invoices are in the panel, on the balance page.',
  },
  /** Without scripts the page cannot query the state of the payment. */
  needsScript:
    'This page needs JavaScript to check your payment. Please turn it on in your browser settings.',
  /**
   * The API does not answer; the page retries by itself. `awayStale`: shown below the last known
   * invoice.
   */
  away:
    'We can’t check your payment right now. ' +
    'This doesn’t affect the payment itself: the page will try again shortly.',
  awayStale: 'No connection. This is the latest we know; the page will try again shortly.',
  tryNow: 'Try now',
  /** Headline: `{number}` of the invoice. */
  heading: 'Invoice no. {number}',
  /**
   * Headlines of states; those of a paid and a declined invoice are `paySuccess.heading` and
   * `payError.heading`.
   */
  titles: {
    preparing: 'Preparing your invoice',
    waiting: 'Waiting for payment',
    expired: 'This invoice has expired',
    refused: 'The invoice couldn’t be issued',
    refunded: 'The payment was refunded',
  } satisfies Record<Exclude<InvoiceState, 'paid' | 'declined'>, string>,
  /**
   * Explanation of a state and the next actions. `{until}` is a day with its time, `{amount}` the
   * credited or refunded sum.
   */
  texts: {
    preparing: 'The payment page will be ready in a moment. This page updates by itself.',
    waiting: 'You can pay until {until}. If you already have, just wait: this page updates by itself.',
    paid: '{amount} has been added to your balance.',
    declined:
      'Nothing was added to your balance. If your bank is holding the money, it will release it automatically.',
    expired:
      'It wasn’t paid in time. If you did pay, the money isn’t lost: it will be added to your balance, ' +
      'and you’ll see it here.',
    refused:
      'The payment provider didn’t accept it. You weren’t charged. Try again or choose another payment method.',
    refunded: '{amount} of this invoice was refunded. When it appears on your card depends on your bank.',
  } satisfies Record<InvoiceState, string>,
  /** The same in a word or two, as the value of a row. */
  states: {
    preparing: 'being prepared',
    waiting: 'waiting for payment',
    paid: 'paid',
    declined: 'declined',
    expired: 'expired',
    refused: 'not issued',
    refunded: 'refunded',
  } satisfies Record<InvoiceState, string>,
  /** The invoice was paid `{count}` times by mistake; `{amount}` is on the balance in total. */
  paidTimes: {
    one:
      'This invoice was paid {count} time. ' +
      'Nothing is lost: all of it, {amount}, is in your balance. ' +
      'Spend the extra or request a refund.',
    other:
      'This invoice was paid {count} times. ' +
      'Nothing is lost: all of it, {amount}, is in your balance. ' +
      'Spend the extra or request a refund.',
  },
  /** Why a payment was declined, and what to do. */
  reasons: {
    funds: 'There wasn’t enough money on the card. Top it up or pay with another card.',
    card_expired: 'The card has expired. Pay with another card.',
    card_data:
      'Something in the card details is wrong. Check the number, the date and the code, then try again.',
    authentication: 'Your bank couldn’t confirm it was you: the code was missing or wrong. Try again.',
    limit: 'The card’s limit was exceeded. Raise it in your bank’s app, or top up a smaller amount.',
    fraud: 'The payment looked suspicious. Call your bank or pay with another card.',
    bank:
      'Your bank declined the payment. ' +
      'Ask it why: you may need to allow online payments. ' +
      'Or pay with another card.',
    country: 'Cards from this country aren’t accepted here. Use another card or another payment method.',
    method: 'This payment method isn’t available right now. Choose another one.',
    canceled: 'The payment was cancelled. If that was by accident, try again.',
    unknown: 'The payment provider gave no reason. Try again or choose another payment method.',
  } satisfies Record<DeclineReason, string>,
  /** `{amount}` was paid instead of `{total}`. An operator assigns the money manually. */
  otherSum: {
    title: 'A different amount arrived',
    waits:
      'The invoice is for {total}, but {amount} arrived, so nothing was added automatically. ' +
      'We have the money: we’ll add it to your balance or refund it. ' +
      'To speed this up, write to us with the invoice number.',
    /** An operator has assigned it: to the balance, or back to the payer. */
    resolved:
      'The invoice is for {total}, but {amount} arrived. ' +
      'Support has already dealt with this money: if it was added to your balance, you’ll see it in ' +
      'the history. If it isn’t there, write to us.',
    /** Instead of the invoice's state. */
    state: 'different amount',
  },
  /** For a waiting invoice after a declined attempt; `{reason}` is a sentence. */
  lastAttempt: 'The last attempt failed. {reason}',
  /** For an invoice that pays for an order, before the payment. */
  orderPays: {
    server: 'Your server will be created as soon as the money arrives, even if you close this page.',
    plan: 'The plan changes as soon as the money arrives, even if you close this page.',
    extension: 'The server is renewed as soon as the money arrives, even if you close this page.',
  } satisfies Record<OrderPurpose, string>,
  /** The same invoice once it is paid. */
  orders: {
    server: {
      waiting: 'Creating your server. This usually takes seconds, and the page updates by itself.',
      created: 'Your server has been created. You’ll find it in the panel.',
      failed:
        'The server couldn’t be created: something changed while the payment was on its way. ' +
        'The money is in your balance, so you don’t need to pay again. ' +
        'Please choose your server again.',
    },
    plan: {
      waiting: 'We’re changing the plan. It usually takes seconds, and this page updates by itself.',
      created: 'The plan has been changed.',
      failed:
        'The plan couldn’t be changed: something else changed while you were paying. ' +
        'The money is in your balance, so you don’t need to pay again. ' +
        'Change the plan on the server’s page.',
    },
    extension: {
      waiting: 'We’re renewing the server. It usually takes seconds, and this page updates by itself.',
      created: 'The server has been renewed.',
      failed:
        'The server couldn’t be renewed: something changed while you were paying. ' +
        'The money is in your balance, so you don’t need to pay again. ' +
        'Renew the server on its page.',
    },
  } satisfies Record<OrderPurpose, Record<(typeof orderStates)[number], string>>,
  /** Buttons. `pay`: `{total}` is what is paid. */
  pay: 'Pay {total}',
  again: 'Try again',
  toServer: 'Go to the server',
  chooseAnew: 'Choose again',
  toInvoices: 'Balance and invoices',
  print: 'Print',
  howTitle: 'How to pay',
  /** Steps on the payment system's own page. */
  how: [
    'Press “Pay”: the payment provider’s page opens.',
    'Check the amount and pay. You enter card details only there, never on our pages.',
    'Come back here: this page shows when the money has arrived.',
  ],
  /**
   * Steps in ERIP, the Belarusian settlement system «Расчёт»: `{number}` of the invoice, `{total}`.
   */
  howErip: [
    'In your bank’s app, in online banking, at a kiosk or at a cash desk, open “Sistema Raschet” (ERIP).',
    'Find our service: the payment page shows where it is and its code.',
    'Enter invoice number {number}, check the amount of {total} and confirm.',
  ],
  rows: {
    number: 'Number',
    purpose: 'Purpose',
    plan: 'Plan',
    /** The number of months of a server that it pays for. */
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
  } satisfies Record<(typeof invoicePurposes)[number], string>,
  /** A test payment system: no money is charged. */
  trial: 'This is a test payment: no real money is charged.',
}

export type InvoiceMessages<L extends Locale | 'any' = 'any'> = Translation<typeof en, L>
