import type { Invoice, InvoiceState, OrderPurpose } from '@zubr/contracts/payments/invoices'
import type { Translation } from '../translation.ts'

/**
 * Messages of the balance, of top-ups and of invoices. They are `balance` in the panel's catalogue.
 */
export const balance = {
  /** Also in the menu. */
  heading: 'Balance',
  /** Below the balance: the `{sum}` that came from promotions and compensation. */
  given: 'Of this, {sum} is bonus credit from us. It’s spent first and can’t be refunded.',
  /** A bank reversed a payment. */
  debt: {
    /** `{sum}` is owed. */
    heading: 'You owe {sum}',
    text:
      'Your bank reversed a payment, but part of that money had already been spent or refunded. ' +
      'Anything added to your balance pays off this debt first. ' +
      'Until it’s paid, you can’t buy anything or request a refund.',
    /** There is no debt, but paid time has ended. */
    endedHeading: 'Paid time has ended: your bank reversed a payment',
    /** `{server}`, `{sum}` and `{until}`, a date with its time. */
    restore: 'Server “{server}”: top up {sum} by {until} to restore this time at the same price.',
    /** A link to support follows. */
    support: 'Didn’t ask your bank for this? Contact support.',
    /** Below a movement: `{sum}` was added to the debt. */
    added: 'Debt: {sum}',
  },
  topUp: {
    heading: 'Top up',
    sum: 'Amount',
    /** `{least}` and `{greatest}` are the limits of the chosen payment method. */
    sumHint: 'From {least} to {greatest}',
    /** The input is not an amount. */
    sumShape: 'Enter the amount in digits, for example 25 or 25.50',
    tooSmall: 'The minimum for this payment method is {least}',
    tooGreat: 'The maximum for this payment method is {greatest} at a time',
    /** Read aloud: sums to choose from. */
    presets: 'Suggested amounts',
    method: 'Payment method',
    noFee: 'no fee',
    /** `{percent}` with its sign. */
    fee: '{percent} fee',
    /** Lines of the calculation: amount added to the balance, fee of the payment system, total. */
    onBalance: 'Added to balance',
    feeLine: 'Payment provider’s fee',
    total: 'To pay',
    /** Below the button; `{offer}` is `offerLink`. */
    offer:
      'This is a 100% prepayment under the {offer}. ' +
      'You enter your card details on the payment provider’s page; we never see them.',
    offerLink: 'public offer',
    submit: 'Pay {total}',
    leaving: 'Opening the payment page…',
    /** The payment system is a test system. */
    trial: 'Test mode: no real money is charged.',
    /** No payment system is connected; a link to support follows. */
    none: 'Online payment isn’t available yet. You can top up through support.',
    /** No payment system accepts the currency of the account; a link to support follows. */
    noneHere:
      'Online payment isn’t available in your balance’s currency yet. You can top up through support.',
    /** The invoice `{number}` of `{sum}` is already paid. */
    paid: 'Invoice {number} is paid: {sum} has been added to your balance',
    /** The fee has changed since it was shown. */
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
    } satisfies Record<Invoice['purpose'], string>,
    /** Replaces the state: another amount than requested was paid. */
    otherSum: 'different amount',
    states: {
      preparing: 'being prepared',
      waiting: 'waiting for payment',
      paid: 'paid',
      declined: 'declined',
      expired: 'expired',
      refunded: 'refunded',
      refused: 'not issued',
    } satisfies Record<InvoiceState, string>,
    pay: 'Pay',
    /** Read aloud after `pay`, and the text of the link to an invoice: `{number}`. */
    open: 'invoice {number}',
    all: 'Show all invoices',
  },
  movements: {
    more: 'Show more',
    csv: 'Download CSV',
    /** Columns of the file in addition to those of the page. */
    details: 'Details',
    currency: 'Currency',
    server: 'Server',
  },
  /**
   * State of an order: not paid, paid and in progress, refused. `{number}` of the invoice; `{why}`
   * is a whole sentence.
   */
  orders: {
    server: {
      unpaid: 'Your new server ({plan}) will be created as soon as invoice {number} is paid.',
      coming: 'Invoice {number} is paid. We’re creating your server ({plan})…',
      failed:
        'Invoice {number} is paid, but the server ({plan}) couldn’t be created. ' +
        '{why} The money is in your balance, so you don’t need to pay again.',
    },
    plan: {
      unpaid: 'The plan changes to “{plan}” as soon as invoice {number} is paid.',
      coming: 'Invoice {number} is paid. We’re changing the plan to “{plan}”…',
      failed:
        'Invoice {number} is paid, but the plan couldn’t be changed to “{plan}”. ' +
        '{why} The money is in your balance, so you don’t need to pay again.',
    },
    extension: {
      unpaid: 'The server ({plan}) is renewed as soon as invoice {number} is paid.',
      coming: 'Invoice {number} is paid. We’re renewing the server ({plan})…',
      failed:
        'Invoice {number} is paid, but the server ({plan}) couldn’t be renewed. ' +
        '{why} The money is in your balance, so you don’t need to pay again.',
    },
    /** To the form of a new server. */
    again: 'Choose again',
    toServer: 'Go to the server',
  } satisfies Record<OrderPurpose, Record<'unpaid' | 'coming' | 'failed', string>> & Record<string, unknown>,
  /** A purchase above the balance. */
  buy: {
    /** The balance is insufficient: pay now. */
    leads: {
      server:
        'Pay what’s missing, and the server will be created as soon as the money arrives, even if you ' +
        'close this window.',
      plan: 'Pay what’s missing, and the plan changes as soon as the money arrives, even if you close this window.',
      extension:
        'Pay what’s missing, and the server is renewed as soon as the money arrives, even if you close this window.',
    } satisfies Record<OrderPurpose, string>,
    /** The payment method accepts at least `{least}`. */
    least: 'The minimum for this payment method is {least}: the rest stays in your balance.',
    /** The payment method accepts at most `{greatest}` at once. */
    greatest:
      'The maximum for this payment method is {greatest} at a time. ' +
      'Choose another, or top up in several payments first.',
    submits: {
      server: 'Pay {total} and create',
      plan: 'Pay {total} and change',
      extension: 'Pay {total} and renew',
    } satisfies Record<OrderPurpose, string>,
    /** An uploaded modpack file is lost on the way to the payment system. */
    ownPack:
      'If you’re using your own modpack file, top up first and choose the file afterwards: it would be ' +
      'lost on the payment page.',
  },
}

export type BalanceMessages = Translation<typeof balance>
