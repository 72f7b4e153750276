import type { Catalogue } from '@zubr/domain/catalogue'
import { type Currency, planOf } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { dayMs, type LifeMail } from '@zubr/domain/server-life'
import {
  type Announcement,
  announcedBeforeMs,
  chargeAt,
  chargedBeforeMs,
  extensionStep,
  isAnnouncedBySwitch,
} from '@zubr/domain/terms/auto-extension'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import { balanceOf, currencyOf, lockAccount } from '../../balance/ledger.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { recordActivity } from '../activity.ts'
import type { SendMail } from '../lifecycle/mail.ts'
import { payExtension } from '../lifecycle/pay.ts'
import { lockOwnedServer, lockServer } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'

type Prices = Pick<Catalogue, 'plans' | 'discountPercent'>

/**
 * Today's price of another month; undefined if the server has no end or the plan is not sold in
 * that currency.
 */
function priceOf({ plans, discountPercent }: Prices, row: ServerRow, currency: Currency | null) {
  const plan = planOf(plans, row.plan)
  if (!plan || row.paidUntil === null || currency === null) return undefined
  return monthlyPrice(plan, currency, discountPercent)
}

/**
 * Switches automatic extension of an account's own server. If it is too late for a mail, the dialog
 * showed date and sum, which counts as the announcement. Throws Refused.
 */
export async function switchAutoExtension(
  db: Db,
  input: { catalogue: Prices; accountId: string; id: string; now: Date } & (
    | { on: true; minor: number }
    | { on: false }
  ),
): Promise<void> {
  const { catalogue, accountId, id, now } = input
  await inTransaction(db, async (tx) => {
    const currency = await lockAccount(tx, accountId)
    const row = await lockOwnedServer(tx, accountId, id)
    if (row.autoExtend === input.on) return
    const change = input.on ? turnedOn(catalogue, row, { currency, minor: input.minor, now }) : turnedOff(row)
    await tx
      .update(servers)
      .set({ autoExtend: input.on, ...change })
      .where(eq(servers.id, id))
    const what = input.on ? 'auto_extend_on' : 'auto_extend_off'
    await recordActivity(tx, { serverId: id, at: now, actor: { accountId }, event: what })
  })
}

function turnedOn(
  catalogue: Prices,
  row: ServerRow,
  { currency, minor, now }: { currency: Currency | null; minor: number; now: Date },
): { extensionAnnounced: Announcement | null } {
  const { contract, paidUntil } = row
  if (contract !== 'active') throw new Refused('server_not_active', { contract })
  const price = priceOf(catalogue, row, currency)
  if (!price || !paidUntil) throw new Refused('plan_refused', { plan: 'not_extendable' })
  if (price.minor !== minor) throw new Refused('plan_refused', { plan: 'price_changed' })
  if (!isAnnouncedBySwitch(paidUntil, now)) return { extensionAnnounced: null }
  const at = now.toISOString()
  return { extensionAnnounced: { for: paidUntil.toISOString(), price, by: 'switch', at } }
}

/** Re-enables the mails that the announcement had replaced. */
const turnedOff = ({ sentMails, extensionAnnounced }: ServerRow) => ({
  extensionAnnounced: null,
  ...(extensionAnnounced && { sentMails: sentMails.filter((mail) => !mail.startsWith('ends_in_')) }),
})

/**
 * Announces and pays automatic extensions. Each server has its own transaction, which rechecks
 * under the account's lock, so that processes may run concurrently.
 */
