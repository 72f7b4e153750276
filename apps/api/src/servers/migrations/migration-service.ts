import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import { hasName, silent } from '../../nodes/store.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { type NodeOffer, nodeOffers } from '../node-choices.ts'
import { lockServer } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { cancelMigration } from './advance-migration.ts'
import {
  beginMigration,
  bestTarget,
  extraPortCount,
  openMigrationOf,
  refusals,
  targetRefusal,
} from './begin-migration.ts'
import { lastMigrationOf } from './migration-desired-state.ts'

/** The poll interval of a migration's progress. */
const pollMs = 500

type MigrationRow = NonNullable<Awaited<ReturnType<typeof lastMigrationOf>>>['move']

/** The progress of a migration, or its end: phases `done` and `failed`. */
export type MigrationProgress = Pick<MigrationRow, 'phase' | 'failure' | 'skipped'> & {
  serverId: string
  from: string | null
  to: string | null
  /** Of the copied bytes; null outside of the phase `copying`. */
  percent: number | null
}
type OnProgress = (progress: MigrationProgress) => void

export type MigrateServerInput = {
  /** Id or subdomain. */
  server: string
  node: string
  onProgress?: OnProgress
}
export type DrainNodeInput = {
  name: string
  /** Also migrates the servers of the node, one after another. */
  move: boolean
  onDrained?: (name: string) => void
  onProgress?: OnProgress
}
export type DrainNodeResult = {
  name: string
  /** Null unless the servers were migrated. */
  migration: { movedCount: number; staying: { id: string; name: string; reason: string }[] } | null
}

/**
 * Marks a node as taking no more servers, and migrates those it has. Safe to repeat. Rejects with
 * OperatorError.
 */
export async function drainNode(operator: Operator, input: DrainNodeInput): Promise<DrainNodeResult> {
  const { db } = operator
  const [node] = await inTransaction(db, async (tx) => {
    const drained = await tx
      .update(nodes)
      .set({ drainedAt: sql`coalesce(${nodes.drainedAt}, now())` })
      .where(hasName(input.name))
      .returning({ id: nodes.id, name: nodes.name })
    if (drained[0]) await insertAuditEntry(tx, operator, `node ${drained[0].name}`, 'drained')
    return drained
  })
  if (!node) throw new OperatorError(`there is no node ${input.name}`)
  input.onDrained?.(node.name)
  const migration = input.move ? await migrateAll(operator, node.id, input.onProgress) : null
  return { name: node.name, migration }
}

/**
 * Lets a drained node, or a lost one that reports, take servers again. Rejects with OperatorError.
 */
export async function undrainNode(operator: Operator, { name }: { name: string }): Promise<{ name: string }> {
  return inTransaction(operator.db, async (tx) => {
    const [found] = await tx
      .select({ lostAt: nodes.lostAt, isSilent: silent })
      .from(nodes)
      .where(hasName(name))
      .for('update')
    if (found?.lostAt && found.isSilent)
      throw new OperatorError(
        `node ${name} was written off and does not report: start its agent first, or node remove ${name}`,
      )
    const [node] = await tx
      .update(nodes)
      .set({ drainedAt: null, lostAt: null })
      .where(hasName(name))
      .returning({ name: nodes.name })
    if (!node) throw new OperatorError(`there is no node ${name}`)
    await insertAuditEntry(tx, operator, `node ${node.name}`, 'undrained')
    return node
  })
}

/** Migrates a server and waits until it has ended, also for a migration in progress. */
export async function migrateServer(
  operator: Operator,
  { server, node, onProgress }: MigrateServerInput,
): Promise<MigrationProgress | null> {
  const id = await serverIdOf(operator.db, server)
  if (!(await openMigrationOf(operator.db, id))) await begin(operator, id, node)
  return follow(operator, id, onProgress)
}

/** Cancels a server's migration; it stays on its node. Rejects with OperatorError. */
export async function cancelServerMigration(
  operator: Operator,
  { server }: { server: string },
): Promise<{ serverId: string }> {
  return inTransaction(operator.db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, await serverIdOf(tx, server)))
    if (!row || !(await cancelMigration(tx, row, operator.clock())))
      throw new OperatorError(`server ${server} has no migration that can be called off`)
    await insertAuditEntry(tx, operator, `server ${row.id}`, 'move cancelled')
    return { serverId: row.id }
  })
}

