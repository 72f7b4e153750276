import type { TermsMessages } from './words.ts'

export const terms: TermsMessages = {
  term: 'For how long',
  priceFor: 'Price for {term}',
  promoFirst: 'The promo code lowers the price of the first month.',
  auto: {
    label: 'Auto-renewal',
    off: 'Off: you renew the server yourself.',
    ahead: 'We’ll take the price of the next month from your balance on {date}.',
    due: 'Time is nearly up: the server renews as soon as there’s enough money in your balance.',
    title: 'Turn on auto-renewal?',
    text: 'Every month, a day before the paid time ends, we’ll take the price of the plan from your balance. That’s {price} now.',
    rule: 'Three days before, you’ll get an email with the amount and the date. We never take more than it says. You can turn this off at any time.',
    first: 'First payment: {date}, {price}.',
    atOnce: 'Less than a day is left, so we’ll take {price} right away.',
    short: 'You have {balance} now. Top up before {date}, or the server will stop.',
    turnOn: 'Turn on',
    turnedOn: 'Auto-renewal is on',
    turnedOff: 'Auto-renewal is off',
  },
  plan: {
    change: 'Change plan',
    choose: 'New plan and its monthly price',
    timeLeft: 'Paid time left',
    worth: 'Value left on “{plan}”',
    cost: 'Same time on “{plan}”',
    pay: 'To pay',
    back: 'Returned to your balance',
    given: 'Of which bonus credit',
    month: 'First month',
    buyText:
      'The server becomes a paid one: its world and settings are kept, and its paid time starts today.',
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
  },
}
