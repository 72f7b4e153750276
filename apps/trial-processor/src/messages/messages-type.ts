/** The texts of the trial processor's pages. `{names}` are placeholders. */
export type Messages = {
  /** The title and heading of each page. */
  title: string
  /** On every page. */
  noMoney: string
  noMoneyMore: string
  purpose: string
  sum: string
  invoice: string
  ways: { card: string; erip: string; sbp: string }
  /** The payer's buttons. */
  pay: string
  decline: string
  declineBecause: string
  declines: { funds: string; card_expired: string; authentication: string; limit: string; bank: string }
  leave: string
  /** A card that is closed after the payment accepts no refund. */
  cardClosed: string
  /** ERIP lists the invoice under `{number}`. */
  eripHow: string
  payNow: string
  payLater: string
  /** `{time}`: the time of the payment. */
  paysAt: string
  otherSum: string
  states: { waiting: string; paid: string; declined: string; expired: string }
  back: string
  chargeBack: string
  givenBack: string
  all: string
  none: string
  unknown: string
  /** For a form that a page of another site sent. */
  foreign: string
  refundRefused: string
}
