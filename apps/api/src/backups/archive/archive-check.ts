import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { nodeOffers } from '../../servers/node-choices.ts'
import { lockServer } from '../../servers/owner-actions.ts'
import { serverPorts } from '../../servers/ports/ports-schema.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { servers } from '../../servers/servers-schema.ts'
import type { WorkflowCheck } from '../../workflows/sweeper.ts'
import { serverBackups } from '../backups-schema.ts'
import { chooseRestoreNode, nodesWithRemote } from '../lost/place-server.ts'
import { type ArchiveDeps, applyArchiveEvent, lastBackups } from './advance-archive.ts'
import { serverArchives } from './archive-schema.ts'
import { archiveWorkflow } from './archive-workflow.ts'
import { placeArchived } from './restore.ts'
import { archiveOf } from './store.ts'

/** A restore reads all nodes and reserves capacity. Further ones wait for the next sweep. */
const maxRestoresPerSweep = 50

/**
 * Makes last backups, waits until files are deleted, and restores servers whose owners wait,
 * longest first.
 */
export function archiveCheck({ db, ...deps }: ArchiveDeps & { db: Db }): WorkflowCheck {
  return {
    definition: archiveWorkflow,
    batch: { size: 1_000, atOnce: 1 },
    orderBy: sql`requested_at`,
    async open(ids, now) {
      const { stored, placeable } = await placeableArchives(db, ids)
      return async (id) => {
        if (stored.has(id) && !placeable.has(id)) return
        await inTransaction(db, async (tx) => {
          const row = await lockServer(tx, eq(servers.id, id))
          if (row?.contract === 'archived') await checkArchive(tx, row, deps, now)
        })
      }
    },
  }
}

async function checkArchive(tx: Tx, row: ServerRow, deps: ArchiveDeps, now: Date): Promise<void> {
  const before = await archiveOf(tx, row.id)
  if (!before) return
  const isDown = row.state === 'stopped' || row.state === 'failed'
  const isSaved = isDown && row.reportedGeneration >= row.generation
  const made = before.phase === 'saving' ? await lastBackups(tx, row.id, before.archivedAt ?? now) : []
  const event = { type: 'check', isSaved, isOnNode: row.nodeId !== null, made } as const
  await applyArchiveEvent(tx, row, before, { event, now, deps })
  const archive = await archiveOf(tx, row.id)
  if (archive?.phase !== 'stored' || !archive.requestedAt || (await isOwnerBlocked(tx, row))) return
  await placeArchived(tx, deps.context, row, { archive, deps, now })
}

async function isOwnerBlocked(tx: Tx, { accountId }: ServerRow): Promise<boolean> {
  if (!accountId) return true
  const [owner] = await tx
    .select({ blockedAt: accounts.blockedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return owner?.blockedAt !== null
}

/**
 * The stored archives among these, and those for which a node has capacity. After the first failure
 * of a size, other servers of that size are skipped.
 */
async function placeableArchives(
  db: Db,
  ids: readonly string[],
): Promise<{ stored: Set<string>; placeable: Set<string> }> {
  const found = await db
    .select({
      ...{ id: servers.id, nodeId: servers.nodeId, memoryMb: servers.memoryMb, diskMb: servers.diskMb },
      ...{ core: servers.core, stats: servers.stats, requestedAt: serverArchives.requestedAt },
      isBlocked: sql<boolean>`${accounts.blockedAt} is not null`,
      backup: { nodeId: serverBackups.nodeId, isRemote: serverBackups.isRemote },
      extraPorts: db.$count(serverPorts, eq(serverPorts.serverId, servers.id)),
    })
    .from(serverArchives)
    .innerJoin(servers, eq(servers.id, serverArchives.serverId))
    .leftJoin(accounts, eq(accounts.id, servers.accountId))
    .leftJoin(serverBackups, eq(serverBackups.id, serverArchives.backupId))
    .where(and(eq(serverArchives.phase, 'stored'), inArray(servers.id, [...ids])))
    .orderBy(asc(serverArchives.requestedAt))
  const stored = new Set(found.map(({ id }) => id))
  const waiting = found.filter(({ requestedAt, isBlocked, backup }) => requestedAt && !isBlocked && backup)
  if (waiting.length === 0) return { stored, placeable: new Set() }
  const [offers, withRemote] = [await nodeOffers(db), await nodesWithRemote(db)]
  const fullFor = new Set<string>()
  const placeable = waiting.filter(({ backup, extraPorts, ...each }) => {
    const { memoryMb, diskMb, core } = each
    const size = JSON.stringify([memoryMb, diskMb, core.id, core.version, backup, extraPorts])
    if (!backup || fullFor.has(size)) return false
    const place = { backup, extraPorts, reserved: new Map() }
    if (chooseRestoreNode(offers, withRemote, each, place)) return true
    fullFor.add(size)
    return false
  })
  return { stored, placeable: new Set(placeable.slice(0, maxRestoresPerSweep).map(({ id }) => id)) }
}
