import type { NodeServersReport } from '@zubr/contracts/node-servers'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { WorkflowCheck } from '../../workflows/sweeper.ts'
import { applyDecision } from '../../workflows/workflow.ts'
import { recordActivity } from '../activity.ts'
import { notifyNode } from '../agent/desired-state-changes.ts'
import { restartJobs } from '../jobs/store.ts'
import { nodeOffers } from '../node-choices.ts'
import { changeDesired, lockServer } from '../owner-actions.ts'
import { forgetPortNumbers } from '../ports/store.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { serverMigrations } from './migration-schema.ts'
import {
  type MigrationDecision,
  type MigrationEffect,
  type MigrationEvent,
  type MigrationRow,
  migrationWorkflow,
  nextMigration,
} from './migration-workflow.ts'

type OpenMigration = Pick<MigrationRow, 'id' | 'serverId' | 'fromNodeId' | 'toNodeId'>

/** Open migrations from or to a node. */
function openMigrations(db: Db, nodeId: number): Promise<OpenMigration[]> {
  const { id, serverId, fromNodeId, toNodeId } = serverMigrations
  return db
    .select({ id, serverId, fromNodeId, toNodeId })
    .from(serverMigrations)
    .where(and(isNull(serverMigrations.endedAt), or(eq(fromNodeId, nodeId), eq(toNodeId, nodeId))))
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
  for (const migration of await openMigrations(db, nodeId)) {
    const server = report.servers.find(({ id }) => id === migration.serverId)
    const take = report.incomingMigrations?.find((each) => each.move === migration.id)
    const event: MigrationEvent =
      migration.fromNodeId === nodeId
        ? { type: 'source_report', server }
        : { type: 'target_report', server, take }
    await advanceMigration(db, migration, event, now)
  }
}

/** Checks timeouts, and renews the tokens of nodes that copy. */
export function migrationCheck({ db }: { db: Db }): WorkflowCheck {
  return {
    definition: migrationWorkflow,
    async open(ids, now) {
      const silent = new Set((await nodeOffers(db)).flatMap((offer) => (offer.silent ? [offer.id] : [])))
      const found = await db
        .select()
        .from(serverMigrations)
        .where(inArray(serverMigrations.id, [...ids]))
      return async (id) => {
        const migration = found.find((each) => each.id === id)
        if (!migration) return
        const isTargetSilent = silent.has(migration.toNodeId ?? -1)
        await advanceMigration(db, migration, { type: 'check', isTargetSilent }, now)
      }
    },
  }
}

async function advanceMigration(
  db: Db,
  { id, serverId }: Pick<MigrationRow, 'id' | 'serverId'>,
  event: MigrationEvent,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, serverId))
    const migration = await lockMigration(tx, eq(serverMigrations.id, id))
    if (row && migration) await applyMigrationEvent(tx, migration, row, { event, now })
  })
}

async function lockMigration(tx: Tx, which: ReturnType<typeof eq>): Promise<MigrationRow | undefined> {
  const [migration] = await tx
    .select()
    .from(serverMigrations)
    .where(and(which, isNull(serverMigrations.endedAt)))
    .for('update')
  return migration
}

/** Decides and carries out what a migration does on an event. Its row and server are locked. */
async function applyMigrationEvent(
  tx: Tx,
  migration: MigrationRow,
  row: ServerRow,
  { event, now }: { event: MigrationEvent; now: Date },
): Promise<MigrationDecision> {
  const decision = nextMigration(migration, event, { server: row, now })
  await applyDecision(decision, {
    definition: migrationWorkflow,
    current: migration.phase,
    now,
    store: (columns) => tx.update(serverMigrations).set(columns).where(eq(serverMigrations.id, migration.id)),
    perform: (effect) => performMigrationEffect(tx, migration, row, { effect, now }),
  })
  return decision
}

async function performMigrationEffect(
  tx: Tx,
  migration: MigrationRow,
  row: ServerRow,
  { effect, now }: { effect: MigrationEffect; now: Date },
): Promise<void> {
  const entry = { serverId: row.id, at: now, actor: 'service' } as const
  switch (effect.type) {
    case 'record_failure':
      return recordActivity(tx, { ...entry, event: `not_moved:${effect.failure}` })
    case 'resume_on_source':
      // A new generation: the source runs the server again only with a desired state newer than its
      // handover.
      return changeDesired(tx, { ...row, nodeId: null }, {})
    case 'switch_to_target':
      return switchToTarget(tx, migration, row, now)
    case 'renew_token':
      if (migration.toNodeId !== null) await notifyNode(tx, migration.toNodeId)
      return
    case 'notify_nodes':
      return notifyBoth(tx, migration)
  }
}

async function switchToTarget(
  tx: Tx,
  { toNodeId }: MigrationRow,
  { id, generation }: ServerRow,
  now: Date,
): Promise<void> {
  await tx
    .update(servers)
    .set({
      nodeId: toNodeId,
      generation: generation + 1,
      // The other node's reports no longer apply.
      ...{ state: 'creating', reason: null, port: null, progress: null, silentSince: null, killAt: null },
      ...{ retryAt: null, run: null },
      ...{ stats: null, statsAt: null },
    })
    .where(eq(servers.id, id))
  await forgetPortNumbers(tx, id)
  await restartJobs(tx, id)
  await recordActivity(tx, { serverId: id, at: now, actor: 'service', event: 'moved' })
}

/** In the lock order of nodes. */
export async function notifyBoth(
  tx: Tx,
  { fromNodeId, toNodeId }: Pick<MigrationRow, 'fromNodeId' | 'toNodeId'>,
) {
  for (const id of [fromNodeId, toNodeId].sort((a, b) => (a ?? 0) - (b ?? 0)))
    if (id !== null) await notifyNode(tx, id)
}

/** Cancels the migration of a locked server. Resolves to false after the switch. */
export async function cancelMigration(tx: Tx, row: ServerRow, now: Date): Promise<boolean> {
  const migration = await lockMigration(tx, eq(serverMigrations.serverId, row.id))
  if (!migration) return false
  const decision = await applyMigrationEvent(tx, migration, row, { event: { type: 'cancel' }, now })
  return 'phase' in decision
}

/**
 * Advances the open migration of a locked server after its source or target was written off.
 * Resolves to the phase after it; undefined without such a migration.
 */
export async function onMigrationNodeLost(
  tx: Tx,
  row: ServerRow,
  { nodeId, canReturn, now }: { nodeId: number; canReturn: boolean; now: Date },
): Promise<MigrationRow['phase'] | undefined> {
  const migration = await lockMigration(tx, eq(serverMigrations.serverId, row.id))
  if (!migration || (migration.fromNodeId !== nodeId && migration.toNodeId !== nodeId)) return undefined
  const node = migration.fromNodeId === nodeId ? 'source' : 'target'
  const event = { type: 'node_lost', node, canReturn } as const
  const decision = await applyMigrationEvent(tx, migration, row, { event, now })
  return 'phase' in decision ? decision.phase : migration.phase
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
