import type { PlanChangeRefusal } from '@zubr/domain/terms/plan-change'
import type { Translation } from '../translation.ts'

/** Messages about paid terms and changes of plan. They are `terms` in the panel's catalogue. */
export const terms = {
  /** Label of the choice of 1, 3, 6 or 12 months. */
  term: 'For how long',
  /** `{term}` is a number of months with its unit, in the nominative. */
  priceFor: 'Price for {term}',
  /** A line of the price: the discount for several months, `{percent}` of the price above it. */
  discountLine: 'Multi-month discount (−{percent})',
  /** Below the line of a promo code when several months are bought. */
  promoFirst: 'The promo code lowers the price of the first month.',
  /**
   * The same with a discount for several months: the code applies to the discounted first month.
   */
  promoAfterDiscount: 'The promo code lowers the price of the first month, after the multi-month discount.',
  auto: {
    label: 'Auto-renewal',
    off: 'Off: you renew the server yourself.',
    /** `{date}` on which the next month is paid. */
    ahead: 'We’ll take the price of the next month from your balance on {date}.',
    /** The day of the renewal. */
    due: 'Time is nearly up: the server renews as soon as there’s enough money in your balance.',
    title: 'Turn on auto-renewal?',
    /** `{price}` is the monthly price. */
    text:
      'Every month, a day before the paid time ends, we’ll take the price of the plan from your balance. ' +
      'That’s {price} now.',
    rule:
      'Three days before, you’ll get an email with the amount and the date. ' +
      'We never take more than it says. ' +
      'You can turn this off at any time.',
    /** Below the monthly price: several months at once cost less each. */
    monthly: 'Auto-renewal pays for one month at a time, so this price has no multi-month discount.',
    first: 'First payment: {date}, {price}.',
    /** Less than a day is left; `{price}`. */
    atOnce: 'Less than a day is left, so we’ll take {price} right away.',
    short: 'You have {balance} now. Top up before {date}, or the server will stop.',
    turnOn: 'Turn on',
    turnedOn: 'Auto-renewal is on',
    turnedOff: 'Auto-renewal is off',
  },
  plan: {
    change: 'Change plan',
    /** Label of a list of plans with their monthly prices. */
    choose: 'New plan and its monthly price',
    /** Below the RAM and the disk of both plans, when the new plan has less. */
    lessMemory: 'The new plan has less RAM than you have now.',
    lessDisk: 'The new plan has less disk space than you have now.',
    lessBoth: 'The new plan has less RAM and disk space than you have now.',
    /** Label of the remaining paid time. */
    timeLeft: 'Paid time left',
    /** The rest of the money paid for `{plan}`. */
    worth: 'Value left on “{plan}”',
    /** The price of the remaining time on `{plan}`. */
    cost: 'Same time on “{plan}”',
    pay: 'To pay',
    back: 'Returned to your balance',
    /** The part of the returned money that came from promotions. */
    given: 'Of which bonus credit',
    /** A free server becomes a paid one. */
    month: 'First month',
    buyText:
      'The server becomes a paid one: its world and settings are kept, and its paid time starts today.',
    /** The remaining time keeps its discount for several months on the new plan. */
    keepsDiscount: 'The multi-month discount you bought this time with also applies to the new plan.',
    limits: 'The new disk size applies immediately, the new RAM after the server restarts.',
    submit: 'Change',
    submitPaid: 'Change for {price}',
    done: 'The plan has been changed. The RAM changes after a restart.',
    recounted:
      'The amount has changed, and nothing has been charged yet. Check it and press the button again.',
  },
  refused: {
    unknown: 'This plan no longer exists.',
    not_active: 'You can only change the plan while the server is paid for and not blocked.',
    edition: 'This plan is for another edition of the game.',
    free: 'A paid server can’t be moved to the free plan.',
    memory: 'This server’s software needs more RAM than that plan has.',
    disk: 'The server’s files don’t fit on that plan’s disk. Delete what you don’t need and try again.',
    disk_unknown:
      'We don’t know yet how much space the files take. Start the server and try again in a minute.',
    moving: 'The server is being moved. You can change the plan once that’s done.',
    node_silent: 'The node isn’t responding. Try again a little later.',
    node_full:
      'The node has no room for this plan. Move the server to another node or choose a smaller plan.',
    other_currency: 'This plan isn’t sold in the currency of your balance.',
  } satisfies Record<PlanChangeRefusal, string>,
}

export type TermsMessages = Translation<typeof terms>
