import type { Invoice, InvoiceState, OrderPurpose } from '@zubr/contracts/payments/invoices'

/**
 * Messages of the balance, of paying in and of invoices. The panel's catalogue holds them as
 * `balance`.
 */
export type BalanceMessages = {
  /** Also in the menu. */
  heading: string
  /** Below the balance: how much of it was given (promotions, compensation). `{sum}`. */
  given: string
  /** A bank took a payment back. */
  debt: {
    /** `{sum}` is owed. */
    heading: string
    text: string
    /** Nothing is owed, but paid time has ended. */
    endedHeading: string
    /** `{server}`, `{sum}` and `{until}`, a date with its time. */
    restore: string
    /** A link to support follows. */
    support: string
    /** Below a movement: `{sum}` was added to the debt. */
    added: string
  }
  topUp: {
    heading: string
    sum: string
    /** `{least}` and `{greatest}` of what the chosen way takes. */
    sumHint: string
    /** What was typed is no sum. */
    sumShape: string
    tooSmall: string
    tooGreat: string
    /** Read aloud: sums to choose from. */
    presets: string
    method: string
    noFee: string
    /** `{percent}` with its sign. */
    fee: string
    /**
     * Lines of the arithmetic: what comes onto the balance, what is added for the payment system,
     * both together.
     */
    onBalance: string
    feeLine: string
    total: string
    /** Below the button; `{offer}` is `offerLink`. */
    offer: string
    offerLink: string
    /** `{total}`. */
    submit: string
    leaving: string
    /** The processor is one to try with. */
    trial: string
    /** No payment system is connected; a link to support follows. */
    none: string
    /** None of them takes the account's currency; a link to support follows. */
    noneHere: string
    /** An invoice turned out to be paid: `{number}`, `{sum}`. */
    paid: string
    /** The fee has changed since it was shown. */
    feeChanged: string
  }
  invoices: {
    heading: string
    empty: string
    /** `{number}`. */
    number: string
    purposes: Record<Invoice['purpose'], string>
    /** Instead of its state: money came for it, but another sum than it asks for. */
    otherSum: string
    states: Record<InvoiceState, string>
    pay: string
    /** Read aloud after `pay`, and the text of the link to an invoice: `{number}`. */
    open: string
    all: string
  }
  movements: {
    more: string
    csv: string
    /** Columns of the file, beside those of the page. */
    details: string
    currency: string
    server: string
  }
  /**
   * What is bought once its invoice is paid: not paid yet, paid and under way, refused. `{number}`
   * of the invoice, `{plan}`; `{why}` is a whole sentence.
   */
  orders: Record<OrderPurpose, Record<'unpaid' | 'coming' | 'failed', string>> & {
    /** To the form of a new server. */
    again: string
    toServer: string
  }
  /** Where something is bought for more than the balance holds. */
  buy: {
    /** The balance lacks something: pay now. */
    leads: Record<OrderPurpose, string>
    /** The way takes no less than `{least}`. */
    least: string
    /** It takes no more than `{greatest}` at once. */
    greatest: string
    /** `{total}`. */
    submits: Record<OrderPurpose, string>
    /** A modpack's file of one's own does not survive the way to the processor. */
    ownPack: string
  }
}
