import { eq } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import { nodeCapabilities as offersTable } from '../../nodes/tables.ts'
import { recordActivity } from '../../servers/activity.ts'
import { notifyNode } from '../../servers/agent/desired-state-changes.ts'
import { beginJobsAnew, callOffJobsOf } from '../../servers/jobs/store.ts'
import { bestTarget, type PlacedServer } from '../../servers/moving/begin.ts'
import { type NodeOffer, nodeOffers } from '../../servers/node-choices.ts'
import { forgetPortNumbers } from '../../servers/ports/store.ts'
import { servers } from '../../servers/tables.ts'
import type { ServerRow } from '../../servers/view.ts'
import type { BackupRow } from '../make.ts'

/**
 * Gives a locked server to another node, where nothing of it is. Its former node keeps what it has as an orphan.
 * `wanted` replaces what is asked of the server; `isNoted: false` keeps the move out of its activity.
 */
export async function placeServer(
  tx: Tx,
  row: ServerRow,
  nodeId: number,
  now: Date,
  { wanted = row.wanted, isNoted = true }: { wanted?: ServerRow['wanted']; isNoted?: boolean } = {},
): Promise<ServerRow> {
  const placed = {
    wanted,
    ...{ nodeId, generation: row.generation + 1, operationId: null, operationAction: null },
    ...{ state: 'creating', reason: null, port: null, progress: null, silentSince: null, killAt: null },
    ...{ retryAt: null, run: null },
    ...{ stats: null, statsAt: null },
  } satisfies Partial<ServerRow>
  await tx.update(servers).set(placed).where(eq(servers.id, row.id))
  await forgetPortNumbers(tx, row.id)
  // A backup that waited for the former node would be taken here of nothing, and count as the newest good one.
  await callOffJobsOf(tx, row.id, now)
  await beginJobsAnew(tx, row.id)
  if (isNoted) await recordActivity(tx, { serverId: row.id, at: now, actor: 'operator', what: 'moved' })
  for (const id of [row.nodeId, nodeId].sort((a, b) => (a ?? 0) - (b ?? 0)))
    if (id !== null) await notifyNode(tx, id)
  return { ...row, ...placed }
}

/** Memory, disk and ports by node that a plan which is not carried out yet has given away. */
export type ReservedRoom = Map<number, { memoryMb: number; diskMb: number; ports: number }>

/** Where a restore may go: to any node that reaches this backup. */
export type RestorePlace = {
  backup: Pick<BackupRow, 'isRemote' | 'nodeId'>
  extraPorts: number
  reserved: ReservedRoom
}

/**
 * The node on which a locked server can be restored, with its room held until the transaction ends; undefined if none has room.
 * Locks the server's former node too, in the order of decision 19.
 */
export async function claimRestoreNode(
  tx: Tx,
  row: ServerRow,
  place: RestorePlace,
): Promise<NodeOffer | undefined> {
  const choose = async () => chooseRestoreNode(await nodeOffers(tx), await nodesWithRemote(tx), row, place)
  const first = await choose()
  if (!first) return undefined
  const held = [...new Set([row.nodeId ?? first.id, first.id])].sort((a, b) => a - b)
  for (const id of held) await notifyNode(tx, id)
  // Another transaction may have sold the room before it was held.
  const target = await choose()
  return target?.id === first.id ? target : undefined
}

/** Nodes by id whose backups are elsewhere than on their own disks. */
export async function nodesWithRemote(tx: Pick<Tx, 'select'>): Promise<Set<number>> {
  const kept = await tx.select({ id: offersTable.nodeId, backups: offersTable.backups }).from(offersTable)
  return new Set(kept.flatMap(({ id, backups }) => (backups?.isRemote ? id : [])))
}

/** The node on which a server can be restored as things are: its room is not held. */
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

function withReserved(offer: NodeOffer, reserved: ReservedRoom): NodeOffer {
  const room = reserved.get(offer.id)
  if (!room) return offer
  const sold = {
    memoryMb: offer.sold.memoryMb + room.memoryMb,
    diskMb: offer.sold.diskMb + room.diskMb,
  }
  return { ...offer, sold, portsHeld: offer.portsHeld + room.ports }
}
