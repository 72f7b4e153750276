import { inServiceTime } from '@zubr/domain/service-time'
import { asc, eq, sql } from 'drizzle-orm'
import { constraintOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { momentFrom, parseOptions, wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { insertAuditEntry, listAuditEntries } from '../operators/operator-log.ts'
import { promoCodes, promoRedemptions } from './promo-schema.ts'

const usage = 'promo add <code> <percent> [--uses <n>] [--per-account <n>] [--from <date>] [--until <date>]'

/** `npm run zubr -- promo <verb>`. */
export const promoCommands = {
  add: async ({ db, print, clock }, args) => {
    const promo = promoFrom(args)
    try {
      await inTransaction(db, async (tx) => {
        await tx.insert(promoCodes).values(promo)
        await insertAuditEntry(
          tx,
          clock(),
          `promo ${promo.code}`,
          [`added: ${promo.percent} percent`, ...windowOf(promo)].join(', '),
        )
      })
    } catch (error) {
      if (constraintOf(error) === 'promo_codes_pkey')
        throw new OperatorError(`there is a promo code ${promo.code} already`)
      throw error
    }
    const window = windowOf(promo).map((part) => `, ${part}`)
    print(`Promo code ${promo.code} lowers a plan's price by ${promo.percent} percent${window.join('')}.`)
  },

  list: async ({ db, print }, args) => {
    wordsOf(args, 'promo list')
    const rows = await withUses(db).orderBy(asc(promoCodes.code))
    if (rows.length === 0) return print('No promo codes yet: npm run zubr -- promo add <code> <percent>')
    for (const row of rows) print(lineOf(row))
  },

  show: async ({ db, print }, args) => {
    const [typed] = wordsOf(args, 'promo show <code>')
    const code = typed.toUpperCase()
    const [row] = await withUses(db).where(eq(promoCodes.code, code))
    if (!row) throw new OperatorError(`there is no promo code ${code}`)
    print(lineOf(row))
    for (const act of await listAuditEntries(db, `promo ${code}`)) print(act)
  },

  disable: async ({ db, print, clock }, args) => {
    const [typed] = wordsOf(args, 'promo disable <code>')
    const code = typed.toUpperCase()
    const at = clock()
    await inTransaction(db, async (tx) => {
      const changed = await tx.update(promoCodes).set({ disabledAt: at }).where(eq(promoCodes.code, code))
      if (changed.rowCount === 0) throw new OperatorError(`there is no promo code ${code}`)
      await insertAuditEntry(tx, at, `promo ${code}`, 'disabled')
    })
    print(`Promo code ${code} no longer counts.`)
  },
} satisfies Record<string, Command>

export const promoHelp: Record<keyof typeof promoCommands, string> = {
  add: usage,
  list: 'promo list                         every promo code with its uses',
  show: 'promo show <code>                  one with its uses, and what operators did to it',
  disable: 'promo disable <code>               a promo code counts no more',
}

function withUses(db: Db) {
  return db
    .select({ promo: promoCodes, uses: sql<number>`count(${promoRedemptions.id})::int` })
    .from(promoCodes)
    .leftJoin(promoRedemptions, eq(promoRedemptions.code, promoCodes.code))
    .groupBy(promoCodes.code)
    .$dynamic()
}

function lineOf({ promo, uses }: Awaited<ReturnType<typeof withUses>>[number]): string {
  const { code, percent, maxUses, usesPerAccount, disabledAt } = promo
  return [
    `${code}  ${percent} percent`,
    `used ${uses}${maxUses === null ? '' : ` of ${maxUses}`}`,
    `${usesPerAccount} an account`,
    ...windowOf(promo),
    ...(disabledAt ? ['disabled'] : []),
  ].join(', ')
}

/** When the code is valid, in the service's time zone. */
function windowOf({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }): string[] {
  return [
    ...(startsAt ? [`from ${inServiceTime(startsAt)}`] : []),
    ...(endsAt ? [`until ${inServiceTime(endsAt)}`] : []),
  ]
}

function promoFrom(args: string[]) {
  const { positionals, options } = parseOptions(args, ['uses', 'per-account', 'from', 'until'], usage)
  const [code = '', percent = '', ...rest] = positionals
  if (rest.length > 0 || !/^[A-Za-z0-9-]{3,40}$/.test(code) || !/^\d{1,3}$/.test(percent))
    throw new OperatorError(`usage: ${usage}; a code has 3 to 40 letters, digits or hyphens`)
  if (Number(percent) < 1 || Number(percent) > 100) throw new OperatorError('expected 1 to 100 percent')
  const startsAt = momentFrom(options.from, 'from')
  const endsAt = momentFrom(options.until, 'until')
  if (startsAt && endsAt && endsAt <= startsAt) throw new OperatorError('--until must come after --from')
  return {
    code: code.toUpperCase(),
    percent: Number(percent),
    maxUses: countFrom(options.uses, 'uses') ?? null,
    usesPerAccount: countFrom(options['per-account'], 'per-account') ?? 1,
    startsAt,
    endsAt,
  }
}

function countFrom(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`--${name}: expected a whole number from 1 on`)
  return Number(text)
}
