import type { Catalogue } from '@zubr/domain/catalogue'
import type { PromoCode } from '@zubr/domain/promo'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { promoCodes, promoUses } from './tables.ts'

/** A code with its uses by anybody and by this account. With `lock` nobody else uses it until the transaction ends. */
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
    uses: await db.$count(promoUses, eq(promoUses.code, code)),
    usesByAccount: await db.$count(
      promoUses,
      and(eq(promoUses.code, code), eq(promoUses.accountId, accountId)),
    ),
  }
}

/**
 * The codes that the site advertises exist from the first start on and lower prices by the percent that it says. What an operator
 * did to them since, such as disabling one, is kept.
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