export async function processDueExtensions(
  context: { db: Db; catalogue: Prices; sendMail: SendMail; onError: (error: unknown) => void },
  now: Date,
): Promise<void> {
  const { db } = context
  const horizon = new Date(+now + chargedBeforeMs + announcedBeforeMs)
  const near = await db
    .select()
    .from(servers)
    .where(
      and(
        eq(servers.contract, 'active'),
        eq(servers.autoExtend, true),
        lte(servers.paidUntil, horizon),
        // Accounts with a requested deletion are not charged.
        inArray(
          servers.accountId,
          db.select({ id: accounts.id }).from(accounts).where(isNull(accounts.deleteAt)),
        ),
      ),
    )
    .orderBy(asc(servers.paidUntil))
  for (const row of near) {
    try {
      const currency = row.accountId && (await currencyOf(db, row.accountId))
      if (currency && (await dueOf(db, context.catalogue, row, { currency, now })))
        await inTransaction(db, (tx) => extend(tx, context, row, now))
    } catch (error) {
      // The account was deleted meanwhile.
      if (error instanceof Refused && error.code === 'unauthorized') continue
      // The others continue; this one is retried in a minute.
      context.onError(error)
    }
  }
}

/** The next step of a server with its sums, or undefined. */
async function dueOf(
  db: Db | Tx,
  catalogue: Prices,
  row: ServerRow,
  { currency, now }: { currency: Currency | null; now: Date },
) {
  const { paidUntil, accountId, extensionAnnounced: announced } = row
  const price = priceOf(catalogue, row, currency)
  if (!price || !paidUntil || !accountId || row.contract !== 'active' || !row.autoExtend) return undefined
  const balance = await balanceOf(db, accountId)
  const step = extensionStep({ paidUntil, announced, price, balance, now })
  return step && { step, price, balance: { ...price, minor: balance }, paidUntil, accountId }
}

async function extend(
  tx: Tx,
  { catalogue, sendMail }: { catalogue: Prices; sendMail: SendMail },
  { id, accountId: owner }: ServerRow,
  now: Date,
): Promise<void> {
  if (!owner) return
  const currency = await lockAccount(tx, owner)
  const row = await lockServer(tx, eq(servers.id, id))
  const due = row && (await dueOf(tx, catalogue, row, { currency, now }))
  if (!row || due?.accountId !== owner) return
  const { step, price, balance, paidUntil, accountId } = due
  const period = paidUntil.toISOString()
  if (step === 'charge') {
    await payExtension(tx, row, {
      // One month at a time at the monthly price: term discounts are for months paid at once.
      ...{ accountId, months: 1, price, total: price, termDiscount: null },
      ...{ actor: 'service', now, sendMail },
      idempotencyKey: `auto-extend:${id}:${period}`,
    })
    await tx.update(servers).set({ extensionAnnounced: null }).where(eq(servers.id, id))
    return
  }
  const known = row.extensionAnnounced
  const announced: Announcement =
    step === 'announce'
      ? { for: period, price, by: 'mail', at: null }
      : step === 'tell_short' && known
        ? { ...known, toldShort: true }
        : { for: period, price, by: 'hand', at: now.toISOString() }
  // The announcement replaces the usual mails. An owner who has to act still gets the reminder.
  const instead: LifeMail[] =
    step === 'tell_by_hand' && +paidUntil - +now > dayMs
      ? ['ends_in_3_days']
      : ['ends_in_3_days', 'ends_in_1_day']
  const mailed = [...row.sentMails.filter((mail) => !mail.startsWith('ends_in_')), ...instead]
  await tx.update(servers).set({ extensionAnnounced: announced, sentMails: mailed }).where(eq(servers.id, id))
  const charged = new Date(Math.max(+chargeAt(paidUntil), +now + announcedBeforeMs))
  const ahead = balance.minor < price.minor ? 'extension_ahead_short' : 'extension_ahead'
  const mailKind = step === 'tell_short' ? 'extension_short' : 'extension_by_hand'
  await sendMail(tx, {
    accountId,
    kind: `server_${step === 'announce' ? ahead : mailKind}`,
    values: {
      ...{ server: row.name, subdomain: row.subdomain, period },
      until: (step === 'announce' ? charged : paidUntil).toISOString(),
    },
    money: { price, balance },
    page: `/servers/${id}`,
    serverId: id,
  })
}
