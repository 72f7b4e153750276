import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { nodes, nodeCapabilities as offersTable } from '../../nodes/nodes-schema.ts'
import { serversSilent } from '../../nodes/store.ts'
import type { Actor } from '../../servers/activity.ts'
import { openJobsOf } from '../../servers/jobs/store.ts'
import { applyLifeEvent } from '../../servers/lifecycle/life.ts'
import { openMigrationOf } from '../../servers/migrations/begin-migration.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { servers } from '../../servers/servers-schema.ts'
import { enterPhase } from '../../workflows/workflow.ts'
import { serverBackups, serverRestores } from '../backups-schema.ts'
import { openRestore } from '../restore.ts'
import { serverArchives } from './archive-schema.ts'
import { archiveWorkflow } from './archive-workflow.ts'
import { storeArchive } from './store.ts'

/** Why a server cannot be archived now. */
export type ArchiveRefusal = 'not_free' | 'not_active' | 'busy' | 'node_silent' | 'no_backups'

/** The properties of a node that archives depend on. */
export type ArchiveNode = {
  id: number
  isReachable: boolean
  /** Null if the node makes no backups, or has not reported yet. */
  backups: { isRemote: boolean } | null
}

/** All nodes, or the one with this ID. */
export async function archiveNodes(db: Pick<Tx, 'select'>, id?: number): Promise<Map<number, ArchiveNode>> {
  const rows = await db
    .select({
      id: nodes.id,
      isReachable: sql<boolean>`not ${serversSilent} and ${nodes.lostAt} is null`,
      backups: offersTable.backups,
    })
    .from(nodes)
    .leftJoin(offersTable, eq(offersTable.nodeId, nodes.id))
    .where(id === undefined ? undefined : eq(nodes.id, id))
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Stops a locked free server for its archive. The checks make the backup and have the node
 * delete the files, so a crash in between loses nothing. Resolves to the reason for a refusal, or
 * undefined.
 */
export async function beginArchive(
  tx: Tx,
  row: ServerRow,
  { actor, node, now }: { actor: Actor; node: ArchiveNode | undefined; now: Date },
): Promise<ArchiveRefusal | undefined> {
  if (row.contract !== 'active' || row.nodeId === null) return 'not_active'
  if (row.paidUntil) return 'not_free'
  if (!node?.isReachable) return 'node_silent'
  if (!node.backups) return 'no_backups'
  if (await openMigrationOf(tx, row.id)) return 'busy'
  if (await openRestore(tx, eq(serverRestores.serverId, row.id))) return 'busy'
  if ((await openJobsOf(tx, row.id)).length > 0) return 'busy'
  await applyLifeEvent(tx, row, 'archive', { now, actor, sendMail: async () => undefined })
  await storeArchive(tx, row.id, {
    ...enterPhase(archiveWorkflow, 'saving', now),
    ...{ archivedAt: now, backupId: null, failedAt: null, requestedAt: null },
    // Without the notices, an operator's archive stays on the node's own disk if its backup is
    // there.
    ...(actor === 'operator' && {
      firstSentAt: null,
      firstDeliveredAt: null,
      lastSentAt: null,
      lastDeliveredAt: null,
    }),
  })
  return undefined
}

/** A condition on `servers`: the only copy of the archive is on this node's disk. */
export const archivedOnlyOn = (db: Pick<Db, 'select'>, nodeId: number) =>
  and(
    eq(servers.contract, 'archived'),
    inArray(
      servers.id,
      db
        .select({ id: serverArchives.serverId })
        .from(serverArchives)
        .innerJoin(serverBackups, eq(serverBackups.id, serverArchives.backupId))
        .where(and(eq(serverBackups.nodeId, nodeId), eq(serverBackups.isRemote, false))),
    ),
  )
