import type { Catalogue } from '@zubr/domain/catalogue'
import type { PromoCode } from '@zubr/domain/promo'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { RateLimits } from '../http/rate-limits/rate-limits.ts'
import { promoCodes, promoRedemptions } from './promo-schema.ts'

/**
 * A code with its uses in total and by this account. `lock` blocks other uses until the transaction
 * ends.
 */
export async function promoCodeOf(
  db: Db | Tx,
  typed: string,
  accountId: string,
  lock = false,
): Promise<(PromoCode & { code: string }) | undefined> {
  const code = typed.trim().toUpperCase()
  const query = db.select().from(promoCodes).where(eq(promoCodes.code, code))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) return undefined
  const { disabledAt, ...promo } = row
  return {
    ...promo,
    disabled: disabledAt !== null,
    uses: await db.$count(promoRedemptions, eq(promoRedemptions.code, code)),
    usesByAccount: await db.$count(
      promoRedemptions,
      and(eq(promoRedemptions.code, code), eq(promoRedemptions.accountId, accountId)),
    ),
  }
}

/**
 * Inserts the codes that the site advertises and sets their percent. Changes that an operator made,
 * such as disabling one, stay.
 */
export async function ensureAdvertisedCodes(db: Db, codes: Catalogue['advertisedCodes']): Promise<void> {
  for (const { code, percent } of codes)
    await db
      .insert(promoCodes)
      .values({ code, percent })
      .onConflictDoUpdate({
        target: promoCodes.code,
        set: { percent },
        setWhere: ne(promoCodes.percent, percent),
      })
}

/**
 * Tries a promo code for an account. Unknown codes count against the account and its address, so
 * that codes cannot be guessed; during a pause valid ones are refused too. `isUnknown` gets the
 * result or error of `attempt`. Throws TooMany.
 */
export async function tryPromo<T>(
  { db, rateLimits }: { db: Db; rateLimits: RateLimits },
  { accountId, address, code }: { accountId: string; address: string; code: string | null },
  attempt: () => Promise<T>,
  isUnknown: (outcome: { value: T } | { error: unknown }) => boolean,
): Promise<T> {
  const typed = code?.trim().toUpperCase()
  const answered = `${accountId} ${typed}`
  if (!typed || (await rateLimits.left(db, 'promoAnswered', answered)) > 0) return attempt()
  await rateLimits.pass(db, 'promoAddress', address)
  await rateLimits.pass(db, 'promo', accountId)
  const outcome = await attempt().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await rateLimits.take(db, 'promoAnswered', answered)
  if (!isUnknown(outcome)) {
    await rateLimits.giveBack(db, 'promo', accountId)
    await rateLimits.giveBack(db, 'promoAddress', address)
  }
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
