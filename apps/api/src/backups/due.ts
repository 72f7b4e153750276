import { randomUUID } from 'node:crypto'
import { backupKeyKeptDays, lastBackupWaitDays } from '@zubr/domain/legal/retention'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { resealNameKeys } from '../accounts/deleted-names.ts'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import type { WorkContext, Worker } from '../jobs/jobs.ts'
import { nodeCapabilities as offersTable } from '../nodes/nodes-schema.ts'
import { changeEachServer } from '../servers/each-server.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import { addJob, cancelJob } from '../servers/jobs/store.ts'
import { nodeOffers } from '../servers/node-choices.ts'
import { lockServer } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { deleteArchive } from './archive/store.ts'
import { backupRehearsals, backupRepositories, serverBackups } from './backups-schema.ts'
import { reencryptKeys } from './keys.ts'
import { releaseOnLostNodes } from './lost/write-off.ts'
import {
  type BackupContext,
  type BackupRow,
  backupsOf,
  deleteBackups,
  failureShownMs,
  lastBackupRetentionMs,
  makeBackup,
  rotateBackups,
  safetyRetentionMs,
} from './make-backup.ts'
import { leftToAgents } from './prune/left-to-agents.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** How long before the deletion of an ended contract's data a last backup is made. */
const savedBeforeMs = dayMs
/** How long the deletion waits for that backup. After it, the data are deleted without one. */
export const waitsForBackupMs = lastBackupWaitDays * dayMs
/** The interval of attempts after a failure. */
const againMs = 2 * hourMs
/**
 * If no agent deletes a repository, its key is deleted after this time: its data are unreadable.
 */
const keyKeptMs = backupKeyKeptDays * dayMs
const rehearsedEachMs = 7 * dayMs

/**
 * Before the data of a suspended server are deleted: makes a last backup, and resolves to whether
 * they may be deleted. Deletion waits for the backup at most three days. The server's row is
 * locked.
 */
export async function mayDelete(tx: Tx, context: BackupContext, row: ServerRow, now: Date): Promise<boolean> {
  if (row.contract !== 'suspended' || !row.deleteAt || !row.finalWarningAt) return true
  if (+now < +row.deleteAt - savedBeforeMs) return true
  const since = row.suspendedAt ?? row.finalWarningAt
  const ends = await tx
    .select()
    .from(serverBackups)
    .where(
      and(eq(serverBackups.serverId, row.id), eq(serverBackups.kind, 'end'), gt(serverBackups.at, since)),
    )
    .orderBy(asc(serverBackups.at))
  if (ends.some(({ state }) => state === 'ready') || +now > +row.deleteAt + waitsForBackupMs) {
    // Without a last backup, the earlier ones are the last good ones.
    if (now >= row.deleteAt)
      await tx
        .update(backupRepositories)
        .set({ retainedUntil: new Date(+now + lastBackupRetentionMs) })
        .where(eq(backupRepositories.serverId, row.id))
    return true
  }
  const last = ends.at(-1)
  const mayTry = !last || (last.state === 'failed' && +now - +(last.endedAt ?? last.at) > againMs)
  if (mayTry) await makeBackup(tx, context, row, { kind: 'end', actor: 'service', now })
  return false
}

type Passing = { db: Db; context: BackupContext; onError: (error: unknown) => void }

/**
 * All periodic work on backups. Runs every minute, in any number of processes, and can be
 * interrupted anywhere.
 */
export async function processDueBackups({ db, context, onError }: Passing, now: Date): Promise<void> {
  const safely = (work: Promise<unknown>) => work.catch((error) => onError(rootOf(error)))
  const lost = await reencryptKeys(db, context.config)
  const lostForNames = await resealNameKeys(db, context.config)
  await safely(deleteExpired({ db, context, onError }, now))
  await safely(deleteRepositories({ db, context, onError }, now))
  await safely(processDueRehearsals(db, now))
  // A failed job alerts the operator.
  if (lost > 0)
    throw new Error(
      `the keys of ${lost} repositories of backups open neither with AUTH_SECRET nor with AUTH_SECRET_BEFORE`,
    )
  if (lostForNames > 0)
    throw new Error(
      'the key for names of deleted accounts opens neither with AUTH_SECRET nor with AUTH_SECRET_BEFORE',
    )
}

