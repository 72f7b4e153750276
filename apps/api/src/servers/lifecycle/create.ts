import { createHash, randomUUID } from 'node:crypto'
import type { Core } from '@zubr/contracts/cores/core'
import type { NewServer } from '@zubr/contracts/servers/server'
import type { Catalogue } from '@zubr/domain/catalogue'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { memoryLacked } from '@zubr/domain/cores/needs'
import { capacityOfPlan, nodeCapacity } from '@zubr/domain/nodes/capacity'
import { editionOf, isFree, type Plan, planOf } from '@zubr/domain/plans'
import { monthsAfter } from '@zubr/domain/terms/billing-cycle'
import { and, eq } from 'drizzle-orm'
import type { NameSecrets } from '../../accounts/deleted-names.ts'
import { lockAccount, post } from '../../balance/ledger.ts'
import { quoteOf } from '../../balance/quote.ts'
import { coreOf } from '../../cores/offers.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import type { Session } from '../../http/visitor.ts'
import { promoRedemptions } from '../../promo/promo-schema.ts'
import { recordActivity } from '../activity.ts'
import { notifyNode } from '../agent/desired-state-changes.ts'
import { requiresEula, storeEulaConsent } from '../eula.ts'
import { firstSettings } from '../form.ts'
import { claimName, subdomainConflict, subdomainRefusalOf } from '../names/subdomains.ts'
import { type NodeOffer, nodeOffers } from '../node-choices.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { storePaidPeriod } from '../terms/periods.ts'
import { mailPurchase, type SendMail } from './mail.ts'
import { hasFreeServer, refuseShortBalance } from './pay.ts'

type Creation = {
  catalogue: Catalogue
  session: Session
  idempotencyKey: string
  /** Hashing keys for names of deleted accounts. */
  secrets: NameSecrets
  requested: NewServer
  pack?: FirstPack | undefined
  now: Date
  sendMail: SendMail
}

/** A modpack for a new server: a later subject determines its core and begins the installation. */
export type FirstPack = {
  core: NewServer['core']
  begin(tx: Tx, row: ServerRow, now: Date): Promise<void>
}
export type FindFirstPack = (pack: NonNullable<NewServer['pack']>) => Promise<FirstPack>

/**
 * Sells and creates a server in one transaction: a refusal leaves nothing behind. Resolves to its
 * id, which repeats for a repeated idempotency key. Throws Refused.
 */
export async function createServer(db: Db, creation: Creation): Promise<string> {
  try {
    return await inTransaction(db, (tx) => create(tx, creation))
  } catch (error) {
    throw subdomainConflict(error)
  }
}

/** What a new server is sold as. */
type Sale = {
  id: string
  order: NewServer
  plan: Plan
  quote: ServerQuote
  /** Null for a free server. */
  paidUntil: Date | null
}
type ServerQuote = Awaited<ReturnType<typeof quoteOf>>

async function create(tx: Tx, creation: Creation): Promise<string> {
  const { session, idempotencyKey, secrets, requested, pack, now } = creation
  const order = pack ? { ...requested, core: pack.core } : requested
  const { accountId } = session
  const currency = await lockAccount(tx, accountId)
  const digest = digestOf(order)
  const [before] = await tx
    .select({ id: servers.id, digest: servers.digest })
    .from(servers)
    .where(and(eq(servers.accountId, accountId), eq(servers.idempotencyKey, idempotencyKey)))
  if (before) {
    if (before.digest !== digest) throw new Refused('conflict')
    return before.id
  }

  const { plan, quote } = await quoteOrder(tx, creation, order)
  if (currency === null && !isFree(plan)) throw new Refused('currency_not_chosen')
  refuseShortBalance(quote)

  const { nodeId, core } = await reservePlace(tx, order, plan)
  const id = randomUUID()
  const sale: Sale = {
    ...{ id, order, plan, quote },
    paidUntil: isFree(plan) ? null : monthsAfter(now, quote.months),
  }
  await insertServer(tx, creation, sale, { nodeId, core, digest })
  await claimName(tx, order.subdomain, { now, account: accountId, server: id, secrets })
  if (order.eula && requiresEula(core)) await storeEulaConsent(tx, { accountId, serverId: id, now })
  await chargePurchase(tx, creation, sale)
  if (quote.promo)
    await tx
      .insert(promoRedemptions)
      .values({ code: quote.promo.code, accountId, serverId: id, redeemedAt: now })
  await recordActivity(tx, { serverId: id, at: now, actor: { accountId }, event: 'created' })
  const [row] = pack ? await tx.select().from(servers).where(eq(servers.id, id)) : []
  if (row) await pack?.begin(tx, row, now)
  return id
}

const digestOf = (order: NewServer): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(order).sort()))
    .digest('base64url')

