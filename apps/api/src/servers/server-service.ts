import { dataKeptDays } from '@zubr/domain/legal/retention'
import { dayMs } from '@zubr/domain/server-life'
import { desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { withJobs } from '../jobs/jobs.ts'
import { nodes } from '../nodes/nodes-schema.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import { type AuditEntry, insertAuditEntry, newestAuditEntries } from '../operators/operator-log.ts'
import { activityOf } from './activity.ts'
import { rotateConsoleKey } from './agent/console-tokens.ts'
import { changePlan } from './lifecycle/change-plan.ts'
import { applyLifeEvent } from './lifecycle/life.ts'
import { mailByJob, type SendMail } from './lifecycle/mail.ts'
import { formerNamesOf, releaseNameOfDeleted } from './names/subdomains.ts'
import { lockServer } from './owner-actions.ts'
import type { ServerRow } from './server-view.ts'
import { isListed, reservedSubdomains, servers } from './servers-schema.ts'

/** A server as lists show it. Its owner or node may be gone. */
export type ServerSummary = Pick<
  ServerRow,
  'id' | 'subdomain' | 'name' | 'plan' | 'contract' | 'state' | 'reason' | 'paidUntil'
> & { login: string | null; node: string | null }

export type ServerDetails = ServerSummary & {
  core: { id: string; version: string }
  createdAt: Date
  /** When it was last created, restored or played; not later than now. */
  lastUsedAt: Date
  suspendedAt: Date | null
  finalWarningAt: Date | null
  deleteAt: Date | null
  blockedAt: Date | null
  /** The kinds of mails in this paid period. */
  sentMails: string[]
  formerNames: { subdomain: string; until: Date }[]
  /** Newest first. */
  activity: Awaited<ReturnType<typeof activityOf>>['entries']
  auditEntries: AuditEntry[]
}

/** A server by name, with its own id: it may have been found by its subdomain. */
export type NamedServer = Pick<ServerRow, 'id' | 'name'>

export type ServerList = { servers: ServerSummary[]; hasMore: boolean }

const maxListed = 200

/** Every server with a contract, newest first; at most 200. */
export const listServers = ({ db }: Operator): Promise<ServerList> => serversWhere(db, isListed)

/** Finds servers, also deleted ones, by a part of id, name, subdomain or login; at most 200. */
export function findServers({ db }: Operator, { text }: { text: string }): Promise<ServerList> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return serversWhere(
    db,
    or(
      ilike(sql`${servers.id}::text`, like),
      ilike(servers.name, like),
      ilike(servers.subdomain, like),
      ilike(accounts.username, like),
    ),
  )
}

/** Everything that operators see of a server, also of a deleted one. Rejects with OperatorError. */
export async function serverDetails({ db, clock }: Operator, { id }: { id: string }): Promise<ServerDetails> {
  const [found] = await joined(db).where(named(id))
  if (!found) throw unknownServer(id)
  const { server } = found
  const [{ entries }, auditEntries, formerNames] = await Promise.all([
    activityOf(db, server.id),
    newestAuditEntries(db, `server ${server.id}`),
    formerNamesOf(db, server.id, clock()),
  ])
  return {
    ...toSummary(found),
    core: { id: server.core.id, version: server.core.version },
    createdAt: server.createdAt,
    lastUsedAt: new Date(Math.min(+server.lastUsedAt, Date.now())),
    suspendedAt: server.suspendedAt,
    finalWarningAt: server.finalWarningAt,
    deleteAt: server.deleteAt,
    blockedAt: server.blockedAt,
    sentMails: server.sentMails,
    formerNames,
    activity: entries,
    auditEntries,
  }
}

/** Changes the plan of a server on its node, without payment. Rejects with OperatorError. */
export async function changeServerPlan(
  operator: Operator,
  { id, plan: planId }: { id: string; plan: string },
): Promise<{ server: NamedServer; plan: string; formerPlan: string; paidUntil: Date | null }> {
  return withServer(operator, id, async (tx, row) => {
    const now = operator.clock()
    const plan = await changePlan(tx, row, { plans: operator.catalogue.plans, planId, now })
    await insertAuditEntry(tx, operator, `server ${row.id}`, `plan ${row.plan} changed to ${plan.id}`)
    return { server: toNamed(row), plan: plan.id, formerPlan: row.plan, paidUntil: row.paidUntil }
  })
}

/** Blocks a server for a violation; its data are kept. Rejects with OperatorError. */
export async function blockServer(
  operator: Operator,
  { id, reason }: { id: string; reason: string },
): Promise<NamedServer> {
  return withServer(operator, id, async (tx, row, sendMail) => {
    const step = { now: operator.clock(), actor: 'operator', sendMail, reason } as const
    if (!(await applyLifeEvent(tx, row, 'block', step)))
      throw new OperatorError(
        row.contract === 'archived'
          ? `server ${id} is archived and does not run: npm run zubr -- account block keeps its owner from restoring it`
          : `server ${id} is ${row.contract} already`,
      )
    await insertAuditEntry(tx, operator, `server ${row.id}`, `blocked: ${reason}`)
    return toNamed(row)
  })
}

/** Deletes the data of a blocked server without a refund. Rejects with OperatorError. */
export async function deleteBlockedServer(operator: Operator, { id }: { id: string }): Promise<NamedServer> {
  return withServer(operator, id, async (tx, row, sendMail) => {
    const step = { now: operator.clock(), actor: 'operator', sendMail } as const
    if (!(await applyLifeEvent(tx, row, 'confirm_block', step)))
      throw new OperatorError(`server ${id} is not blocked: block it first, with the reason`)
    const text = 'block confirmed, data deleted without refund'
    await insertAuditEntry(tx, operator, `server ${row.id}`, text)
    return toNamed(row)
  })
}

