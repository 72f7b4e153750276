import type { PlanQuote } from '@zubr/contracts/servers/terms'
import type { Catalogue } from '@zubr/domain/catalogue'
import { capacityOfPlan } from '@zubr/domain/nodes/capacity'
import { type Currency, type Plan, planOf } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { monthsAfter } from '@zubr/domain/terms/billing-cycle'
import { type PlanChangeRefusal, planChange } from '@zubr/domain/terms/plan-change'
import { fundsAndDebtOf, fundsOf, spent, writeEntry } from '../../balance/journal.ts'
import { currencyOf, entryOf, lockAccount, post } from '../../balance/ledger.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { applyPlan, planRefusal } from '../lifecycle/change-plan.ts'
import { mailPurchase, type SendMail } from '../lifecycle/mail.ts'
import { refuseShortBalance } from '../lifecycle/pay.ts'
import { lockActive } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { periodsOf, replacePeriods, storePaidPeriod } from './periods.ts'

type Prices = Pick<Catalogue, 'plans' | 'discountPercent'>
type PlanChangeInput = { catalogue: Prices; row: ServerRow; accountId: string; plan: Plan; now: Date }

export function knownPlan({ plans }: Prices, id: string): Plan {
  const plan = planOf(plans, id)
  if (!plan) throw new Refused('invalid_request', { plan: 'there is no such plan' })
  return plan
}

/** The price of another plan for a server's owner now, with its arithmetic and availability. */
export async function planQuoteOf(db: Db | Tx, input: PlanChangeInput): Promise<PlanQuote> {
  return (await priceChangeOf(db, input)).quote
}

async function priceChangeOf(db: Db | Tx, input: PlanChangeInput) {
  const { catalogue, row, accountId, plan, now } = input
  const currency = await currencyOf(db, accountId)
  const funds = await fundsAndDebtOf(db, accountId)
  const balance = currency && { currency, minor: funds.own + funds.given }
  const own = monthlyPrice(plan, currency ?? 'BYN', catalogue.discountPercent)
  const price = own ?? { currency: 'BYN' as const, minor: 0 }
  const money = (minor: number) => ({ currency: price.currency, minor })
  const periods = await periodsOf(db, row, { price: formerPrice(catalogue, row, currency), now })
  const change = planChange(periods, { price: price.minor, now })
  const isPurchase = row.paidUntil === null
  const total = isPurchase ? price.minor : change.change
  const refused: PlanChangeRefusal | undefined =
    own === undefined
      ? 'other_currency'
      : (diskRefusal(row, plan) ?? (await planRefusal(db, row, { ...catalogue, plan })))
  const quote: PlanQuote = {
    plan: plan.id,
    price,
    paidUntil: (row.paidUntil ?? monthsAfter(now, 1)).toISOString(),
    purchase: isPurchase,
    hours: change.hours,
    worth: money(change.worth),
    cost: money(isPurchase ? price.minor : change.cost),
    keepsTermDiscount:
      !isPurchase &&
      periods.some(({ endsAt, termDiscountPercent }) => endsAt > now && termDiscountPercent > 0),
    change: money(total),
    promoCredit: money(change.back.given),
    balance,
    missing: money(total > 0 ? Math.max(0, total - (balance?.minor ?? 0)) + funds.debt : 0),
    ...(total > 0 && funds.debt > 0 && { debt: money(funds.debt) }),
    refused: refused ?? null,
  }
  return { quote, change, currency }
}

function formerPrice({ plans, discountPercent }: Prices, row: ServerRow, currency: Currency | null): number {
  const former = planOf(plans, row.plan)
  return (former && monthlyPrice(former, currency ?? 'BYN', discountPercent)?.minor) ?? 0
}

/** Why the files do not fit on a smaller disk, by the agent's last report. */
function diskRefusal({ diskMb, stats }: ServerRow, plan: Plan): PlanChangeRefusal | undefined {
  const wanted = capacityOfPlan(plan).diskMb
  if (wanted >= diskMb) return undefined
  if (!stats) return 'disk_unknown'
  return stats.diskMb > wanted ? 'disk' : undefined
}

/**
 * Changes the plan of an account's own server at the displayed sum: charges what is owed or refunds
 * what is unused. A free server becomes a paid one for a month. Idempotent. `isUpTo` accepts a sum
 * below `minor`. Throws Refused.
 */
export async function changeOwnPlan(
  db: Db,
  input: {
    catalogue: Prices
    accountId: string
    id: string
    planId: string
    minor: number
    isUpTo?: boolean
    key: string
    now: Date
    sendMail: SendMail
  },
): Promise<void> {
  const { catalogue, accountId, id, now, sendMail } = input
  const plan = knownPlan(catalogue, input.planId)
  const idempotencyKey = `plan:${input.key}`
  await inTransaction(db, async (tx) => {
    const currency = await lockAccount(tx, accountId)
    const row = await lockActive(tx, { accountId, id })
    const before = await entryOf(tx, accountId, idempotencyKey)
    if (before && (before.serverId !== id || before.reason !== plan.id)) throw new Refused('conflict')
    if (before || row.plan === plan.id) return
    if (currency === null) throw new Refused('currency_not_chosen')
    const { quote, change } = await priceChangeOf(tx, { catalogue, row, accountId, plan, now })
    if (quote.refused) throw new Refused('plan_refused', { plan: quote.refused })
    const { minor } = quote.change
    if (input.isUpTo ? minor > input.minor : minor !== input.minor)
      throw new Refused('plan_refused', { plan: 'price_changed' })
    refuseShortBalance(quote)
    const paidUntil = new Date(quote.paidUntil)
    const refused = await applyPlan(tx, row, {
      ...{ ...catalogue, plan, now, actor: { accountId } },
      ...(quote.purchase && { also: { paidUntil, billingCycleAnchor: now, sentMails: [] } }),
    })
    if (refused) throw new Refused('plan_refused', { plan: refused })
    const entry = { accountId, at: now, reason: plan.id, serverId: id, idempotencyKey }
    const purchase = { accountId, server: row, plan: plan.id, paidUntil }
    if (quote.purchase) {
      await post(tx, {
        ...entry,
        kind: 'purchase',
        money: { ...quote.change, minor: -quote.change.minor },
        months: 1,
      })
      const stretch = {
        startsAt: now,
        endsAt: paidUntil,
        months: 1,
        termDiscountPercent: 0,
        discountAmount: 0,
        listAmount: 0,
      }
      await storePaidPeriod(tx, { id, accountId }, { ...stretch, idempotencyKey })
      await mailPurchase(tx, sendMail, 'server_plan_changed', { ...purchase, price: quote.change })
      return
    }
    const owed = Math.max(0, quote.change.minor)
    const { own, given } = change.back
    const lines = owed > 0 ? spent(accountId, await fundsOf(tx, accountId), owed) : []
    if (quote.change.minor !== 0)
      await writeEntry(tx, { ...entry, kind: 'plan_change', currency }, [
        ...lines,
        { ledger: 'balance', accountId, amount: own },
        { ledger: 'given', accountId, amount: given },
        { ledger: 'sales', amount: owed - own - given },
      ])
    const paidOf = (ledger: string) =>
      -lines.reduce((sum, line) => sum + (line.ledger === ledger ? line.amount : 0), 0)
    await replacePeriods(tx, id, change.periods({ own: paidOf('balance'), given: paidOf('given') }))
    await mailPurchase(tx, sendMail, minor < 0 ? 'server_plan_lowered' : 'server_plan_changed', {
      ...purchase,
      price: { currency, minor: Math.abs(minor) },
    })
  })
}
