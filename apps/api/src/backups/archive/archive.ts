import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { nodes, nodeCapabilities as offersTable } from '../../nodes/nodes-schema.ts'
import { serversSilent } from '../../nodes/store.ts'
import type { Actor } from '../../servers/activity.ts'
import { changeEachServer } from '../../servers/each-server.ts'
import { openJobsOf } from '../../servers/jobs/store.ts'
import { applyLifeEvent } from '../../servers/lifecycle/life.ts'
import { openMigrationOf } from '../../servers/migrations/begin-migration.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { servers } from '../../servers/servers-schema.ts'
import { notifyFailure } from '../backup-job-completion.ts'
import { serverBackups, serverRestores } from '../backups-schema.ts'
import { type BackupContext, type BackupRow, makeBackup } from '../make-backup.ts'
import { openRestore } from '../restore.ts'
import { serverArchives } from './archive-schema.ts'
import { deleteArchivedFiles, releaseUnsaved } from './end-archive.ts'
import { type ArchiveRow, archiveOf, storeArchive } from './store.ts'

const hourMs = 3_600_000
/** The delay before a failed last backup is retried. */
const retryMs = 2 * hourMs
/** A server without a last backup after this time is released to its owner. */
const savedWithinMs = 24 * hourMs

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
 * Stops a locked free server for its archive. `processArchives` makes the backup and has the node
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
    ...{ phase: 'saving', phaseAt: now, archivedAt: now, backupId: null, failedAt: null, requestedAt: null },
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

type Passing = {
  db: Db
  context: BackupContext
  jobs: Pick<Jobs, 'send'>
  onError: (error: unknown) => void
}

/** Further archives wait for the next minute. */
const maxGoOnPerPass = 200

/** The agent reported the server as stopped since the request, or the time is over. */
const canBeSaved = (now: Date) =>
  and(
    eq(serverArchives.phase, 'saving'),
    or(
      and(inArray(servers.state, ['stopped', 'failed']), gte(servers.reportedGeneration, servers.generation)),
      lte(serverArchives.phaseAt, new Date(+now - savedWithinMs)),
    ),
  )

const isCleared = and(eq(serverArchives.phase, 'clearing'), isNull(servers.nodeId))

/** Advances archives in progress. Runs every minute, in any number of processes. */
export async function processArchives({ db, context, jobs, onError }: Passing, now: Date): Promise<void> {
  const found = await db
    .select({ id: servers.id })
    .from(serverArchives)
    .innerJoin(servers, eq(servers.id, serverArchives.serverId))
    .where(and(eq(servers.contract, 'archived'), or(canBeSaved(now), isCleared)))
    .orderBy(asc(serverArchives.phaseAt))
    .limit(maxGoOnPerPass)
  await changeEachServer(db, found, {
    async change(tx, row) {
      const archive = await archiveOf(tx, row.id)
      if (row.contract !== 'archived' || !archive) return
      if (archive.phase === 'saving') await saveArchived(tx, { context, jobs, row, archive, now })
      if (archive.phase === 'clearing' && row.nodeId === null)
        await storeArchive(tx, row.id, { phase: 'stored', phaseAt: now })
    },
    onError,
  })
}

/** Once the server is down, makes its last backup, or continues if that is ready. */
async function saveArchived(
  tx: Tx,
  {
    context,
    jobs,
    row,
    archive,
    now,
  }: Omit<Passing, 'db' | 'onError'> & {
    row: ServerRow
    archive: ArchiveRow
    now: Date
  },
): Promise<void> {
  const isDown = row.state === 'stopped' || row.state === 'failed'
  const made = await lastBackups(tx, row.id, archive.archivedAt ?? now)
  // Changes of players after a backup of a running server would be lost.
  const isSaved = isDown && row.reportedGeneration >= row.generation
  const ready = isSaved && made.find(({ state, snapshot }) => state === 'ready' && snapshot)
  // An automatic archive must also free the node's disk: decision 76.
  const isOnItsNodeAlone = ready && !ready.isRemote && archive.firstSentAt !== null
  if (isOnItsNodeAlone || (!ready && +now - +(archive.archivedAt ?? now) >= savedWithinMs)) {
    const why = made.findLast(({ state }) => state === 'failed')?.failure ?? 'missed'
    await releaseUnsaved(tx, row, now)
    if (!ready) await notifyFailure(tx, { config: context.config, jobs }, row, why, now)
    return
  }
  if (!isSaved) return
  if (!ready) {
    const last = made.at(-1)
    const mayTry = !last || (last.state === 'failed' && +now - +(last.endedAt ?? last.at) >= retryMs)
    if (mayTry) await makeBackup(tx, context, row, { kind: 'end', actor: 'service', now })
    return
  }
  await storeArchive(tx, row.id, { phase: 'clearing', phaseAt: now, backupId: ready.id })
  await deleteArchivedFiles(tx, row, now)
  if (!row.accountId) return
  await sendMailJob(jobs, tx, {
    kind: 'server_archived',
    accountId: row.accountId,
    values: { server: row.name, subdomain: row.subdomain },
    page: `/servers/${row.id}`,
    serverId: row.id,
  })
}

/** Backups made for this archive, oldest first. */
function lastBackups(tx: Tx, serverId: string, since: Date): Promise<BackupRow[]> {
  return tx
    .select()
    .from(serverBackups)
    .where(
      and(eq(serverBackups.serverId, serverId), eq(serverBackups.kind, 'end'), gte(serverBackups.at, since)),
    )
    .orderBy(asc(serverBackups.at))
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
