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

type OwnPlanChange = {
  catalogue: Prices
  accountId: string
  id: string
  planId: string
  minor: number
  isUpTo?: boolean
  key: string
  now: Date
  sendMail: SendMail
}

/**
 * Changes the plan of an account's own server at the displayed sum: charges what is owed or refunds
 * what is unused. A free server becomes a paid one for a month. Idempotent. `isUpTo` accepts a sum
 * below `minor`. Throws Refused.
 */
export async function changeOwnPlan(db: Db, input: OwnPlanChange): Promise<void> {
  const { catalogue, accountId, id, now } = input
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
    refuseQuote(quote, input)
    const refused = await applyPlan(tx, row, {
      ...{ ...catalogue, plan, now, actor: { accountId } },
      ...(quote.purchase && {
        also: { paidUntil: new Date(quote.paidUntil), billingCycleAnchor: now, sentMails: [] },
      }),
    })
    if (refused) throw new Refused('plan_refused', { plan: refused })
    const accepted = { ...input, row, quote, idempotencyKey }
    if (quote.purchase) await sellFirstMonth(tx, accepted)
    else await settleChange(tx, accepted, change, currency)
  })
}

/** Refuses a plan that is unavailable, whose price has changed, or that exceeds the balance. */
function refuseQuote(quote: PlanQuote, { isUpTo, minor: accepted }: OwnPlanChange): void {
  if (quote.refused) throw new Refused('plan_refused', { plan: quote.refused })
  const { minor } = quote.change
  if (isUpTo ? minor > accepted : minor !== accepted)
    throw new Refused('plan_refused', { plan: 'price_changed' })
  refuseShortBalance(quote)
}

type AcceptedChange = OwnPlanChange & { row: ServerRow; quote: PlanQuote; idempotencyKey: string }

/** Charges a free server's first paid month. */
async function sellFirstMonth(
  tx: Tx,
  { accountId, id, now, sendMail, row, quote, idempotencyKey }: AcceptedChange,
): Promise<void> {
  const paidUntil = new Date(quote.paidUntil)
  await post(tx, {
    ...{ accountId, at: now, reason: quote.plan, serverId: id, idempotencyKey },
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
  await mailPurchase(tx, sendMail, 'server_plan_changed', {
    ...{ accountId, server: row, plan: quote.plan, paidUntil, price: quote.change },
  })
}

/** Charges or refunds the difference, and divides it among the paid periods. */
async function settleChange(
  tx: Tx,
  { accountId, id, now, sendMail, row, quote, idempotencyKey }: AcceptedChange,
  change: Awaited<ReturnType<typeof priceChangeOf>>['change'],
  currency: Currency,
): Promise<void> {
  const { minor } = quote.change
  const owed = Math.max(0, minor)
  const { own, given } = change.back
  const lines = owed > 0 ? spent(accountId, await fundsOf(tx, accountId), owed) : []
  const entry = { accountId, at: now, reason: quote.plan, serverId: id, idempotencyKey }
  if (minor !== 0)
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
    ...{ accountId, server: row, plan: quote.plan, paidUntil: new Date(quote.paidUntil) },
    price: { currency, minor: Math.abs(minor) },
  })
}
