import { randomUUID } from 'node:crypto'
import type { Config } from '@zubr/config'
import { lostDomainDays, maxDomains } from '@zubr/contracts/edge/limits'
import { dayMs } from '@zubr/domain/server-life'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { recordActivity } from '../../servers/activity.ts'
import { lockActive, lockOwnedServer, lockServer } from '../../servers/owner-actions.ts'
import { nodeUrl, type ServerRow } from '../../servers/server-view.ts'
import { servers } from '../../servers/servers-schema.ts'
import type { Finding } from './domain-lookup.ts'
import { customDomains } from './server-names-schema.ts'
import { targetLabel } from './target.ts'

export type DomainRow = typeof customDomains.$inferSelect
type ServerDomainInput = { accountId: string; id: string; now: Date }
type Addresses = Pick<Config, 'gameDomain' | 'siteUrl' | 'panelUrl' | 'nodeProbeUrl' | 'authSecret'>

/** The custom domains of a server, oldest first. */
export const domainsOf = (db: Pick<Db, 'select'>, serverId: string): Promise<DomainRow[]> =>
  db
    .select()
    .from(customDomains)
    .where(eq(customDomains.serverId, serverId))
    .orderBy(asc(customDomains.waitingSince), asc(customDomains.domain))

/** Whether a domain is ours or below ours: servers, nodes, the site and the panel. */
export function isServiceDomain(domain: string, config: Addresses): boolean {
  const { gameDomain, siteUrl, panelUrl, nodeProbeUrl } = config
  const nodes = nodeUrl(nodeProbeUrl, 'x').hostname.replace(/^x\./, '')
  const ours = [gameDomain, nodes, ...[siteUrl, panelUrl].map((url) => new URL(url).hostname)]
  return ours.some((name) => domain === name || domain.endsWith(`.${name}`))
}

/** Adds a custom domain to a server. Resolves to the domain's ID. Throws Refused. */
export async function addDomain(
  db: Db,
  { domain, config, ...input }: ServerDomainInput & { domain: string; config: Addresses },
): Promise<string> {
  if (isServiceDomain(domain, config)) throw new Refused('domain_refused', { domain: 'ours' })
  const { accountId, id: serverId, now } = input
  return inTransaction(db, async (tx) => {
    await lockActive(tx, input)
    const had = await domainsOf(tx, serverId)
    if (had.some((one) => one.domain === domain)) throw new Refused('domain_refused', { domain: 'already' })
    if (had.length >= maxDomains) throw new Refused('too_many_domains')
    const id = randomUUID()
    const label = targetLabel(config, { accountId, domain })
    await tx
      .insert(customDomains)
      .values({ id, serverId, domain, label, waitingSince: now, nextCheckAt: now })
    await recordActivity(tx, { serverId, at: now, actor: { accountId }, event: `domain_added:${domain}` })
    return id
  })
}

