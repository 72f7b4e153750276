import type {
  BillState,
  billPurposes,
  DeclineReason,
  OrderPurpose,
  orderStates,
} from '@zubr/contracts/payments/bills'
import type { Locale } from '../locales.ts'
import type { Plural } from '../messages.ts'

/**
 * Messages of a bill's page, and of the two return pages of payment systems. Sums include their
 * currency.
 */
export type BillMessages<L extends Locale | 'any' = 'any'> = {
  /** While the bill is asked for the first time. */
  checking: string
  /** On the bill's page when its address names no bill. */
  none: string
  /** The address names a bill that nobody knows. */
  unknown: { title: string; text: string }
  /** Without scripts the page can't ask how the payment stands. */
  needsScript: string
  /**
   * The API does not answer; the page retries by itself. `awayStale`: shown below the last known
   * bill.
   */
  away: string
  awayStale: string
  tryNow: string
  /** Headline: `{number}` of the bill. */
  heading: string
  /**
   * Headlines of states; those of a paid and a declined bill are `paySuccess.heading` and
   * `payError.heading`.
   */
  titles: Record<Exclude<BillState, 'paid' | 'declined'>, string>
  /**
   * Explanation of a state and the next actions. `{until}` is a day with its time, `{amount}` the
   * credited or refunded sum.
   */
  texts: Record<BillState, string>
  /** The same in a word or two, as the value of a row. */
  states: Record<BillState, string>
  /** Paid more than once by mistake: `{count}` times, `{amount}` came onto the balance in all. */
  paidTimes: Plural<L>
  /** Why a payment was declined, and what one can do about it. */
  reasons: Record<DeclineReason, string>
  /**
   * A bill for which `{amount}` came instead of `{total}`. An operator assigns that money by hand.
   */
  otherSum: {
    title: string
    waits: string
    /** An operator has: it may be on the balance, or was sent back. */
    resolved: string
    /** Instead of the bill's state. */
    state: string
  }
  /** Of a bill that waits after a declined attempt; `{reason}` is a sentence. */
  lastAttempt: string
  /** Of a bill that pays for something, before the money has come. */
  orderPays: Record<OrderPurpose, string>
  /** The same bill once it is paid. */
  orders: Record<OrderPurpose, Record<(typeof orderStates)[number], string>>
  /** Buttons. `pay`: `{total}` is what is paid. */
  pay: string
  again: string
  toServer: string
  chooseAnew: string
  toBills: string
  print: string
  howTitle: string
  /** Steps at the payment system's own page. */
  how: readonly string[]
  /**
   * Steps in ERIP, the Belarusian settlement system «Расчёт»: `{number}` of the bill, `{total}`.
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
  purposes: Record<(typeof billPurposes)[number], string>
  /** A payment system to try with: no money moves. */
  trial: string
}