/** Deletes expired backups, and retries failed deletions. */
async function deleteExpired({ db, context, onError }: Passing, now: Date): Promise<void> {
  await db
    .delete(serverBackups)
    .where(and(eq(serverBackups.state, 'failed'), lt(serverBackups.endedAt, new Date(+now - failureShownMs))))
  // Agents are not asked for backups that the operator's job will erase. If agents may delete
  // again, they are.
  const unasked = and(
    eq(serverBackups.state, 'deleting'),
    isNull(serverBackups.deletionJobId),
    ...(context.config.backupAppendOnly ? [isNull(serverBackups.eraseAfter)] : []),
  )
  const due = await db
    .selectDistinct({ id: serverBackups.serverId })
    .from(serverBackups)
    .innerJoin(servers, eq(servers.id, serverBackups.serverId))
    .where(
      and(
        isNotNull(servers.nodeId),
        or(
          and(
            eq(serverBackups.state, 'ready'),
            or(
              eq(serverBackups.kind, 'safety'),
              and(eq(serverBackups.kind, 'end'), eq(servers.contract, 'active')),
            ),
            eq(serverBackups.locked, false),
            lt(serverBackups.at, new Date(+now - safetyRetentionMs)),
          ),
          unasked,
        ),
      ),
    )
  await changeEachServer(db, due, {
    async change(tx, row) {
      if (row.nodeId === null || row.contract === 'deleted') return
      const expired = await tx
        .select()
        .from(serverBackups)
        .where(and(eq(serverBackups.serverId, row.id), unasked))
      // Once an hour: a deletion that is impossible now stays so for more than a minute.
      if (expired.length > 0 && now.getUTCMinutes() === 0)
        await deleteBackups(tx, context, row, expired, { now, eraseAfter: now })
      await rotateBackups(tx, context, row, now)
    },
    onError,
  })
}

/**
 * Deletes the repositories of deleted servers: after two weeks if a contract ended, at once if the
 * owner or an operator deleted the server, or the account is deleted. After a further month without
 * success the repository is abandoned and its key is deleted.
 */
async function deleteRepositories({ db, context, onError }: Passing, now: Date): Promise<void> {
  const deletedServers = await db
    .select({ id: servers.id })
    .from(backupRepositories)
    .innerJoin(servers, eq(servers.id, backupRepositories.serverId))
    .where(eq(servers.contract, 'deleted'))
  await changeEachServer(db, deletedServers, {
    async change(tx, row) {
      const [repository] = await tx
        .select()
        .from(backupRepositories)
        .where(eq(backupRepositories.serverId, row.id))
        .for('update')
      if (repository) await deleteRepository(tx, context, row, repository, now)
    },
    onError,
  })
}

async function deleteRepository(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  repository: typeof backupRepositories.$inferSelect,
  now: Date,
): Promise<void> {
  const { deletionJobId, retainedUntil } = repository
  const isOfServer = eq(backupRepositories.serverId, row.id)
  const serverDeletedAt = repository.serverDeletedAt ?? now
  if (!repository.serverDeletedAt)
    await tx.update(backupRepositories).set({ serverDeletedAt }).where(isOfServer)
  const backups = await backupsOf(tx, row.id)
  const isKept = retainedUntil && now < retainedUntil && row.accountId !== null
  if (isKept && backups.some(({ state }) => state === 'ready')) return
  const isGivenUp = +now > +serverDeletedAt + lastBackupRetentionMs + keyKeptMs
  // A lost node never confirms that a server's data are deleted.
  if (row.nodeId !== null && !isGivenUp) return
  const ofAgents = isGivenUp ? [] : await leftToAgents(tx, context, row, backups, now)
  if (ofAgents === null) {
    if (deletionJobId) await cancelJob(tx, deletionJobId, now)
    return
  }
  const nodeId = isGivenUp ? undefined : await nodeWith(tx, ofAgents, +now > +serverDeletedAt + dayMs)
  if (nodeId === undefined) {
    if (deletionJobId) await cancelJob(tx, deletionJobId, now)
    await tx.delete(backupRepositories).where(isOfServer)
    await deleteArchive(tx, row.id)
    await tx.delete(serverBackups).where(eq(serverBackups.serverId, row.id))
    return
  }
  // The jobs of a node are deleted with it.
  const [pendingJob] = deletionJobId
    ? await tx.select({ id: serverJobs.id }).from(serverJobs).where(eq(serverJobs.id, deletionJobId))
    : []
  if (pendingJob) return
  const id = randomUUID()
  await tx.update(backupRepositories).set({ deletionJobId: id }).where(isOfServer)
  const job = { kind: 'forget', snapshots: null } as const
  await addJob(tx, { serverId: row.id, id, job, now, nodeId, expiresAt: new Date(+now + dayMs) })
}