/** The id of a server that is not deleted, by id or subdomain. Rejects with OperatorError. */
export async function serverIdOf(db: Pick<Db, 'select'>, which: string): Promise<string> {
  const rows = await db
    .select({ id: servers.id })
    .from(servers)
    .where(
      sql`(${servers.id}::text = ${which.toLowerCase()} or ${servers.subdomain} = ${which.toLowerCase()}) and ${servers.contract} <> 'deleted'`,
    )
  if (!rows[0]) throw new OperatorError(`there is no server ${which}; look for it with server find <text>`)
  return rows[0].id
}

async function begin(operator: Operator, id: string, node: string): Promise<void> {
  await inTransaction(operator.db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, id))
    if (!row) throw new OperatorError(`there is no server ${id}`)
    const begun = await beginMigration(tx, row, { node, actor: 'operator', now: operator.clock() })
    if ('refused' in begun)
      throw new OperatorError(`server ${id} cannot go to ${node}: ${refusals[begun.refused]}`)
    await insertAuditEntry(tx, operator, `server ${id}`, `move to ${node} begun`)
  })
}

/** Polls a migration until it has ended. Resolves to its end; null if there is none. */
async function follow(
  { db }: Operator,
  id: string,
  onProgress: OnProgress | undefined,
): Promise<MigrationProgress | null> {
  for (;;) {
    const found = await lastMigrationOf(db, id)
    if (!found) return null
    const { phase, failure, skipped, bytes, doneBytes } = found.move
    const percent = phase === 'copying' && bytes ? Math.floor((100 * (doneBytes ?? 0)) / bytes) : null
    const progress = { serverId: id, from: found.from, to: found.to, phase, failure, skipped, percent }
    onProgress?.(progress)
    if (phase === 'failed' || phase === 'done') return progress
    await wait(pollMs)
  }
}

/** Migrates all servers of a node. Waits for migrations in progress, so that it can be repeated. */
async function migrateAll(
  operator: Operator,
  nodeId: number,
  onProgress: OnProgress | undefined,
): Promise<DrainNodeResult['migration']> {
  const { db } = operator
  const rows = await db
    .select()
    .from(servers)
    .where(eq(servers.nodeId, nodeId))
    .orderBy(asc(servers.createdAt))
  const staying: NonNullable<DrainNodeResult['migration']>['staying'] = []
  for (const row of rows) {
    const reason = await reasonToStay(operator, row, onProgress)
    if (reason !== null) staying.push({ id: row.id, name: row.name, reason })
  }
  return { movedCount: rows.length - staying.length, staying }
}

/** Migrates a server to the best node; null if it moved, else why it did not. */
async function reasonToStay(
  operator: Operator,
  row: ServerRow,
  onProgress: OnProgress | undefined,
): Promise<string | null> {
  const { db } = operator
  try {
    if (!(await openMigrationOf(db, row.id))) {
      const offers = await nodeOffers(db)
      const target = bestTarget(offers, row, await extraPortCount(db, row))
      if (!target) return noTargetReasons(offers, row, await extraPortCount(db, row))
      await begin(operator, row.id, target.name)
    }
    const end = await follow(operator, row.id, onProgress)
    return end?.phase === 'done' ? null : 'see above'
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return error.message
  }
}

/** Why none of the other nodes takes a server, with the number of nodes for each reason. */
function noTargetReasons(offers: readonly NodeOffer[], row: ServerRow, extraPorts: number): string {
  const reasons = offers
    .filter(({ id }) => id !== row.nodeId)
    .map((offer) => {
      const refusal = targetRefusal(offer, row, extraPorts)
      return `${offer.name}: ${refusal ? refusals[refusal] : 'another server took its capacity'}`
    })
  return reasons.length === 0 ? 'there is no other node' : `it was not stopped; ${reasons.join('; ')}`
}
