import type { Money, Quote } from '@zubr/contracts/balance'
import type { Catalogue } from '@zubr/domain/catalogue'
import { minorUnits, percentOf } from '@zubr/domain/money'
import { type Currency, type Discounts, isFree, type Plan } from '@zubr/domain/plans'
import { displayedPrice } from '@zubr/domain/price'
import { promoRefusal } from '@zubr/domain/promo'
import type { z } from 'zod'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { Session } from '../http/visitor.ts'
import { promoCodeOf } from '../promo/store.ts'
import { balanceOf, currencyOf } from './ledger.ts'

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

/** A month of a plan as the site shows it; undefined if it is not sold in this currency. Free plans cost 0 of any. */
export function monthlyPrice(plan: Plan, currency: Currency, discountPercent: Discounts): Money | undefined {
  if (isFree(plan)) return { currency, minor: 0 }
  const price = plan.price[currency]
  if (price === undefined) return undefined
  // The shortest decimal that a number is written as is the one that stands in the price list.
  const minor = minorUnits(String(displayedPrice(price, discountPercent[currency]).now))
  if (minor === undefined) throw new Error(`the price of ${plan.id} has more than two places`)
  return { currency, minor }
}