/**
 * The node that made the newest of them. If it is silent and they are stored elsewhere, another
 * node with external storage.
 */
async function nodeWith(
  tx: Tx,
  backups: readonly BackupRow[],
  isOverdue: boolean,
): Promise<number | undefined> {
  const last = backups.findLast(({ nodeId, state }) => nodeId !== null && state !== 'failed')
  const lastNodeId = last?.nodeId ?? undefined
  if (!backups.some(({ isRemote }) => isRemote) || (lastNodeId !== undefined && !isOverdue)) return lastNodeId
  const rows = await tx.select({ id: offersTable.nodeId, backups: offersTable.backups }).from(offersTable)
  const remote = new Set(rows.flatMap(({ id, backups: settings }) => (settings?.isRemote ? id : [])))
  const able = (await nodeOffers(tx)).filter(
    ({ id, silent }) => !silent && (id === lastNodeId || remote.has(id)),
  )
  return able.find(({ id }) => id === lastNodeId)?.id ?? able[0]?.id ?? lastNodeId
}

/** Tests a random backup of each node every week. */
async function processDueRehearsals(db: Db, now: Date): Promise<void> {
  for (const offer of await nodeOffers(db)) {
    if (offer.silent) continue
    const [last] = await db.select().from(backupRehearsals).where(eq(backupRehearsals.nodeId, offer.id))
    // A job that its node never started does not count.
    const againAfterMs = last?.failure === 'called_off' ? 0 : rehearsedEachMs
    if (last && +now - +last.startedAt < againAfterMs) continue
    const [picked] = await db
      .select({ id: serverBackups.id, serverId: serverBackups.serverId, snapshot: serverBackups.snapshot })
      .from(serverBackups)
      .innerJoin(servers, eq(servers.id, serverBackups.serverId))
      .where(
        and(
          eq(servers.nodeId, offer.id),
          inArray(servers.contract, ['active', 'suspended']),
          eq(serverBackups.state, 'ready'),
          or(serverBackups.isRemote, eq(serverBackups.nodeId, offer.id)),
        ),
      )
      .orderBy(sql`random()`)
      .limit(1)
    if (picked?.snapshot) await rehearse(db, { ...picked, snapshot: picked.snapshot, nodeId: offer.id }, now)
  }
}

/** Makes an agent restore a backup into a temporary folder and compare it. */
export async function rehearse(
  db: Db,
  { serverId, snapshot, nodeId }: { serverId: string; snapshot: string; nodeId: number },
  now: Date,
): Promise<string> {
  const jobId = randomUUID()
  await inTransaction(db, async (tx) => {
    await lockServer(tx, eq(servers.id, serverId))
    const rehearsal = { serverId, jobId, startedAt: now, endedAt: null, failure: null }
    await tx
      .insert(backupRehearsals)
      .values({ nodeId, ...rehearsal })
      .onConflictDoUpdate({ target: backupRehearsals.nodeId, set: rehearsal })
    const expiresAt = new Date(+now + dayMs)
    await addJob(tx, { serverId, id: jobId, job: { kind: 'rehearse', snapshot }, now, expiresAt })
  })
  return jobId
}

export function backupsWorker({
  db,
  config,
  catalogue,
  log,
  clock = () => new Date(),
}: WorkContext): Worker<never> {
  const onError = (err: unknown) => log.error({ err }, 'the due backups could not be processed')
  return {
    queue: 'pass-backups',
    async handle() {
      const now = clock()
      await releaseOnLostNodes(db, now, onError)
      await processDueBackups({ db, context: { config, catalogue }, onError }, now)
    },
  }
}
