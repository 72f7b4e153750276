import type {
  DeclineReason,
  InvoiceState,
  invoicePurposes,
  OrderPurpose,
  orderStates,
} from '@zubr/contracts/payments/invoices'
import type { Locale } from '../locales.ts'
import type { Plural } from '../messages.ts'

/**
 * Messages of an invoice's page, and of the two return pages of payment systems. Sums include their
 * currency.
 */
export type InvoiceMessages<L extends Locale | 'any' = 'any'> = {
  /** While the invoice is asked for the first time. */
  checking: string
  /** On the invoice's page when its address names no invoice. */
  none: string
  /** The address names an invoice that nobody knows. */
  unknown: { title: string; text: string }
  /** Without scripts the page can't ask how the payment stands. */
  needsScript: string
  /**
   * The API does not answer; the page retries by itself. `awayStale`: shown below the last known
   * invoice.
   */
  away: string
  awayStale: string
  tryNow: string
  /** Headline: `{number}` of the invoice. */
  heading: string
  /**
   * Headlines of states; those of a paid and a declined invoice are `paySuccess.heading` and
   * `payError.heading`.
   */
  titles: Record<Exclude<InvoiceState, 'paid' | 'declined'>, string>
  /**
   * Explanation of a state and the next actions. `{until}` is a day with its time, `{amount}` the
   * credited or refunded sum.
   */
  texts: Record<InvoiceState, string>
  /** The same in a word or two, as the value of a row. */
  states: Record<InvoiceState, string>
  /** Paid more than once by mistake: `{count}` times, `{amount}` came onto the balance in all. */
  paidTimes: Plural<L>
  /** Why a payment was declined, and what one can do about it. */
  reasons: Record<DeclineReason, string>
  /**
   * An invoice for which `{amount}` came instead of `{total}`. An operator assigns that money by
   * hand.
   */
  otherSum: {
    title: string
    waits: string
    /** An operator has: it may be on the balance, or was sent back. */
    resolved: string
    /** Instead of the invoice's state. */
    state: string
  }
  /** Of an invoice that waits after a declined attempt; `{reason}` is a sentence. */
  lastAttempt: string
  /** Of an invoice that pays for something, before the money has come. */
  orderPays: Record<OrderPurpose, string>
  /** The same invoice once it is paid. */
  orders: Record<OrderPurpose, Record<(typeof orderStates)[number], string>>
  /** Buttons. `pay`: `{total}` is what is paid. */
  pay: string
  again: string
  toServer: string
  chooseAnew: string
  toInvoices: string
  print: string
  howTitle: string
  /** Steps at the payment system's own page. */
  how: readonly string[]
  /**
   * Steps in ERIP, the Belarusian settlement system «Расчёт»: `{number}` of the invoice, `{total}`.
   */
  howErip: readonly string[]
  rows: Record<
    | 'number'
    | 'purpose'
    | 'plan'
    /** How many months of a server it pays for. */
    | 'term'
    | 'paidUntil'
    | 'sum'
    | 'fee'
    | 'total'
    | 'method'
    | 'state'
    | 'created'
    | 'until'
    | 'paid'
    | 'refunded'
    | 'seller',
    string
  >
  purposes: Record<(typeof invoicePurposes)[number], string>
  /** A payment system to try with: no money moves. */
  trial: string
}
