import { createHash, randomUUID } from 'node:crypto'
import type { Core } from '@zubr/contracts/cores/core'
import type { NewServer } from '@zubr/contracts/servers'
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
import { promoUses } from '../../promo/promo-schema.ts'
import { recordActivity } from '../activity.ts'
import { notifyNode } from '../agent/desired-state-changes.ts'
import { isRunByAgreement, keepAgreement } from '../eula.ts'
import { firstSettings } from '../form.ts'
import { subdomainRefusalOf, takeFormer, takenAtOnce } from '../names/subdomains.ts'
import { type NodeOffer, nodeOffers } from '../node-choices.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { keepPaid } from '../terms/periods.ts'
import { mailPurchase, type SendMail } from './mail.ts'
import { hasFreeServer, refuseShortBalance } from './pay.ts'

type Creation = {
  catalogue: Catalogue
  session: Session
  idempotencyKey: string
  /** By which names of deleted accounts are known again. */
  secrets: NameSecrets
  asked: NewServer
  pack?: FirstPack | undefined
  now: Date
  sendMail: SendMail
}

/** A modpack that a server is created with: a later subject knows the core that it is put on, and begins to put it in place. */
export type FirstPack = {
  core: NewServer['core']
  begin(tx: Tx, row: ServerRow, now: Date): Promise<void>
}
export type FindFirstPack = (pack: NonNullable<NewServer['pack']>) => Promise<FirstPack>

/**
 * Sells and creates a server, in one transaction: whatever is refused leaves nothing behind. Resolves to its id, which is the same
 * however often one idempotency key is sent. Throws Refused.
 */
export async function createServer(db: Db, creation: Creation): Promise<string> {
  try {
    return await inTransaction(db, (tx) => create(tx, creation))
  } catch (error) {
    throw takenAtOnce(error)
  }
}

async function create(
  tx: Tx,
  { catalogue, session, idempotencyKey, secrets, asked: said, pack, now, sendMail }: Creation,
): Promise<string> {
  const asked = pack ? { ...said, core: pack.core } : said
  const { accountId } = session
  const currency = await lockAccount(tx, accountId)
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(asked).sort()))
    .digest('base64url')
  const [before] = await tx
    .select({ id: servers.id, digest: servers.digest })
    .from(servers)
    .where(and(eq(servers.accountId, accountId), eq(servers.idempotencyKey, idempotencyKey)))
  if (before) {
    if (before.digest !== digest) throw new Refused('conflict')
    return before.id
  }

  const plan = planOf(catalogue.plans, asked.plan)
  if (!plan) throw new Refused('invalid_request', { plan: 'there is no such plan' })
  const subdomain = await subdomainRefusalOf(tx, catalogue, asked.subdomain, {
    ...{ now, account: accountId, secrets },
  })
  if (subdomain) throw new Refused('subdomain_refused', { subdomain })
  const quote = await quoteOf(
    tx,
    {
      ...{ catalogue, plan, session, now, hasFreeServer },
      months: asked.months,
      promoCode: asked.promoCode,
    },
    true,
  )
  if (quote.refused) throw new Refused('plan_refused', { plan: quote.refused })
  if (quote.promoRefused) throw new Refused('promo_refused', { promoCode: quote.promoRefused })
  if (currency === null && !isFree(plan)) throw new Refused('currency_not_chosen')
  refuseShortBalance(quote)

  const { nodeId, core } = await placeOn(tx, asked, plan)
  const id = randomUUID()
  const paidUntil = isFree(plan) ? null : monthsAfter(now, quote.months)
  await tx.insert(servers).values({
    id,
    accountId,
    nodeId,
    createdAt: now,
    usedAt: now,
    idleCheckAt: now,
    idempotencyKey,
    digest,
    name: asked.name,
    subdomain: asked.subdomain,
    plan: plan.id,
    ...capacityOfPlan(plan),
    cpuCores: plan.cores ?? null,
    paidUntil,
    billingCycleAnchor: paidUntil && now,
    core,
    settings: firstSettings(core),
    ...(asked.start === false && { wanted: 'stopped' as const }),
  })
  await takeFormer(tx, asked.subdomain, { now, account: accountId, server: id, secrets })
  if (asked.eula && isRunByAgreement(core)) await keepAgreement(tx, { accountId, serverId: id, now })
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
  if (paidUntil) {
    const promoOff = quote.promo?.off.minor ?? 0
    await keepPaid(
      tx,
      { id, accountId },
      {
        ...{ starts: now, ends: paidUntil, months: quote.months },
        termPercent: quote.termDiscount?.percent ?? 0,
        ...{ off: promoOff, offOf: quote.total.minor + promoOff },
        idempotencyKey: `create:${idempotencyKey}`,
      },
    )
    await mailPurchase(tx, sendMail, 'server_bought', {
      ...{ accountId, plan: plan.id, paidUntil, price: quote.total },
      server: { id, name: asked.name, subdomain: asked.subdomain },
    })
  }
  if (quote.promo)
    await tx.insert(promoUses).values({ code: quote.promo.code, accountId, serverId: id, at: now })
  await recordActivity(tx, { serverId: id, at: now, actor: { accountId }, what: 'created' })
  const [row] = pack ? await tx.select().from(servers).where(eq(servers.id, id)) : []
  if (row) await pack?.begin(tx, row, now)
  return id
}

/** Takes room on the asked node, under its lock, and finds the core that it offers. */
async function placeOn(tx: Tx, asked: NewServer, plan: Plan) {
  const [known] = await nodeOffers(tx, asked.node)
  if (!known) throw new Refused('invalid_request', { node: 'there is no such node' })
  await notifyNode(tx, known.id)
  // Again, now that nobody else can sell of it.
  const [offer] = await nodeOffers(tx, asked.node)
  const capacity = offer ? nodeCapacity(offer, capacityOfPlan(plan)) : 'unknown'
  if (capacity === 'unknown' || offer?.drained) throw new Refused('node_unavailable')
  const core = offer && (await coreFor(tx, offer, asked))
  if (core?.edition !== editionOf(plan))
    throw new Refused('core_refused', { core: 'the node does not offer it for this plan' })
  const wantsMb = memoryLacked(core.id, capacityOfPlan(plan).memoryMb)
  if (wantsMb !== undefined)
    throw new Refused('plan_too_small', { plan: `${core.id} needs ${wantsMb} MB of memory` })
  if (isRunByAgreement(core) && !asked.eula) throw new Refused('eula_required')
  if (capacity === 'full') throw new Refused('node_full')
  return { nodeId: known.id, core }
}

/**
 * What the catalogue offers and the agent says that it runs, or else what the agent brings along. Never what an agent says of a core of the
 * catalogue, nor where files lie: the server takes its core to other nodes.
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
