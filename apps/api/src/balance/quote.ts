import type { Plan } from '@zubr/content/plans'
import { type Currency, plans } from '@zubr/content/plans'
import type { Money, Quote } from '@zubr/contracts/balance'
import { percentOf } from '@zubr/domain/money'
import { promoRefusal } from '@zubr/domain/promo'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { Session } from '../http/session.ts'
import { promoCodeOf } from '../promo/store.ts'
import { servers } from '../servers/tables.ts'
import { balanceOf, currencyOf } from './ledger.ts'
import { isFree, monthlyPrice } from './prices.ts'

type Asked = {
  plan: Plan
  promoCode: string | null
  session: Session
  now: Date
  /** Counts as long as the account has chosen none. */
  currency?: Currency | undefined
}

/**
 * What a plan costs an account now. With `lock` the promo code's last use cannot be taken by another until the transaction
 * ends; the account must be locked before.
 */
export async function quoteOf(
  db: Db | Tx,
  { plan, promoCode, session, now, currency: asked = 'BYN' }: Asked,
  lock = false,
): Promise<z.infer<typeof Quote>> {
  const chosen = await currencyOf(db, session.accountId)
  const currency = chosen ?? asked
  const own = monthlyPrice(plan, currency)
  const price = own ?? monthlyPrice(plan, 'BYN') ?? { currency, minor: 0 }
  const code = promoCode?.trim() || null
  const promo = code === null ? undefined : await promoCodeOf(db, code, session.accountId, lock)
  const promoRefused = code === null ? null : (promoRefusal(promo, price.minor, now) ?? null)
  const off = promo && !promoRefused ? { ...price, minor: percentOf(price.minor, promo.percent) } : undefined
  const total: Money = { ...price, minor: price.minor - (off?.minor ?? 0) }
  const balance = chosen && { currency: chosen, minor: await balanceOf(db, session.accountId) }
  const covered = balance && balance.currency === total.currency ? balance.minor : 0
  return {
    plan: plan.id,
    price,
    promo: promo && off ? { code: promo.code, percent: promo.percent, off } : null,
    promoRefused,
    total,
    balance,
    missing: { ...total, minor: Math.max(0, total.minor - covered) },
    refused: await refusalOf(db, plan, session, chosen === null || own !== undefined),
  }
}

async function refusalOf(
  db: Db | Tx,
  plan: Plan,
  session: Session,
  soldInCurrency: boolean,
): Promise<z.infer<typeof Quote>['refused']> {
  if (!isFree(plan)) return soldInCurrency ? null : 'other_currency'
  if (!session.emailConfirmed) return 'unconfirmed'
  const freeIds = plans.filter(isFree).map(({ id }) => id)
  const taken = await db.$count(
    servers,
    and(
      eq(servers.accountId, session.accountId),
      inArray(servers.plan, freeIds),
      ne(servers.contract, 'deleted'),
    ),
  )
  return taken > 0 ? 'free_taken' : null
}
