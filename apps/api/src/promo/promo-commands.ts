import { countFrom, momentFrom } from '../operators/arguments.ts'
import { defineCommand } from '../operators/command.ts'
import { auditLines } from '../operators/operator-log.ts'
import {
  addPromoCode,
  disablePromoCode,
  listPromoCodes,
  type PromoCodeUsage,
  promoCodeDetails,
  windowTexts,
} from './promo-service.ts'

const codeArg = { type: 'positional', description: 'The promo code, in any case.' } as const

/** `npm run zubr -- promo <verb>`. */
export const promoCommands = {
  add: defineCommand({
    name: 'promo add',
    description: 'Adds a promo code, which lowers the price of a plan.',
    args: {
      code: { type: 'positional', description: '3 to 40 letters, digits or hyphens.' },
      percent: { type: 'positional', description: 'The discount, 1 to 100.' },
      uses: { type: 'string', description: 'The maximum of all uses.', valueHint: 'n' },
      'per-account': {
        type: 'string',
        description: 'The maximum of one account, 1 by default.',
        valueHint: 'n',
      },
      from: { type: 'string', description: 'The first day or time when it is valid.', valueHint: 'date' },
      until: { type: 'string', description: 'The last day or time when it is valid.', valueHint: 'date' },
    },
    run: (operator, args) =>
      addPromoCode(operator, {
        code: args.code,
        percent: /^\d{1,3}$/.test(args.percent) ? Number(args.percent) : Number.NaN,
        maxUses: countFrom(args.uses, 'uses') ?? null,
        usesPerAccount: countFrom(args['per-account'], 'per-account') ?? 1,
        startsAt: momentFrom(args.from, 'from'),
        endsAt: momentFrom(args.until, 'until'),
      }),
    text(promo) {
      const window = windowTexts(promo).map((part) => `, ${part}`)
      return [`Promo code ${promo.code} lowers a plan's price by ${promo.percent} percent${window.join('')}.`]
    },
  }),

  list: defineCommand({
    name: 'promo list',
    description: 'Lists the promo codes with their uses.',
    run: listPromoCodes,
    text: (codes) =>
      codes.length === 0
        ? ['There are no promo codes yet: npm run zubr -- promo add <code> <percent>']
        : codes.map(lineOf),
  }),

  show: defineCommand({
    name: 'promo show',
    description: 'Shows a promo code with its uses, and what operators did to it.',
    args: { code: codeArg },
    run: promoCodeDetails,
    text: (found) => [lineOf(found), ...auditLines(found.auditEntries)],
  }),

  disable: defineCommand({
    name: 'promo disable',
    description: 'Makes a promo code invalid.',
    args: { code: codeArg },
    run: disablePromoCode,
    text: ({ code }) => [`Promo code ${code} is no longer valid.`],
  }),
}

function lineOf({ promo, uses }: PromoCodeUsage): string {
  const { code, percent, maxUses, usesPerAccount, disabledAt } = promo
  return [
    `${code}  ${percent} percent`,
    `used ${uses}${maxUses === null ? '' : ` of ${maxUses}`}`,
    `${usesPerAccount} an account`,
    ...windowTexts(promo),
    ...(disabledAt ? ['disabled'] : []),
  ].join(', ')
}
