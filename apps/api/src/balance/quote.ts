import type { Quote } from '@zubr/contracts/payments/balance'
import type { Catalogue } from '@zubr/domain/catalogue'
import { priceBreakdownFor } from '@zubr/domain/payments/price-breakdown'
import { type Currency, isFree, type Plan } from '@zubr/domain/plans'
import type { TermMonths } from '@zubr/domain/server-life'
import type { z } from 'zod'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { Session } from '../http/visitor.ts'
import { promoCodeOf } from '../promo/store.ts'
import { fundsAndDebtOf } from './journal.ts'
import { currencyOf } from './ledger.ts'

export type PriceList = Pick<Catalogue, 'plans' | 'discountPercent' | 'termDiscounts'>

/** Whether an account has its one free server; implemented in `servers`. */
export type HasFreeServer = (db: Db | Tx, plans: readonly Plan[], accountId: string) => Promise<boolean>

type QuoteInput = {
  catalogue: PriceList
  plan: Plan
  months?: TermMonths | undefined
  promoCode: string | null
  session: Session
  now: Date
  /** Used while the account has chosen none. */
  currency?: Currency | undefined
  hasFreeServer: HasFreeServer
}

/**
 * What a plan costs an account now. `lock` reserves the promo code's last use until the transaction
 * ends; lock the account first.
 */
export async function quoteOf(
  db: Db | Tx,
  {
    catalogue,
    plan,
    months = 1,
    promoCode,
    session,
    now,
    currency: requestedCurrency = 'BYN',
    hasFreeServer,
  }: QuoteInput,
  lock = false,
): Promise<z.infer<typeof Quote>> {
  const chosen = await currencyOf(db, session.accountId)
  const funds = await fundsAndDebtOf(db, session.accountId)
  const balance = chosen && { currency: chosen, minor: funds.own + funds.given }
  const code = promoCode?.trim() || null
  const promo = code === null ? null : await promoCodeOf(db, code, session.accountId, lock)
  const { discountPercent, termDiscounts } = catalogue
  const breakdown = priceBreakdownFor({
    plan,
    months,
    discountPercent,
    termDiscounts,
    balance,
    currency: requestedCurrency,
    promo,
    now,
  })
  const { price, termDiscount, off, promoRefused, total, missing } = breakdown
  const refusal = async () => {
    if (!isFree(plan)) return breakdown.otherCurrency ? 'other_currency' : null
    if (!session.emailConfirmed) return 'unconfirmed'
    return (await hasFreeServer(db, catalogue.plans, session.accountId)) ? 'free_taken' : null
  }
  return {
    plan: plan.id,
    months,
    price,
    termDiscount: termDiscount ?? null,
    promo: promo && off ? { code: promo.code, percent: promo.percent, off } : null,
    promoRefused,
    total,
    balance,
    missing: isFree(plan) ? missing : { ...missing, minor: missing.minor + funds.debt },
    ...(funds.debt > 0 && { debt: { currency: total.currency, minor: funds.debt } }),
    refused: await refusal(),
  }
}
