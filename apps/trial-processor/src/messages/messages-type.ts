/** What the trial processor's pages say. `{places}` are filled in. */
export type Messages = {
  /** Of each page, and its heading. */
  title: string
  /** On every page. */
  noMoney: string
  noMoneyMore: string
  purpose: string
  sum: string
  bill: string
  ways: { card: string; erip: string; sbp: string }
  /** What somebody can do who is to pay. */
  pay: string
  decline: string
  declineBecause: string
  declines: { funds: string; card_expired: string; authentication: string; limit: string; bank: string }
  leave: string
  /** A card that is closed later takes no refund. */
  cardClosed: string
  /** Of ERIP: how a bill is found there, by `{number}`. */
  eripHow: string
  payNow: string
  payLater: string
  /** `{time}` is when. */
  paysAt: string
  otherSum: string
  /** How it stands. */
  states: { waiting: string; paid: string; declined: string; expired: string }
  back: string
  chargeBack: string
  givenBack: string
  all: string
  none: string
  unknown: string
  /** Another site's page has pressed a button of this one. */
  foreign: string
  refundRefused: string
}
