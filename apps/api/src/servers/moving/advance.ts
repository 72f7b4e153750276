import type { NodeServersReport } from '@zubr/contracts/node-servers'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { rootOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { recordActivity } from '../activity.ts'
import { notifyNode } from '../agent/desired-state-changes.ts'
import { restartJobs } from '../jobs/store.ts'
import { nodeOffers } from '../node-choices.ts'
import { changeDesired, lockServer } from '../owner-actions.ts'
import { forgetPortNumbers } from '../ports/store.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { serverMigrations } from './migration-schema.ts'
import { type MigrationReports, type MigrationRow, type MigrationStep, nextStep } from './phases.ts'

type OpenMigration = Pick<MigrationRow, 'id' | 'serverId' | 'fromNodeId' | 'toNodeId'>

/** Open migrations, of all nodes or of one. */
function openMigrations(db: Db, nodeId?: number): Promise<OpenMigration[]> {
  const { id, serverId, fromNodeId, toNodeId } = serverMigrations
  const here = nodeId === undefined ? undefined : or(eq(fromNodeId, nodeId), eq(toNodeId, nodeId))
  return db
    .select({ id, serverId, fromNodeId, toNodeId })
    .from(serverMigrations)
    .where(and(isNull(serverMigrations.endedAt), here))
    .orderBy(asc(serverId))
}

/**
 * Advances a node's migrations according to its report. Each has its own transaction; safe to
 * repeat.
 */
export async function advanceMigrations(
  db: Db,
  nodeId: number,
  report: NodeServersReport,
  now: Date,
): Promise<void> {
  for (const move of await openMigrations(db, nodeId)) {
    const serversReport = report.servers.find(({ id }) => id === move.serverId)
    const take = report.incomingMigrations?.find((each) => each.move === move.id)
    await advance(
      db,
      move,
      move.fromNodeId === nodeId ? { source: serversReport } : { target: serversReport, take },
      now,
    )
  }
}

/** Advances migrations by time, and renews the tokens of nodes that copy. Runs every minute. */
export async function processDueMigrations(
  { db, onError }: { db: Db; onError: (error: unknown) => void },
  now: Date,
): Promise<void> {
  const open = await openMigrations(db)
  if (open.length === 0) return
  const silent = new Set((await nodeOffers(db)).flatMap((offer) => (offer.silent ? [offer.id] : [])))
  for (const move of open) {
    try {
      await advance(db, move, { targetIsSilent: silent.has(move.toNodeId ?? -1) }, now)
    } catch (error) {
      onError(rootOf(error))
    }
  }
  const targets = new Set(open.flatMap(({ toNodeId }) => toNodeId ?? []))
  for (const nodeId of [...targets].sort((a, b) => a - b))
    await inTransaction(db, (tx) => notifyNode(tx, nodeId)).catch((error) => onError(rootOf(error)))
}

async function advance(
  db: Db,
  { id, serverId }: OpenMigration,
  reports: MigrationReports,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, serverId))
    const move = await lockMigration(tx, eq(serverMigrations.id, id))
    if (!row || !move) return
    const step = nextStep(move, row, reports, now)
    if (step) await take(tx, move, row, step, now)
  })
}

async function lockMigration(tx: Tx, which: ReturnType<typeof eq>): Promise<MigrationRow | undefined> {
  const [move] = await tx
    .select()
    .from(serverMigrations)
    .where(and(which, isNull(serverMigrations.endedAt)))
    .for('update')
  return move
}

/** Carries out a step of a migration, whose row and server are locked. */
async function take(
  tx: Tx,
  move: MigrationRow,
  row: ServerRow,
  step: MigrationStep,
  now: Date,
): Promise<void> {
  const change = (set: Partial<MigrationRow>) =>
    tx.update(serverMigrations).set(set).where(eq(serverMigrations.id, move.id))
  const entry = { serverId: row.id, at: now, actor: 'service' } as const
  if ('progress' in step) {
    const { bytes, doneBytes, skipped } = step.progress
    await change({ bytes, doneBytes, skipped, progressAt: now })
    return
  }
  if ('fails' in step) {
    await change({ phase: 'failed', failure: step.fails, endedAt: now })
    if (row.contract !== 'deleted') {
      await recordActivity(tx, { ...entry, event: `not_moved:${step.fails}` })
      // A new generation: the source runs the server again only with a desired state newer than its
      // handover.
      await changeDesired(tx, { ...row, nodeId: null }, {})
    }
  } else if (step.to === 'settling') {
    await change({ phase: 'settling', settlingAt: now, progressAt: now })
    await tx
      .update(servers)
      .set({
        nodeId: move.toNodeId,
        generation: row.generation + 1,
        // The other node's reports no longer apply.
        ...{ state: 'creating', reason: null, port: null, progress: null, silentSince: null, killAt: null },
        ...{ retryAt: null, run: null },
        ...{ stats: null, statsAt: null },
      })
      .where(eq(servers.id, row.id))
    await forgetPortNumbers(tx, row.id)
    await restartJobs(tx, row.id)
    await recordActivity(tx, { ...entry, event: 'moved' })
  } else if (step.to === 'copying') await change({ phase: 'copying', copyingAt: now, progressAt: now })
  else if (step.to === 'clearing') await change({ phase: 'clearing', clearingAt: now })
  else await change({ phase: 'done', endedAt: now })
  await notifyBoth(tx, move)
}

/** In the lock order of nodes. */
export async function notifyBoth(
  tx: Tx,
  { fromNodeId, toNodeId }: Pick<MigrationRow, 'fromNodeId' | 'toNodeId'>,
) {
  for (const id of [fromNodeId, toNodeId].sort((a, b) => (a ?? 0) - (b ?? 0)))
    if (id !== null) await notifyNode(tx, id)
}

/** Cancels the migration of a locked server before the switch. */
export async function cancelMigration(tx: Tx, row: ServerRow, now: Date): Promise<boolean> {
  const move = await lockMigration(tx, eq(serverMigrations.serverId, row.id))
  if (move?.phase !== 'stopping' && move?.phase !== 'copying') return false
  await take(tx, move, row, { fails: 'called_off' }, now)
  return true
}

/** Those of these servers that are migrating: their operations end on the target node. */
export async function migratingServers(tx: Tx, serverIds: string[]): Promise<Set<string>> {
  if (serverIds.length === 0) return new Set()
  const rows = await tx
    .select({ id: serverMigrations.serverId })
    .from(serverMigrations)
    .where(
      and(
        inArray(serverMigrations.serverId, serverIds),
        inArray(serverMigrations.phase, ['stopping', 'copying']),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