/** The order's plan and price. Throws Refused for its plan, subdomain or promo code. */
async function quoteOrder(
  tx: Tx,
  { catalogue, session, secrets, now }: Creation,
  order: NewServer,
): Promise<{ plan: Plan; quote: ServerQuote }> {
  const plan = planOf(catalogue.plans, order.plan)
  if (!plan) throw new Refused('invalid_request', { plan: 'there is no such plan' })
  const subdomain = await subdomainRefusalOf(tx, catalogue, order.subdomain, {
    ...{ now, account: session.accountId, secrets },
  })
  if (subdomain) throw new Refused('subdomain_refused', { subdomain })
  const quote = await quoteOf(
    tx,
    {
      ...{ catalogue, plan, session, now, hasFreeServer },
      months: order.months,
      promoCode: order.promoCode,
    },
    true,
  )
  if (quote.refused) throw new Refused('plan_refused', { plan: quote.refused })
  if (quote.promoRefused) throw new Refused('promo_refused', { promoCode: quote.promoRefused })
  return { plan, quote }
}

async function insertServer(
  tx: Tx,
  { session, idempotencyKey, now }: Creation,
  { id, order, plan, paidUntil }: Sale,
  { nodeId, core, digest }: { nodeId: number; core: Core; digest: string },
): Promise<void> {
  await tx.insert(servers).values({
    id,
    accountId: session.accountId,
    nodeId,
    createdAt: now,
    lastUsedAt: now,
    idleCheckAt: now,
    idempotencyKey,
    digest,
    name: order.name,
    subdomain: order.subdomain,
    plan: plan.id,
    ...capacityOfPlan(plan),
    cpuCores: plan.cores ?? null,
    paidUntil,
    billingCycleAnchor: paidUntil && now,
    core,
    settings: firstSettings(core),
    ...(order.start === false && { desiredState: 'stopped' as const }),
  })
}

/** Takes the price from the balance, and stores and mails the paid period. */
async function chargePurchase(
  tx: Tx,
  { session: { accountId }, idempotencyKey, now, sendMail }: Creation,
  { id, order, plan, quote, paidUntil }: Sale,
): Promise<void> {
  if (quote.total.minor > 0)
    await post(tx, {
      accountId,
      at: now,
      kind: 'purchase',
      money: { ...quote.total, minor: -quote.total.minor },
      reason: quote.promo ? `${plan.id} ${quote.promo.code}` : plan.id,
      serverId: id,
      idempotencyKey: `create:${idempotencyKey}`,
      months: quote.months,
    })
  if (!paidUntil) return
  const promoOff = quote.promo?.off.minor ?? 0
  await storePaidPeriod(
    tx,
    { id, accountId },
    {
      ...{ startsAt: now, endsAt: paidUntil, months: quote.months },
      termDiscountPercent: quote.termDiscount?.percent ?? 0,
      ...{ discountAmount: promoOff, listAmount: quote.total.minor + promoOff },
      idempotencyKey: `create:${idempotencyKey}`,
    },
  )
  await mailPurchase(tx, sendMail, 'server_bought', {
    ...{ accountId, plan: plan.id, paidUntil, price: quote.total },
    server: { id, name: order.name, subdomain: order.subdomain },
  })
}

/** Reserves capacity on the requested node under its lock, and finds the core that it offers. */
async function reservePlace(tx: Tx, order: NewServer, plan: Plan) {
  const [known] = await nodeOffers(tx, order.node)
  if (!known) throw new Refused('invalid_request', { node: 'there is no such node' })
  await notifyNode(tx, known.id)
  // `notifyNode` has locked the node, so the offer is read again.
  const [offer] = await nodeOffers(tx, order.node)
  const capacity = offer ? nodeCapacity(offer, capacityOfPlan(plan)) : 'unknown'
  if (capacity === 'unknown' || offer?.drained) throw new Refused('node_unavailable')
  const core = offer && (await coreFor(tx, offer, order))
  if (core?.edition !== editionOf(plan))
    throw new Refused('core_refused', { core: 'the node does not offer it for this plan' })
  const recommendedMb = memoryLacked(core.id, capacityOfPlan(plan).memoryMb)
  if (recommendedMb !== undefined)
    throw new Refused('plan_too_small', { plan: `${core.id} needs ${recommendedMb} MB of memory` })
  if (requiresEula(core) && !order.eula) throw new Refused('eula_required')
  if (capacity === 'full') throw new Refused('node_full')
  return { nodeId: known.id, core }
}

/**
 * A core that the catalogue offers and the agent can run, or an agent's own one. An agent never
 * defines a catalogue core or its URLs, since the server takes its core to other nodes.
 */
export async function coreFor(
  tx: Db | Tx,
  { cores, runs }: Pick<NodeOffer, 'cores' | 'runs'>,
  { core: { id, version } }: Pick<NewServer, 'core'>,
): Promise<Core | undefined> {
  if (isCoreId(id) && coreKinds[id].from === 'catalogue')
    return runs.includes(id) ? coreOf(tx, id, version) : undefined
  const own = cores.find((core) => core.id === id && core.version === version)
  return own && { ...own, package: undefined }
}
