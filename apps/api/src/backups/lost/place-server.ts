import { eq } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import { nodeCapabilities as offersTable } from '../../nodes/nodes-schema.ts'
import { recordActivity } from '../../servers/activity.ts'
import { notifyNode } from '../../servers/agent/desired-state-changes.ts'
import { cancelServerJobs, restartJobs } from '../../servers/jobs/store.ts'
import { bestTarget, type PlacedServer } from '../../servers/migrations/begin-migration.ts'
import { type NodeOffer, nodeOffers } from '../../servers/node-choices.ts'
import { forgetPortNumbers } from '../../servers/ports/store.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { servers } from '../../servers/servers-schema.ts'
import type { BackupRow } from '../make-backup.ts'

/**
 * Moves a locked server to another node without its files. The former node keeps its copy as an
 * orphan. `desiredState` replaces the desired state; `isNoted: false` keeps the move out of the
 * activity.
 */
export async function placeServer(
  tx: Tx,
  row: ServerRow,
  nodeId: number,
  now: Date,
  {
    desiredState = row.desiredState,
    isNoted = true,
  }: { desiredState?: ServerRow['desiredState']; isNoted?: boolean } = {},
): Promise<ServerRow> {
  const placed = {
    desiredState,
    ...{ nodeId, generation: row.generation + 1, operationId: null, operationAction: null },
    ...{ state: 'creating', reason: null, port: null, progress: null, silentSince: null, killAt: null },
    ...{ retryAt: null, run: null },
    ...{ stats: null, statsAt: null },
  } satisfies Partial<ServerRow>
  await tx.update(servers).set(placed).where(eq(servers.id, row.id))
  await forgetPortNumbers(tx, row.id)
  // A pending backup for the former node would save an empty server here, and become the newest
  // good one.
  await cancelServerJobs(tx, row.id, now)
  await restartJobs(tx, row.id)
  if (isNoted) await recordActivity(tx, { serverId: row.id, at: now, actor: 'operator', event: 'moved' })
  for (const id of [row.nodeId, nodeId].sort((a, b) => (a ?? 0) - (b ?? 0)))
    if (id !== null) await notifyNode(tx, id)
  return { ...row, ...placed }
}

/** Memory, disk and ports by node that an unconfirmed plan has already assigned. */
export type ReservedCapacity = Map<number, { memoryMb: number; diskMb: number; ports: number }>

/** Where a restore may go: to any node that reaches this backup. */
export type RestorePlace = {
  backup: Pick<BackupRow, 'isRemote' | 'nodeId'>
  extraPorts: number
  reserved: ReservedCapacity
}

/**
 * The node on which a locked server can be restored, with its capacity reserved until the
 * transaction ends; undefined if none has capacity. Also locks the server's former node, in the
 * order of decision 19.
 */
export async function claimRestoreNode(
  tx: Tx,
  row: ServerRow,
  place: RestorePlace,
): Promise<NodeOffer | undefined> {
  const choose = async () => chooseRestoreNode(await nodeOffers(tx), await nodesWithRemote(tx), row, place)
  const first = await choose()
  if (!first) return undefined
  const nodeIds = [...new Set([row.nodeId ?? first.id, first.id])].sort((a, b) => a - b)
  for (const id of nodeIds) await notifyNode(tx, id)
  // Another transaction may have sold the capacity before it was locked.
  const target = await choose()
  return target?.id === first.id ? target : undefined
}

/** IDs of nodes whose backups are stored outside their own disks. */
export async function nodesWithRemote(tx: Pick<Tx, 'select'>): Promise<Set<number>> {
  const offers = await tx.select({ id: offersTable.nodeId, backups: offersTable.backups }).from(offersTable)
  return new Set(offers.flatMap(({ id, backups }) => (backups?.isRemote ? id : [])))
}

/** The node on which a server can be restored now. Its capacity is not reserved. */
export function chooseRestoreNode(
  offers: readonly NodeOffer[],
  withRemote: ReadonlySet<number>,
  row: PlacedServer,
  { backup, extraPorts, reserved }: RestorePlace,
): NodeOffer | undefined {
  const able = offers
    .filter(({ id, isLost }) => !isLost && (backup.isRemote ? withRemote.has(id) : id === backup.nodeId))
    .map((offer) => withReserved(offer, reserved))
  return bestTarget(able, row, extraPorts)
}

function withReserved(offer: NodeOffer, reserved: ReservedCapacity): NodeOffer {
  const reservedHere = reserved.get(offer.id)
  if (!reservedHere) return offer
  const sold = {
    memoryMb: offer.sold.memoryMb + reservedHere.memoryMb,
    diskMb: offer.sold.diskMb + reservedHere.diskMb,
  }
  return { ...offer, sold, portsHeld: offer.portsHeld + reservedHere.ports }
}
