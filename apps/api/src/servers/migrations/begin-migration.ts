import { randomUUID } from 'node:crypto'
import { isCoreId } from '@zubr/domain/cores/kinds'
import { nodeCapacity, reservedDiskMb } from '@zubr/domain/nodes/capacity'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import { enterPhase } from '../../workflows/workflow.ts'
import { type Actor, recordActivity } from '../activity.ts'
import { isBusy, type NodeOffer, nodeOffers } from '../node-choices.ts'
import { changeDesired } from '../owner-actions.ts'
import { portsOf } from '../ports/store.ts'
import type { ServerRow } from '../server-view.ts'
import { notifyBoth } from './advance-migration.ts'
import { serverMigrations } from './migration-schema.ts'
import { migrationWorkflow } from './migration-workflow.ts'

/** Why a server cannot migrate to a node, for the operator. */
export const refusals = {
  deleted: 'it is being deleted',
  archived: 'it is archived: its owner can restore it, or npm run zubr -- server unarchive',
  moving: 'it is being moved already',
  no_node: 'there is no such node',
  same_node: 'it is on that node',
  source_away: 'its node is silent, and its files with it; see "Lose a node" in docs/operate/nodes.md',
  source_old: "its node's agent is too old to send servers: update it first",
  target_away: 'that node is silent',
  target_old: "that node's agent is too old to receive servers: update it first",
  drained: 'that node takes no more servers',
  full: 'that node lacks capacity for its plan',
  disk: 'the disk of that node has too little free space for its files',
  core: 'that node does not run its core',
} as const
export type MigrationRefusal = keyof typeof refusals

/** Why a server cannot leave its node; undefined if it can. */
function sourceRefusal(source: NodeOffer | undefined): MigrationRefusal | undefined {
  if (!source || source.silent) return 'source_away'
  return source.canMove ? undefined : 'source_old'
}

/** The number of a server's extra ports. */
export const extraPortCount = async (db: Pick<Tx, 'select'>, row: ServerRow): Promise<number> =>
  (await portsOf(db, row.id)).length

/** The properties of a server that decide which nodes can host it. */
export type PlacedServer = Pick<ServerRow, 'nodeId' | 'memoryMb' | 'diskMb' | 'core' | 'stats'>

/** Why a node cannot take a server with this many extra ports; undefined if it can. */
export function targetRefusal(
  target: NodeOffer,
  row: PlacedServer,
  extraPorts: number,
): MigrationRefusal | undefined {
  if (target.id === row.nodeId) return 'same_node'
  if (target.silent) return 'target_away'
  if (!target.canMove) return 'target_old'
  if (target.drained) return 'drained'
  if (!runsCore(target, row)) return 'core'
  if (target.ports !== null && target.portsHeld + extraPorts >= target.ports) return 'full'
  if (!hasDiskFor(target, row)) return 'disk'
  const capacity = nodeCapacity(target, { memoryMb: row.memoryMb, diskMb: row.diskMb })
  return capacity === 'available' ? undefined : capacity === 'full' ? 'full' : 'target_away'
}

/** Whether a server's files fit beside the reserve; checked before it is stopped. */
function hasDiskFor({ total, diskFreeMb, arrivingMb }: NodeOffer, { stats, diskMb }: PlacedServer): boolean {
  if (total === null || diskFreeMb === null) return true
  return diskFreeMb - arrivingMb - (stats?.diskMb ?? diskMb) >= reservedDiskMb(total.diskMb)
}

function runsCore({ runs, cores }: NodeOffer, { core }: PlacedServer): boolean {
  if (core.package) return isCoreId(core.id) && runs.includes(core.id)
  return cores.some(({ id, version }) => id === core.id && version === core.version)
}

/** The default target: a node that is not busy, of these the one with most free memory. */
export function bestTarget(
  offers: readonly NodeOffer[],
  row: PlacedServer,
  extraPorts: number,
): NodeOffer | undefined {
  const left = ({ total, sold }: NodeOffer) => (total?.memoryMb ?? 0) - sold.memoryMb
  return offers
    .filter((offer) => targetRefusal(offer, row, extraPorts) === undefined)
    .toSorted((a, b) => Number(isBusy(a)) - Number(isBusy(b)) || left(b) - left(a))[0]
}

/**
 * Begins the migration of a locked server and reserves capacity on the target, which is not sold
 * from then on. Resolves to the migration's id, or why it is impossible.
 */
export async function beginMigration(
  tx: Tx,
  row: ServerRow,
  { node, actor, now }: { node: string; actor: Actor; now: Date },
): Promise<{ id: string } | { refused: MigrationRefusal }> {
  if (row.contract === 'archived') return { refused: 'archived' }
  if (row.contract === 'deleted' || row.nodeId === null) return { refused: 'deleted' }
  if (await openMigrationOf(tx, row.id)) return { refused: 'moving' }
  const [known] = await nodeOffers(tx, node)
  if (!known) return { refused: 'no_node' }
  const between = { fromNodeId: row.nodeId, toNodeId: known.id }
  await notifyBoth(tx, between)
  // Checked again after the lock.
  const offers = await nodeOffers(tx)
  const target = offers.find(({ id }) => id === known.id)
  const extraPorts = await extraPortCount(tx, row)
  const refused =
    sourceRefusal(offers.find(({ id }) => id === row.nodeId)) ??
    (target ? targetRefusal(target, row, extraPorts) : 'no_node')
  if (refused) return { refused }
  const id = randomUUID()
  await tx.insert(serverMigrations).values({
    ...{ id, serverId: row.id, ...between },
    ...{ generation: row.generation + 1, startedAt: now, progressAt: now },
    ...enterPhase(migrationWorkflow, 'stopping', now),
  })
  await recordActivity(tx, { serverId: row.id, at: now, actor, event: 'move' })
  await changeDesired(tx, row, { operationId: null, operationAction: null })
  return { id }
}

/** The open migration of a server. */
export async function openMigrationOf(db: Pick<Tx, 'select'>, serverId: string) {
  const [open] = await db
    .select()
    .from(serverMigrations)
    .where(and(eq(serverMigrations.serverId, serverId), isNull(serverMigrations.endedAt)))
  return open
}
