import type { Backup, ServerBackups } from '@zubr/contracts/backups/endpoints'
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import type { Db } from '../database/open.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { backupRepositories, serverBackups, serverRestores } from './backups-schema.ts'
import {
  type BackupContext,
  type BackupRow,
  backupLocation,
  backupsOf,
  backupToReplace,
  countsAgainstLimit,
  failureShownMs,
  isForSafety,
  isOnOtherNode,
  isReachable,
  limitOf,
  safetyRetentionMs,
} from './make-backup.ts'

/** How long the result of the last restore is shown. */
const newsMs = 24 * 3_600_000

/** The owner's view of a server's backups. */
export async function backupsView(
  db: Db,
  context: BackupContext,
  row: ServerRow,
  now: Date,
): Promise<ServerBackups> {
  const stored = await backupsOf(db, row.id)
  const erased = stored.flatMap(({ state, eraseAfter }) =>
    state === 'deleting' && eraseAfter ? eraseAfter : [],
  )
  const all = stored.filter(({ eraseAfter }) => eraseAfter === null)
  const place = await backupLocation(db, row.nodeId)
  const restore = await lastRestoreOf(db, row, now)
  const jobs = await jobProgress(db, [
    ...all.flatMap(({ state, jobId }) => (state === 'making' ? jobId : [])),
    ...(restore ? [restore.jobId] : []),
  ])
  const logins = await loginsOfBackups(db, row)
  const [repository] = await db
    .select({ failingSince: backupRepositories.failingSince })
    .from(backupRepositories)
    .where(eq(backupRepositories.serverId, row.id))
  const limit = limitOf(context, row)
  const replaceable = all.filter((each) => !isOnOtherNode(each, row))
  return {
    backups: all
      .filter(({ state, endedAt }) => state !== 'failed' || +now - +(endedAt ?? now) < failureShownMs)
      .map((each) => backupFrom(each, { server: row, job: jobs.get(each.jobId), login: logins.get(each.id) }))
      .reverse(),
    limit,
    counted: all.filter(countsAgainstLimit).length,
    replaces: backupToReplace(replaceable, limit)?.id ?? null,
    isOnOwnMachine: row.nodeId !== null && !place.isRemote,
    erasing:
      erased.length > 0
        ? { count: erased.length, after: new Date(Math.max(...erased.map(Number))).toISOString() }
        : null,
    failingSince: repository?.failingSince?.toISOString() ?? null,
    restore: restore ? restoreFrom(restore, jobs.get(restore.jobId)) : null,
  }
}

type RestoreRow = typeof serverRestores.$inferSelect
type JobProgress = Pick<typeof serverJobs.$inferSelect, 'id' | 'state' | 'percent'>

/** The restore that is under way or ended recently. */
async function lastRestoreOf(db: Db, { id }: ServerRow, now: Date): Promise<RestoreRow | undefined> {
  const [restore] = await db
    .select()
    .from(serverRestores)
    .where(
      and(
        eq(serverRestores.serverId, id),
        or(isNull(serverRestores.endedAt), gt(serverRestores.endedAt, new Date(+now - newsMs))),
      ),
    )
    .orderBy(desc(serverRestores.startedAt))
    .limit(1)
  return restore
}

async function jobProgress(db: Db, jobIds: string[]): Promise<Map<string, JobProgress>> {
  const jobs = await db
    .select({ id: serverJobs.id, state: serverJobs.state, percent: serverJobs.percent })
    .from(serverJobs)
    .where(inArray(serverJobs.id, jobIds))
  return new Map(jobs.map((job) => [job.id, job]))
}

/** Logins of the accounts that made the server's backups, by backup id. */
async function loginsOfBackups(db: Db, { id: serverId }: ServerRow): Promise<Map<string, string>> {
  const named = await db
    .select({ id: serverBackups.id, login: accounts.username })
    .from(serverBackups)
    .innerJoin(accounts, eq(accounts.id, serverBackups.accountId))
    .where(eq(serverBackups.serverId, serverId))
  return new Map(named.map(({ id, login }) => [id, login]))
}

function backupFrom(
  row: BackupRow,
  { server, job, login }: { server: ServerRow; job: JobProgress | undefined; login: string | undefined },
): Backup {
  const { state, actor } = row
  const isWorking = state === 'making' && job?.state === 'working'
  return {
    ...{ id: row.id, at: row.at.toISOString(), kind: row.kind, cause: row.cause },
    ...{ note: row.note, locked: row.locked, failure: row.failure },
    state: state === 'making' ? (isWorking ? 'working' : 'waiting') : state,
    percent: isWorking ? (job?.percent ?? null) : null,
    ...{
      bytes: row.bytes,
      files: row.files,
      hadChangingFiles: row.hadChangingFiles,
      snapshot: row.snapshot,
    },
    actor: actor === 'account' ? (login ?? 'account') : actor,
    isHere: isReachable(row, server),
    until:
      isForSafety(row, server.contract === 'active') && !row.locked && state === 'ready'
        ? later(row.at, safetyRetentionMs)
        : null,
  }
}

const restoreFrom = (
  restore: RestoreRow,
  job: JobProgress | undefined,
): NonNullable<ServerBackups['restore']> => ({
  ...{ id: restore.id, backup: restore.backupId, backupAt: restore.backupAt.toISOString() },
  ...{ paths: restore.paths?.length ?? null, phase: restore.phase, failure: restore.failure },
  percent: restore.endedAt ? null : (job?.percent ?? null),
  startedAt: restore.startedAt.toISOString(),
  endedAt: restore.endedAt?.toISOString() ?? null,
})

const later = (at: Date, ms: number) => new Date(+at + ms).toISOString()
