import type { RefundState } from '@zubr/contracts/payments/refunds'

/** The panel's words about money that goes back to whoever paid it. */
export type RefundsMessages = {
  heading: string
  intro: string
  /** Before a sum that stands in a line of its own. */
  available: string
  /** `{sum}` was given and is not paid out. */
  given: string
  nothing: string
  /** Instead of `nothing`: `{sum}` is owed after a chargeback. */
  inDebt: string
  /** Instead of the form while a request, `{number}`, is under review. */
  oneAtATime: string
  sum: string
  /** `{review}` working days, 10, and `{paid}` days, 30: both take the plural's form. */
  sumHint: string
  sumWrong: string
  ask: string
  asked: string
  number: string
  /** Of a request. */
  states: Record<RefundState, string>
  /** `{day}` is a date. */
  review: string
  onItsWay: string
  /** `{sum}` begins the sentence. */
  byBank: string
  reason: string
  withdraw: string
  withdrawnToast: string
  history: string
}
