import { inServiceTime } from '@zubr/domain/service-time'
import { asc, eq, sql } from 'drizzle-orm'
import { constraintOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import { type AuditEntry, insertAuditEntry, newestAuditEntries } from '../operators/operator-log.ts'
import { promoCodes, promoRedemptions } from './promo-schema.ts'

export type AddPromoCodeInput = {
  code: string
  /** 1 to 100. */
  percent: number
  /** Null for any number. */
  maxUses: number | null
  usesPerAccount: number
  startsAt: Date | null
  endsAt: Date | null
}
/** A promo code; `disabledAt` is null while it is valid within its window. */
export type PromoCode = typeof promoCodes.$inferSelect
export type PromoCodeUsage = { promo: PromoCode; uses: number }

/** Adds a promo code. Rejects with OperatorError. */
export async function addPromoCode(operator: Operator, input: AddPromoCodeInput): Promise<PromoCode> {
  const { percent, startsAt, endsAt } = input
  const code = input.code.toUpperCase()
  if (!/^[A-Z0-9-]{3,40}$/.test(code))
    throw new OperatorError('a code has 3 to 40 letters, digits or hyphens')
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new OperatorError('expected 1 to 100 percent')
  if (startsAt && endsAt && endsAt <= startsAt) throw new OperatorError('--until must come after --from')
  try {
    return await inTransaction(operator.db, async (tx) => {
      const [promo] = await tx
        .insert(promoCodes)
        .values({ ...input, code })
        .returning()
      if (!promo) throw new Error('an insert returned no row')
      const text = [`added: ${percent} percent`, ...windowTexts(promo)].join(', ')
      await insertAuditEntry(tx, operator, subjectOf(code), text)
      return promo
    })
  } catch (error) {
    if (constraintOf(error) === 'promo_codes_pkey')
      throw new OperatorError(`there is a promo code ${code} already`)
    throw error
  }
}

/** Every promo code with its number of uses, by code. */
export const listPromoCodes = ({ db }: Operator): Promise<PromoCodeUsage[]> =>
  withUses(db).orderBy(asc(promoCodes.code))

/** A promo code, in any case, with what operators did to it. Rejects with OperatorError. */
export async function promoCodeDetails(
  { db }: Operator,
  input: { code: string },
): Promise<PromoCodeUsage & { auditEntries: AuditEntry[] }> {
  const code = input.code.toUpperCase()
  const [found] = await withUses(db).where(eq(promoCodes.code, code))
  if (!found) throw new OperatorError(`there is no promo code ${code}`)
  return { ...found, auditEntries: await newestAuditEntries(db, subjectOf(code)) }
}

/** Makes a promo code invalid. Rejects with OperatorError. */
export async function disablePromoCode(operator: Operator, input: { code: string }): Promise<PromoCode> {
  const code = input.code.toUpperCase()
  return inTransaction(operator.db, async (tx) => {
    const change = { disabledAt: operator.clock() }
    const [promo] = await tx.update(promoCodes).set(change).where(eq(promoCodes.code, code)).returning()
    if (!promo) throw new OperatorError(`there is no promo code ${code}`)
    await insertAuditEntry(tx, operator, subjectOf(code), 'disabled')
    return promo
  })
}

/** When the code is valid, in the service's time zone. */
export function windowTexts({ startsAt, endsAt }: Pick<PromoCode, 'startsAt' | 'endsAt'>): string[] {
  return [
    ...(startsAt ? [`from ${inServiceTime(startsAt)}`] : []),
    ...(endsAt ? [`until ${inServiceTime(endsAt)}`] : []),
  ]
}

const subjectOf = (code: string) => `promo ${code}`

function withUses(db: Db) {
  return db
    .select({ promo: promoCodes, uses: sql<number>`count(${promoRedemptions.id})::int` })
    .from(promoCodes)
    .leftJoin(promoRedemptions, eq(promoRedemptions.code, promoCodes.code))
    .groupBy(promoCodes.code)
    .$dynamic()
}
