import type { PlanChangeRefusal } from '@zubr/domain/terms/plan-change'

/**
 * Messages of how long a server is paid for, and by which plan. The panel's catalogue holds them as
 * `terms`.
 */
export type TermsMessages = {
  /** Names the choice of 1, 3, 6 or 12 months. */
  term: string
  /** `{term}` is a number of months with its unit, in the nominative. */
  priceFor: string
  /**
   * A line of the price: what paying for several months at once takes off, `{percent}` of the price
   * above it.
   */
  discountLine: string
  /** Below a promo code's line, where several months are bought. */
  promoFirst: string
  /**
   * The same where those months have a discount: the code takes its percentage of the first month's
   * lowered price.
   */
  promoAfterDiscount: string
  auto: Record<
    | 'label'
    | 'off'
    /** `{date}` on which the next month is paid. */
    | 'ahead'
    /** The day has come. */
    | 'due'
    | 'title'
    /** `{price}` of a month. */
    | 'text'
    | 'rule'
    /** Below the price of a month: several months bought at once would be cheaper each. */
    | 'monthly'
    /** `{date}` and `{price}`. */
    | 'first'
    /** Less than a day is left; `{price}`. */
    | 'atOnce'
    /** `{balance}` and `{date}`. */
    | 'short'
    | 'turnOn'
    | 'turnedOn'
    | 'turnedOff',
    string
  >
  plan: Record<
    | 'change'
    /**
     * The time that is left was bought for several months at once, cheaper; so its rest is on the
     * new plan.
     */
    | 'keepsDiscount'
    /** Names a list of plans, each with its price of a month. */
    | 'choose'
    /** Below the RAM and the disk of both plans, where the new one has less. */
    | 'lessMemory'
    | 'lessDisk'
    | 'lessBoth'
    /** How much paid time is left; days and hours stand beside it. */
    | 'timeLeft'
    /** What is left of what was paid, for `{plan}`. */
    | 'worth'
    /** What that time costs on `{plan}`. */
    | 'cost'
    | 'pay'
    | 'back'
    /** How much of what comes back was given, and is given again. */
    | 'given'
    /** A free server becomes a paid one. */
    | 'month'
    | 'buyText'
    | 'limits'
    | 'submit'
    /** `{price}`. */
    | 'submitPaid'
    | 'done'
    | 'recounted',
    string
  >
  refused: Record<PlanChangeRefusal, string>
}