/** Removes a custom domain from an account's server in any contract state. */
export async function removeDomain(
  db: Db,
  { domain, ...input }: ServerDomainInput & { domain: string },
): Promise<void> {
  const { accountId, id: serverId, now } = input
  await inTransaction(db, async (tx) => {
    await lockOwnedServer(tx, accountId, serverId)
    const [deleted] = await tx
      .delete(customDomains)
      .where(and(eq(customDomains.id, domain), eq(customDomains.serverId, serverId)))
      .returning({ domain: customDomains.domain })
    if (!deleted) throw new Refused('not_found')
    await recordActivity(tx, {
      serverId,
      at: now,
      actor: { accountId },
      event: `domain_removed:${deleted.domain}`,
    })
  })
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const confirmedEveryMs = 6 * hourMs
const waitsMs = 30 * dayMs

/**
 * The next DNS check of a domain: at first every minute, while its owner sets the record; null:
 * none.
 */
export function nextDomainCheck(
  { state, waitingSince }: Pick<DomainRow, 'state' | 'waitingSince'>,
  now: Date,
): Date | null {
  const waited = +now - +waitingSince
  if (state === 'waiting' && waited >= waitsMs) return null
  const waitingMs = Math.min(hourMs, Math.max(minuteMs, waited / 10))
  const inMs = { waiting: waitingMs, confirmed: confirmedEveryMs, lost: hourMs }[state]
  return new Date(+now + inMs)
}

/** Until when a domain without its record still leads to its server. */
export const lostUntil = (lostAt: Date): Date => new Date(+lostAt + lostDomainDays * dayMs)

type DomainCheckColumns = Pick<
  DomainRow,
  'state' | 'waitingSince' | 'lostAt' | 'checkResult' | 'checkedAt' | 'nextCheckAt'
>

/** The state of a domain after a DNS check. `isTaken`: it leads to another server. */
export function domainAfterCheck(
  row: Pick<DomainCheckColumns, 'state' | 'waitingSince' | 'lostAt'>,
  finding: Finding,
  { now, isTaken }: { now: Date; isTaken: boolean },
): DomainCheckColumns {
  const { waitingSince, lostAt } = row
  const checkResult: DomainRow['checkResult'] =
    row.state === 'waiting' && finding === 'right' && isTaken ? 'taken' : finding
  const become = (
    state: DomainRow['state'],
    changes: Partial<DomainCheckColumns> = {},
  ): DomainCheckColumns => {
    const next = { state, waitingSince, lostAt, checkResult, checkedAt: now, ...changes }
    return { ...next, nextCheckAt: nextDomainCheck(next, now) }
  }
  if (checkResult === 'right') return become('confirmed', { lostAt: null })
  // A failed query changes nothing, neither for a present nor for a missing record.
  if (row.state === 'lost' && lostAt && now >= lostUntil(lostAt) && checkResult !== 'unclear')
    return become('waiting', { waitingSince: now, lostAt: null })
  if (row.state === 'confirmed' && checkResult !== 'unclear') return become('lost', { lostAt: now })
  return become(row.state)
}

/**
 * Stores the result of a DNS check, unless the domain was removed meanwhile, and notifies its owner
 * of a change.
 */
export async function storeFinding(
  db: Db,
  {
    domainId,
    finding,
    now,
    jobs,
  }: { domainId: string; finding: Finding; now: Date; jobs: Pick<Jobs, 'send'> },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ofIt = tx
      .select({ id: customDomains.serverId })
      .from(customDomains)
      .where(eq(customDomains.id, domainId))
    const server = await lockServer(tx, inArray(servers.id, ofIt))
    const [pending] = await tx.select().from(customDomains).where(eq(customDomains.id, domainId))
    if (!server || !pending) return
    // Another check that would confirm the domain waits here.
    const rivals = await tx
      .select({ row: customDomains, contract: servers.contract })
      .from(customDomains)
      .innerJoin(servers, eq(servers.id, customDomains.serverId))
      .where(eq(customDomains.domain, pending.domain))
      .orderBy(asc(customDomains.id))
      .for('update', { of: customDomains })
    const row = rivals.find((one) => one.row.id === domainId)?.row
    if (!row || server.contract === 'deleted') return
    const leading = rivals.filter((one) => one.row.id !== domainId && one.row.state !== 'waiting')
    const dead = leading.filter((one) => one.contract === 'deleted').map((one) => one.row.id)
    if (dead.length > 0) await tx.delete(customDomains).where(inArray(customDomains.id, dead))
    const next = domainAfterCheck(row, finding, { now, isTaken: leading.length > dead.length })
    const { state, ...checked } = next
    const isNews = state !== row.state
    // A trigger notifies edges of every write.
    await tx
      .update(customDomains)
      .set({ ...checked, ...(isNews && { state }) })
      .where(eq(customDomains.id, domainId))
    if (isNews) await notifyOwnerOfDomain(tx, { server, row, next, now, jobs })
  })
}

async function notifyOwnerOfDomain(tx: Tx, { server, row, next, now, jobs }: DomainNotice): Promise<void> {
  const isBack = row.state === 'lost' && next.state === 'confirmed'
  const isNew = row.state === 'waiting' && next.state === 'confirmed'
  const event = next.state === 'waiting' ? 'domain_lost' : isNew ? 'domain_confirmed' : undefined
  if (event)
    await recordActivity(tx, {
      serverId: server.id,
      at: now,
      actor: 'service',
      event: `${event}:${row.domain}`,
    })
  if (isBack || server.accountId === null) return
  await sendMailJob(jobs, tx, {
    accountId: server.accountId,
    kind: isNew ? 'domain_confirmed' : next.lostAt ? 'domain_record_gone' : 'domain_lost',
    values: {
      server: server.name,
      domain: row.domain,
      ...(next.lostAt && { until: lostUntil(next.lostAt).toISOString() }),
    },
    page: `/servers/${server.id}`,
    serverId: server.id,
  })
}

type DomainNotice = {
  server: ServerRow
  row: DomainRow
  next: ReturnType<typeof domainAfterCheck>
  now: Date
  jobs: Pick<Jobs, 'send'>
}

/** Deletes the domains of deleted servers, which makes them available again. */
export async function forgetDomains(db: Db): Promise<void> {
  const deletedServers = db.select({ id: servers.id }).from(servers).where(eq(servers.contract, 'deleted'))
  await db.delete(customDomains).where(inArray(customDomains.serverId, deletedServers))
}
