import { parseArgs } from 'node:util'
import { asc, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { rootOf } from '../database/failure.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Command } from '../nodes/commands.ts'
import { OperatorError } from '../operator-error.ts'
import { logAct } from '../servers/operator-log.ts'
import { promoCodes, promoUses } from './tables.ts'

const usage =
  'usage: promo add <code> <percent> [--uses <n>] [--per-account <n>] [--from <date>] [--until <date>]'

/** `npm run zubr -- promo <verb>`. */
export const promoCommands = {
  add: async ({ db, print, clock }, args) => {
    const promo = promoFrom(args)
    try {
      await inTransaction(db, async (tx) => {
        await tx.insert(promoCodes).values(promo)
        await logAct(tx, clock(), `promo ${promo.code}`, `added: ${promo.percent} percent`)
      })
    } catch (error) {
      const root = rootOf(error)
      if (root instanceof pg.DatabaseError && root.constraint === 'promo_codes_pkey')
        throw new OperatorError(`there is a promo code ${promo.code} already`)
      throw error
    }
    print(`Promo code ${promo.code} lowers a plan's price by ${promo.percent} percent.`)
  },

  list: async ({ db, print }, args) => {
    if (args.length > 0) throw new OperatorError('usage: promo list')
    const rows = await db
      .select({ promo: promoCodes, uses: sql<number>`count(${promoUses.id})::int` })
      .from(promoCodes)
      .leftJoin(promoUses, eq(promoUses.code, promoCodes.code))
      .groupBy(promoCodes.code)
      .orderBy(asc(promoCodes.code))
    if (rows.length === 0) return print('No promo codes yet: npm run zubr -- promo add <code> <percent>')
    for (const { promo, uses } of rows) {
      const { code, percent, maxUses, usesPerAccount, startsAt, endsAt, disabledAt } = promo
      const parts = [
        `${code}  ${percent} percent`,
        `used ${uses}${maxUses === null ? '' : ` of ${maxUses}`}`,
        `${usesPerAccount} an account`,
        startsAt && `from ${startsAt.toISOString()}`,
        endsAt && `until ${endsAt.toISOString()}`,
        disabledAt && 'disabled',
      ]
      print(parts.filter(Boolean).join(', '))
    }
  },

  disable: async ({ db, print, clock }, args) => {
    const [typed, ...rest] = args
    if (typed === undefined || rest.length > 0) throw new OperatorError('usage: promo disable <code>')
    const code = typed.toUpperCase()
    const at = clock()
    await inTransaction(db, async (tx) => {
      const changed = await tx.update(promoCodes).set({ disabledAt: at }).where(eq(promoCodes.code, code))
      if (changed.rowCount === 0) throw new OperatorError(`there is no promo code ${code}`)
      await logAct(tx, at, `promo ${code}`, 'disabled')
    })
    print(`Promo code ${code} no longer counts.`)
  },
} satisfies Record<string, Command>

export const promoHelp: Record<keyof typeof promoCommands, string> = {
  add: `${usage.slice('usage: '.length)}`,
  list: 'promo list                         every promo code with its uses',
  disable: 'promo disable <code>               a promo code counts no more',
}

function promoFrom(args: string[]): typeof promoCodes.$inferInsert & { code: string } {
  const { values, positionals } = parsed(args)
  const [code = '', percent = '', ...rest] = positionals
  if (rest.length > 0 || !/^[A-Za-z0-9-]{3,40}$/.test(code) || !/^\d{1,3}$/.test(percent))
    throw new OperatorError(`${usage}; a code has 3 to 40 letters, digits or hyphens`)
  if (Number(percent) < 1 || Number(percent) > 100) throw new OperatorError('expected 1 to 100 percent')
  return {
    code: code.toUpperCase(),
    percent: Number(percent),
    maxUses: countFrom(values.uses, 'uses') ?? null,
    usesPerAccount: countFrom(values['per-account'], 'per-account') ?? 1,
    startsAt: dateFrom(values.from, 'from'),
    endsAt: dateFrom(values.until, 'until'),
  }
}

function parsed(args: string[]) {
  const option = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { uses: option, 'per-account': option, from: option, until: option },
    })
  } catch {
    throw new OperatorError(usage)
  }
}

function countFrom(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`--${name}: expected a whole number from 1 on`)
  return Number(text)
}

function dateFrom(text: string | undefined, name: string): Date | null {
  if (text === undefined) return null
  const date = new Date(text)
  if (Number.isNaN(+date))
    throw new OperatorError(`--${name}: expected a date like 2026-12-31 or 2026-12-31T21:00:00Z`)
  return date
}
