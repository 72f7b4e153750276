import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { nodeCapabilities, nodes } from '../../nodes/nodes-schema.ts'
import { hasName, serversSilent } from '../../nodes/store.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { serverMigrations } from '../../servers/migrations/migration-schema.ts'
import { servers } from '../../servers/servers-schema.ts'
import { archivedOnlyOn } from '../archive/archive.ts'
import { backupContext, requireServiceSecret } from '../backup-service.ts'
import type { ReservedCapacity } from './place-server.ts'
import { type WriteOffOutcome, writeOffServer } from './write-off.ts'

export type WriteOffNodeInput = {
  name: string
  /** Writes the node off; otherwise each server's outcome is rolled back. */
  confirm: boolean
  /** Also ends servers that have a backup, but no node with capacity. */
  endWaiting: boolean
}
export type WriteOffNodeResult = {
  node: string
  isDone: boolean
  servers: { id: string; name: string; subdomain: string; outcome: WriteOffOutcome }[]
}

/**
 * Writes off a lost node: restores its servers elsewhere from their newest backups, or ends them
 * and credits the unused time. Rejects with OperatorError. Safe to repeat.
 */
export async function writeOffNode(
  operator: Operator,
  { name, confirm, endWaiting }: WriteOffNodeInput,
): Promise<WriteOffNodeResult> {
  const { db, clock } = operator
  const now = clock()
  const node = await inTransaction(db, (tx) => markLost(tx, operator, { name, confirm }))
  const deps = { operator, context: backupContext(operator), node, endsWaiting: endWaiting, now }
  const reserved: ReservedCapacity = new Map()
  const written: WriteOffNodeResult['servers'] = []
  await withJobs(db, async (jobs) => {
    for (const server of await serversOf(db, node.id)) {
      const { id, subdomain } = server
      const outcome = await attempt(db, confirm, async (tx) => {
        await requireServiceSecret(tx, { id }, deps.context)
        // A confirmed run reserves capacity in the database. Only a plan counts its own
        // reservations.
        return writeOffServer(tx, id, { ...deps, jobs, reserved: confirm ? new Map() : reserved })
      })
      if (outcome) written.push({ id, name: server.name, subdomain, outcome })
    }
  })
  return { node: node.name, isDone: confirm, servers: written }
}

/** Refuses a node that reports. With `confirm`, marks any other as lost. */
async function markLost(
  tx: Tx,
  operator: Operator,
  { name, confirm }: Pick<WriteOffNodeInput, 'name' | 'confirm'>,
) {
  const [found] = await tx
    .select({ node: nodes, isSilent: serversSilent })
    .from(nodes)
    .leftJoin(nodeCapabilities, eq(nodeCapabilities.nodeId, nodes.id))
    .where(hasName(name))
  if (!found) throw new OperatorError(`there is no node ${name}`)
  const { node, isSilent } = found
  if (!isSilent)
    throw new OperatorError(
      `node ${node.name} reports, so it is not lost. To empty it: npm run zubr -- node drain ${node.name} --move`,
    )
  if (confirm && !node.lostAt) {
    const change = { lostAt: sql`now()`, drainedAt: sql`coalesce(${nodes.drainedAt}, now())` }
    await tx.update(nodes).set(change).where(eq(nodes.id, node.id))
    await insertAuditEntry(tx, operator, `node ${node.name}`, 'written off as lost')
  }
  return node
}

/**
 * Every server of a node: deleted ones, ones that move to or from it, and ones whose archive is on
 * it.
 */
const serversOf = (db: Db, nodeId: number) =>
  db
    .selectDistinct({
      id: servers.id,
      name: servers.name,
      subdomain: servers.subdomain,
      createdAt: servers.createdAt,
    })
    .from(servers)
    .leftJoin(serverMigrations, eq(serverMigrations.serverId, servers.id))
    .where(
      or(
        eq(servers.nodeId, nodeId),
        sql`${serverMigrations.endedAt} is null and ${nodeId} in (${serverMigrations.fromNodeId}, ${serverMigrations.toNodeId})`,
        archivedOnlyOn(db, nodeId),
      ),
    )
    .orderBy(asc(servers.createdAt))

class RolledBack extends Error {
  readonly outcome: WriteOffOutcome | undefined
  constructor(outcome: WriteOffOutcome | undefined) {
    super('a plan is rolled back')
    this.outcome = outcome
  }
}

/** Runs `work` in its own transaction, which is rolled back for a plan. */
async function attempt(
  db: Db,
  isConfirmed: boolean,
  work: (tx: Tx) => Promise<WriteOffOutcome | undefined>,
): Promise<WriteOffOutcome | undefined> {
  try {
    return await inTransaction(db, async (tx) => {
      const outcome = await work(tx)
      if (!isConfirmed) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome
    throw error
  }
}