/** Undoes a block and adds its time. Rejects with OperatorError. */
export async function unblockServer(
  operator: Operator,
  { id }: { id: string },
): Promise<{ server: NamedServer /** Set if it is suspended. */; deleteAt: Date | null }> {
  return withServer(operator, id, async (tx, row, sendMail) => {
    if (row.isBlockedWithAccount)
      throw new OperatorError(`server ${id} is blocked with its account: account unblock lifts both`)
    const step = { now: operator.clock(), actor: 'operator', sendMail } as const
    const life = await applyLifeEvent(tx, row, 'unblock', step)
    if (!life) throw new OperatorError(`server ${id} is not blocked`)
    await insertAuditEntry(tx, operator, `server ${row.id}`, 'unblocked')
    return { server: toNamed(row), deleteAt: life.deleteAt ?? null }
  })
}

/** Begins the last day of data whose owner no mail reaches. Rejects with OperatorError. */
export async function confirmFinalWarning(
  operator: Operator,
  { id }: { id: string },
): Promise<{ server: NamedServer; deleteAt: Date | null }> {
  return withServer(operator, id, async (tx, row, sendMail) => {
    const now = operator.clock()
    if (row.contract !== 'suspended' || row.finalWarningAt || !row.sentMails.includes('deletion_in_1_day'))
      throw new OperatorError(`server ${id} does not wait for its last warning`)
    const from = +(row.suspendedAt ?? now) + (dataKeptDays + 3) * dayMs
    if (+now < from)
      throw new OperatorError(
        `the mail may still be delivered; run this from ${new Date(from).toISOString()} on`,
      )
    const life = await applyLifeEvent(tx, row, 'warned', { now, actor: 'operator', sendMail })
    await insertAuditEntry(tx, operator, `server ${row.id}`, 'last warning confirmed by an operator')
    return { server: toNamed(row), deleteAt: life?.deleteAt ?? null }
  })
}

type SubdomainInput = { subdomain: string }

/** Reserves a subdomain, so that no customer can take it. */
export async function reserveSubdomain(
  operator: Operator,
  { subdomain }: SubdomainInput,
): Promise<SubdomainInput> {
  await inTransaction(operator.db, async (tx) => {
    await tx.insert(reservedSubdomains).values({ name: subdomain }).onConflictDoNothing()
    await insertAuditEntry(tx, operator, `subdomain ${subdomain}`, 'reserved')
  })
  return { subdomain }
}

/** Releases a reserved subdomain, or that of a deleted server. Rejects with OperatorError. */
export async function releaseSubdomain(
  operator: Operator,
  { subdomain }: SubdomainInput,
): Promise<SubdomainInput> {
  await inTransaction(operator.db, async (tx) => {
    const deleted = await tx.delete(reservedSubdomains).where(eq(reservedSubdomains.name, subdomain))
    const isReleased =
      (deleted.rowCount ?? 0) > 0 || (await releaseNameOfDeleted(tx, subdomain, operator.config))
    if (!isReleased)
      throw new OperatorError(
        `${subdomain} is neither among your reserved subdomains nor kept of a server that was deleted`,
      )
    await insertAuditEntry(tx, operator, `subdomain ${subdomain}`, 'released')
  })
  return { subdomain }
}

/** Signs console tokens with a new key. */
export async function rotateConsoleTokenKey(operator: Operator): Promise<void> {
  await inTransaction(operator.db, async (tx) => {
    await rotateConsoleKey(tx)
    await insertAuditEntry(tx, operator, 'console key', 'rotated')
  })
}

/**
 * Calls `work` with the locked server of this id or subdomain, in one transaction with its mails.
 * Rejects with OperatorError.
 */
export async function withServer<T>(
  { db }: Pick<Operator, 'db'>,
  id: string,
  work: (tx: Tx, row: ServerRow, sendMail: SendMail) => Promise<T>,
): Promise<T> {
  return withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      const row = await lockServer(tx, named(id))
      if (!row) throw unknownServer(id)
      return work(tx, row, mailByJob(jobs))
    }),
  )
}

async function serversWhere(db: Db, where: SQL | undefined): Promise<ServerList> {
  const rows = await joined(db)
    .where(where)
    .orderBy(desc(servers.createdAt))
    .limit(maxListed + 1)
  return { servers: rows.slice(0, maxListed).map(toSummary), hasMore: rows.length > maxListed }
}

/** Includes deleted servers, whose account or node may be missing. */
function joined(db: Db) {
  return db
    .select({ server: servers, login: accounts.username, node: nodes.name })
    .from(servers)
    .leftJoin(accounts, eq(accounts.id, servers.accountId))
    .leftJoin(nodes, eq(nodes.id, servers.nodeId))
}

const toNamed = ({ id, name }: ServerRow): NamedServer => ({ id, name })

function toSummary({ server, login, node }: Awaited<ReturnType<typeof joined>>[number]): ServerSummary {
  const { id, subdomain, name, plan, contract, state, reason, paidUntil } = server
  return { id, subdomain, name, plan, contract, state, reason, paidUntil, login, node }
}

/** Matches the server with an id, deleted or not, or the one with a current subdomain. */
const named = (which: string) =>
  sql`(${servers.id}::text = ${which.toLowerCase()}
    or (${servers.subdomain} = ${which.toLowerCase()} and ${servers.contract} <> 'deleted'))`

const unknownServer = (id: string) =>
  new OperatorError(`there is no server ${id}; look for it with server find <text>`)
