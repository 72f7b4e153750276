import type { Quote } from '@zubr/contracts/payments/balance'
import { isFree, planOf } from '@zubr/domain/plans'
import type { TermMonths } from '@zubr/domain/server-life'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { entryOf, lockAccount, post } from '../../balance/ledger.ts'
import { type HasFreeServer, type PriceList, quoteOf } from '../../balance/quote.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import type { Session } from '../../http/visitor.ts'
import type { Actor } from '../activity.ts'
import { lockOwnedServer } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { periodsOf, storePaidPeriod } from '../terms/periods.ts'
import { applyLifeEvent } from './life.ts'
import { mailPurchase, type SendMail } from './mail.ts'

/** Throws Refused with the missing amount, if any. */
export function refuseShortBalance({ missing, balance }: Pick<Quote, 'missing' | 'balance'>): void {
  if (missing.minor === 0) return
  throw new Refused('insufficient_balance', {
    missing: String(missing.minor),
    balance: String(balance?.minor ?? 0),
    currency: missing.currency,
  })
}

/**
 * Extends a server at today's price; a suspended one is restored if it is in time. Once per
 * idempotency key. Throws Refused.
 */
export async function extendServer(
  db: Db,
  input: {
    catalogue: PriceList
    session: Session
    id: string
    months?: TermMonths | undefined
    /** In kopecks: nothing is extended for more than this. */
    maxMinor?: number
    idempotencyKey: string
    now: Date
    sendMail: SendMail
  },
): Promise<void> {
  const { catalogue, session, id, months = 1, now, sendMail } = input
  const { accountId } = session
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    const row = await lockOwnedServer(tx, accountId, id)
    const idempotencyKey = `extend:${input.idempotencyKey}`
    const before = await entryOf(tx, accountId, idempotencyKey)
    if (before) {
      if (before.serverId !== id) throw new Refused('conflict')
      return
    }
    const plan = planOf(catalogue.plans, row.plan)
    if (!plan || row.paidUntil === null) throw new Refused('plan_refused', { plan: 'not_extendable' })
    const quote = await quoteOf(tx, {
      ...{ catalogue, plan, months, session, now, hasFreeServer },
      promoCode: null,
    })
    if (quote.refused) throw new Refused('plan_refused', { plan: quote.refused })
    if (input.maxMinor !== undefined && quote.total.minor > input.maxMinor)
      throw new Refused('plan_refused', { plan: 'price_changed' })
    refuseShortBalance(quote)
    await payExtension(tx, row, {
      ...quote,
      ...{ accountId, months, idempotencyKey, now, sendMail },
      actor: { accountId },
    })
  })
}

/**
 * Takes the price of an extension from a locked account and extends its locked server. Throws
 * Refused.
 */
export async function payExtension(
  tx: Tx,
  row: ServerRow,
  input: Pick<Quote, 'price' | 'termDiscount' | 'total'> & {
    accountId: string
    months: TermMonths
    idempotencyKey: string
    actor: Actor
    now: Date
    sendMail: SendMail
  },
): Promise<void> {
  const { accountId, months, price, termDiscount, total, idempotencyKey, actor, now, sendMail } = input
  const { id, plan, contract, paidUntil } = row
  const before = await periodsOf(tx, row, { price: price.minor / months, now })
  const money = { ...total, minor: -total.minor }
  const entry = { accountId, at: now, reason: plan, serverId: id, idempotencyKey }
  await post(tx, { ...entry, kind: 'extension', money, months })
  const extended = await applyLifeEvent(tx, row, 'extend', { now, months, actor, sendMail })
  if (!extended?.paidUntil) throw new Refused('server_not_active', { contract })
  const startsAt = paidUntil && paidUntil > now ? paidUntil : now
  const termDiscountPercent = termDiscount?.percent ?? 0
  const stretch = {
    startsAt,
    endsAt: extended.paidUntil,
    months,
    termDiscountPercent,
    discountAmount: 0,
    listAmount: 0,
  }
  await storePaidPeriod(tx, { id, accountId, before }, { ...stretch, idempotencyKey })
  await mailPurchase(tx, sendMail, 'server_extended', {
    ...{ accountId, server: row, plan, price: total },
    paidUntil: extended.paidUntil,
  })
}

/** Whether an account has its one server on a free plan. */
export const hasFreeServer: HasFreeServer = async (db, plans, accountId) => {
  const freeIds = plans.filter(isFree).map(({ id }) => id)
  const ofAccount = and(
    eq(servers.accountId, accountId),
    inArray(servers.plan, freeIds),
    ne(servers.contract, 'deleted'),
  )
  return (await db.$count(servers, ofAccount)) > 0
}
