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
import { lockOwn } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { keepPaid, periodsOf } from '../terms/periods.ts'
import { applyLife } from './life.ts'
import { mailPurchase, type SendMail } from './mail.ts'

/** Throws Refused with how much is missing, if anything is. */
export function refuseShortBalance({ missing, balance }: Pick<Quote, 'missing' | 'balance'>): void {
  if (missing.minor === 0) return
  throw new Refused('insufficient_balance', {
    missing: String(missing.minor),
    balance: String(balance?.minor ?? 0),
    currency: missing.currency,
  })
}

/**
 * Pays more months of a server, at the price of today; in time it brings a suspended one back. Once, however often one
 * idempotency key is sent. Throws Refused.
 */
export async function extendServer(
  db: Db,
  asked: {
    catalogue: PriceList
    session: Session
    id: string
    months?: TermMonths | undefined
    /** In kopecks: for more than this nothing is extended. */
    maxMinor?: number
    idempotencyKey: string
    now: Date
    sendMail: SendMail
  },
): Promise<void> {
  const { catalogue, session, id, months = 1, now, sendMail } = asked
  const { accountId } = session
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    const row = await lockOwn(tx, accountId, id)
    const idempotencyKey = `extend:${asked.idempotencyKey}`
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
    if (asked.maxMinor !== undefined && quote.total.minor > asked.maxMinor)
      throw new Refused('plan_refused', { plan: 'price_changed' })
    refuseShortBalance(quote)
    await payExtension(tx, row, {
      ...quote,
      ...{ accountId, months, idempotencyKey, now, sendMail },
      actor: { accountId },
    })
  })
}

/** Takes the price of more months of a locked server from its locked account, and adds them. Throws Refused. */
export async function payExtension(
  tx: Tx,
  row: ServerRow,
  asked: Pick<Quote, 'price' | 'termDiscount' | 'total'> & {
    accountId: string
    months: TermMonths
    idempotencyKey: string
    actor: Actor
    now: Date
    sendMail: SendMail
  },
): Promise<void> {
  const { accountId, months, price, termDiscount, total, idempotencyKey, actor, now, sendMail } = asked
  const { id, plan, contract, paidUntil } = row
  const before = await periodsOf(tx, row, { price: price.minor / months, now })
  const money = { ...total, minor: -total.minor }
  const entry = { accountId, at: now, reason: plan, serverId: id, idempotencyKey }
  await post(tx, { ...entry, kind: 'extension', money, months })
  const extended = await applyLife(tx, row, 'extend', { now, months, actor, sendMail })
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
  await keepPaid(tx, { id, accountId, before }, { ...stretch, idempotencyKey })
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
