import type { Money, Quote } from '@zubr/contracts/balance'
import type { Catalogue } from '@zubr/domain/catalogue'
import { percentOf } from '@zubr/domain/money'
import { type Currency, isFree, type Plan } from '@zubr/domain/plans'
import { promoRefusal } from '@zubr/domain/promo'
import type { z } from 'zod'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { Session } from '../http/session.ts'
import { promoCodeOf } from '../promo/store.ts'
import { balanceOf, currencyOf } from './ledger.ts'
import { monthlyPrice } from './prices.ts'

export type PriceList = Pick<Catalogue, 'plans' | 'discountPercent'>

/** Whether an account has its one free server; servers know. */
export type HasFreeServer = (db: Db | Tx, plans: readonly Plan[], accountId: string) => Promise<boolean>

type Asked = {
  catalogue: PriceList
  plan: Plan
  promoCode: string | null
  session: Session
  now: Date
  /** Counts as long as the account has chosen none. */
  currency?: Currency | undefined
  hasFreeServer: HasFreeServer
}

/**
 * What a plan costs an account now. With `lock` the promo code's last use cannot be taken by another until the transaction
 * ends; the account must be locked before.
 */
export async function quoteOf(
  db: Db | Tx,
  { catalogue, plan, promoCode, session, now, currency: asked = 'BYN', hasFreeServer }: Asked,
  lock = false,
): Promise<z.infer<typeof Quote>> {
  const chosen = await currencyOf(db, session.accountId)
  const currency = chosen ?? asked
  const { discountPercent } = catalogue
  const own = monthlyPrice(plan, currency, discountPercent)
  const price = own ?? monthlyPrice(plan, 'BYN', discountPercent) ?? { currency, minor: 0 }
  const code = promoCode?.trim() || null
  const promo = code === null ? undefined : await promoCodeOf(db, code, session.accountId, lock)
  const promoRefused = code === null ? null : (promoRefusal(promo, price.minor, now) ?? null)
  const off = promo && !promoRefused ? { ...price, minor: percentOf(price.minor, promo.percent) } : undefined
  const total: Money = { ...price, minor: price.minor - (off?.minor ?? 0) }
  const balance = chosen && { currency: chosen, minor: await balanceOf(db, session.accountId) }
  const covered = balance && balance.currency === total.currency ? balance.minor : 0
  const refusal = async () => {
    if (!isFree(plan)) return chosen === null || own !== undefined ? null : 'other_currency'
    if (!session.emailConfirmed) return 'unconfirmed'
    return (await hasFreeServer(db, catalogue.plans, session.accountId)) ? 'free_taken' : null
  }
  return {
    plan: plan.id,
    price,
    promo: promo && off ? { code: promo.code, percent: promo.percent, off } : null,
    promoRefused,
    total,
    balance,
    missing: { ...total, minor: Math.max(0, total.minor - covered) },
    refused: await refusal(),
  }
}
