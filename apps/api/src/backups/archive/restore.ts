import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { type Actor, recordActivity } from '../../servers/activity.ts'
import { changeEachServer } from '../../servers/each-server.ts'
import { extraPortCount } from '../../servers/moving/begin.ts'
import { nodeOffers } from '../../servers/node-choices.ts'
import { serverPorts } from '../../servers/ports/ports-schema.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { servers } from '../../servers/servers-schema.ts'
import { serverBackups } from '../backups-schema.ts'
import { chooseRestoreNode, claimRestoreNode, nodesWithRemote, placeServer } from '../lost/place-server.ts'
import type { BackupContext } from '../make-backup.ts'
import { beginRestore } from '../restore.ts'
import { serverArchives } from './archive-schema.ts'
import { endArchive } from './end-archive.ts'
import { type ArchiveRow, archiveOf, storeArchive } from './store.ts'

/**
 * Restores a locked archived server. `active`: it was not backed up yet and continues on its node.
 * `restoring`: a node has capacity. `waiting`: no node has, or its old files are still being
 * deleted; `processDueRestores` continues. Safe to repeat.
 */
export async function requestRestore(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<'active' | 'restoring' | 'waiting' | 'not_archived'> {
  const archive = await archiveOf(tx, row.id)
  if (row.contract !== 'archived' || !archive) return 'not_archived'
  if (archive.phase === 'saving') {
    await endArchive(tx, row, { actor, now })
    return 'active'
  }
  if (archive.phase === 'restoring') return 'restoring'
  if (!archive.requestedAt) {
    await recordActivity(tx, { serverId: row.id, at: now, actor, event: 'restore' })
    await storeArchive(tx, row.id, { requestedAt: now, failedAt: null })
  }
  return (await placeArchived(tx, context, row, { archive, now })) ? 'restoring' : 'waiting'
}

/**
 * Begins the restore on a node with capacity. Resolves to false if there is none, or the former
 * node still has the server's files.
 */
async function placeArchived(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  { archive, now }: { archive: ArchiveRow; now: Date },
): Promise<boolean> {
  if (row.nodeId !== null || !archive.backupId) return false
  const [backup] = await tx.select().from(serverBackups).where(eq(serverBackups.id, archive.backupId))
  if (!backup) return false
  const target = await claimRestoreNode(tx, row, {
    ...{ backup, extraPorts: await extraPortCount(tx, row), reserved: new Map() },
  })
  if (!target) return false
  const placed = await placeServer(tx, row, target.id, now, { desiredState: 'stopped', isNoted: false })
  const outcome = await beginRestore(tx, context, placed, {
    ...{ backup, paths: null, actor: 'service', now, saves: false, isNoted: false },
  })
  if (outcome !== 'begun') throw new Error(`archived server ${row.id} could not be restored: ${outcome}`)
  await storeArchive(tx, row.id, { phase: 'restoring', phaseAt: now })
  return true
}

/** A restore reads all nodes and reserves capacity. Further ones wait for the next minute. */
const maxRestoresPerPass = 50

/**
 * Restores servers whose owners wait, longest first. Runs every minute; blocked accounts keep
 * waiting.
 */
export async function processDueRestores(
  {
    db,
    context,
    jobs,
    onError,
  }: {
    db: Db
    context: BackupContext
    jobs: Pick<Jobs, 'send'>
    onError: (error: unknown) => void
  },
  now: Date,
): Promise<void> {
  const found = await db
    .select({
      ...{ id: servers.id, nodeId: servers.nodeId, memoryMb: servers.memoryMb, diskMb: servers.diskMb },
      ...{ core: servers.core, stats: servers.stats },
      backup: { nodeId: serverBackups.nodeId, isRemote: serverBackups.isRemote },
      extraPorts: db.$count(serverPorts, eq(serverPorts.serverId, servers.id)),
    })
    .from(serverArchives)
    .innerJoin(servers, eq(servers.id, serverArchives.serverId))
    .innerJoin(accounts, eq(accounts.id, servers.accountId))
    .innerJoin(serverBackups, eq(serverBackups.id, serverArchives.backupId))
    .where(
      and(
        isNotNull(serverArchives.requestedAt),
        eq(serverArchives.phase, 'stored'),
        eq(servers.contract, 'archived'),
        isNull(accounts.blockedAt),
      ),
    )
    .orderBy(asc(serverArchives.requestedAt))
  if (found.length === 0) return
  const [offers, withRemote] = [await nodeOffers(db), await nodesWithRemote(db)]
  // Sizes without capacity on any node: after the first failure, other servers of that size are
  // skipped.
  const fullFor = new Set<string>()
  const isPlaceable = (each: (typeof found)[number]) => {
    const { memoryMb, diskMb, core, backup, extraPorts } = each
    const place = { backup, extraPorts, reserved: new Map() }
    const size = JSON.stringify([memoryMb, diskMb, core.id, core.version, backup, extraPorts])
    if (fullFor.has(size)) return false
    if (chooseRestoreNode(offers, withRemote, each, place)) return true
    fullFor.add(size)
    return false
  }
  const placeable = found.filter(isPlaceable).slice(0, maxRestoresPerPass)
  await changeEachServer(db, placeable, {
    async change(tx, row) {
      const archive = await archiveOf(tx, row.id)
      if (row.contract !== 'archived' || archive?.phase !== 'stored' || !archive.requestedAt) return
      if (!(await placeArchived(tx, context, row, { archive, now })) || !row.accountId) return
      // A second mail about the same request would add nothing.
      if (archive.failedAt) return
      await sendMailJob(jobs, tx, {
        kind: 'server_archive_restored',
        accountId: row.accountId,
        values: { server: row.name, subdomain: row.subdomain },
        page: `/servers/${row.id}`,
        serverId: row.id,
      })
    },
    onError,
  })
}
