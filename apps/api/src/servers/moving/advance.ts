import type { NodeServersReport } from '@zubr/contracts/node-servers'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { rootOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { recordActivity } from '../activity.ts'
import { notifyNode } from '../agent/desired-state-changes.ts'
import { beginJobsAnew } from '../jobs/store.ts'
import { nodeOffers } from '../node-choices.ts'
import { changeDesired, lockServer } from '../owner-actions.ts'
import { forgetPortNumbers } from '../ports/store.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { serverMigrations } from './migration-schema.ts'
import { type MoveReports, type MoveRow, type MoveStep, nextStep } from './phases.ts'

type OpenMove = Pick<MoveRow, 'id' | 'serverId' | 'fromNodeId' | 'toNodeId'>

/** The moves that are not over, or those of one node. */
function openMoves(db: Db, nodeId?: number): Promise<OpenMove[]> {
  const { id, serverId, fromNodeId, toNodeId } = serverMigrations
  const here = nodeId === undefined ? undefined : or(eq(fromNodeId, nodeId), eq(toNodeId, nodeId))
  return db
    .select({ id, serverId, fromNodeId, toNodeId })
    .from(serverMigrations)
    .where(and(isNull(serverMigrations.endedAt), here))
    .orderBy(asc(serverId))
}

/** Takes a node's moves on by what it reports. Each in a transaction of its own, and harmless to repeat. */
export async function advanceMoves(
  db: Db,
  nodeId: number,
  report: NodeServersReport,
  now: Date,
): Promise<void> {
  for (const move of await openMoves(db, nodeId)) {
    const said = report.servers.find(({ id }) => id === move.serverId)
    const take = report.takes?.find((each) => each.move === move.id)
    await advance(db, move, move.fromNodeId === nodeId ? { source: said } : { target: said, take }, now)
  }
}

/** Takes on what only the clock does, and gives nodes that copy a fresh token. Run every minute. */
export async function passMoves(
  { db, onError }: { db: Db; onError: (error: unknown) => void },
  now: Date,
): Promise<void> {
  const open = await openMoves(db)
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

async function advance(db: Db, { id, serverId }: OpenMove, heard: MoveReports, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, serverId))
    const move = await lockMove(tx, eq(serverMigrations.id, id))
    if (!row || !move) return
    const step = nextStep(move, row, heard, now)
    if (step) await take(tx, move, row, step, now)
  })
}

async function lockMove(tx: Tx, which: ReturnType<typeof eq>): Promise<MoveRow | undefined> {
  const [move] = await tx
    .select()
    .from(serverMigrations)
    .where(and(which, isNull(serverMigrations.endedAt)))
    .for('update')
  return move
}

/** Carries out a step of a move, whose row and whose server's row are locked. */
async function take(tx: Tx, move: MoveRow, row: ServerRow, step: MoveStep, now: Date): Promise<void> {
  const change = (set: Partial<MoveRow>) =>
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
      await recordActivity(tx, { ...entry, what: `not_moved:${step.fails}` })
      // A new generation: the agent that gave the server runs it again only by a desired state that is newer than its giving.
      await changeDesired(tx, { ...row, nodeId: null }, {})
    }
  } else if (step.to === 'settling') {
    await change({ phase: 'settling', settlingAt: now, progressAt: now })
    await tx
      .update(servers)
      .set({
        nodeId: move.toNodeId,
        generation: row.generation + 1,
        // Nothing of what the other node said holds any more.
        ...{ state: 'creating', reason: null, port: null, progress: null, silentSince: null, killAt: null },
        ...{ retryAt: null, run: null },
        ...{ stats: null, statsAt: null },
      })
      .where(eq(servers.id, row.id))
    await forgetPortNumbers(tx, row.id)
    await beginJobsAnew(tx, row.id)
    await recordActivity(tx, { ...entry, what: 'moved' })
  } else if (step.to === 'copying') await change({ phase: 'copying', copyingAt: now, progressAt: now })
  else if (step.to === 'clearing') await change({ phase: 'clearing', clearingAt: now })
  else await change({ phase: 'done', endedAt: now })
  await notifyBoth(tx, move)
}

/** In the order in which nodes are locked. */
export async function notifyBoth(tx: Tx, { fromNodeId, toNodeId }: Pick<MoveRow, 'fromNodeId' | 'toNodeId'>) {
  for (const id of [fromNodeId, toNodeId].sort((a, b) => (a ?? 0) - (b ?? 0)))
    if (id !== null) await notifyNode(tx, id)
}

/** Calls off the move of a locked server, if it still is where it was. */
export async function callOffMove(tx: Tx, row: ServerRow, now: Date): Promise<boolean> {
  const move = await lockMove(tx, eq(serverMigrations.serverId, row.id))
  if (move?.phase !== 'stopping' && move?.phase !== 'copying') return false
  await take(tx, move, row, { fails: 'called_off' }, now)
  return true
}

/** Of these servers the ones that are on their way: what was asked of them by a button ends where they go. */
export async function movingOf(tx: Tx, serverIds: string[]): Promise<Set<string>> {
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
