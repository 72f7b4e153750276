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
  const [restore] = await db
    .select()
    .from(serverRestores)
    .where(
      and(
        eq(serverRestores.serverId, row.id),
        or(isNull(serverRestores.endedAt), gt(serverRestores.endedAt, new Date(+now - newsMs))),
      ),
    )
    .orderBy(desc(serverRestores.startedAt))
    .limit(1)
  const jobIds = [
    ...all.flatMap(({ state, jobId }) => (state === 'making' ? jobId : [])),
    ...(restore ? [restore.jobId] : []),
  ]
  const jobs = await db
    .select({ id: serverJobs.id, state: serverJobs.state, percent: serverJobs.percent })
    .from(serverJobs)
    .where(inArray(serverJobs.id, jobIds))
  const jobOf = new Map(jobs.map((job) => [job.id, job]))
  const named = await db
    .select({ id: serverBackups.id, login: accounts.username })
    .from(serverBackups)
    .innerJoin(accounts, eq(accounts.id, serverBackups.accountId))
    .where(eq(serverBackups.serverId, row.id))
  const logins = new Map(named.map(({ id, login }) => [id, login]))
  const [repository] = await db
    .select({ failingSince: backupRepositories.failingSince })
    .from(backupRepositories)
    .where(eq(backupRepositories.serverId, row.id))

  const backupOf = (each: BackupRow): Backup => {
    const job = jobOf.get(each.jobId)
    const { state, actor } = each
    const isWorking = state === 'making' && job?.state === 'working'
    return {
      ...{ id: each.id, at: each.at.toISOString(), kind: each.kind, cause: each.cause },
      ...{ note: each.note, locked: each.locked, failure: each.failure },
      state: state === 'making' ? (isWorking ? 'working' : 'waiting') : state,
      percent: isWorking ? (job?.percent ?? null) : null,
      ...{
        bytes: each.bytes,
        files: each.files,
        hadChangingFiles: each.hadChangingFiles,
        snapshot: each.snapshot,
      },
      actor: actor === 'account' ? (logins.get(each.id) ?? 'account') : actor,
      isHere: isReachable(each, row),
      until:
        isForSafety(each, row.contract === 'active') && !each.locked && state === 'ready'
          ? later(each.at, safetyRetentionMs)
          : null,
    }
  }
  const limit = limitOf(context, row)
  return {
    backups: all
      .filter(({ state, endedAt }) => state !== 'failed' || +now - +(endedAt ?? now) < failureShownMs)
      .map(backupOf)
      .reverse(),
    limit,
    counted: all.filter(countsAgainstLimit).length,
    replaces:
      backupToReplace(
        all.filter((each) => !isOnOtherNode(each, row)),
        limit,
      )?.id ?? null,
    isOnOwnMachine: row.nodeId !== null && !place.isRemote,
    erasing:
      erased.length > 0
        ? { count: erased.length, after: new Date(Math.max(...erased.map(Number))).toISOString() }
        : null,
    failingSince: repository?.failingSince?.toISOString() ?? null,
    restore: restore
      ? {
          ...{ id: restore.id, backup: restore.backupId, backupAt: restore.backupAt.toISOString() },
          ...{ paths: restore.paths?.length ?? null, phase: restore.phase, failure: restore.failure },
          percent: restore.endedAt ? null : (jobOf.get(restore.jobId)?.percent ?? null),
          startedAt: restore.startedAt.toISOString(),
          endedAt: restore.endedAt?.toISOString() ?? null,
        }
      : null,
  }
}

const later = (at: Date, ms: number) => new Date(+at + ms).toISOString()
