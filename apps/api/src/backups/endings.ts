import type { JobFailure } from '@zubr/contracts/jobs/jobs'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { sendMailJob } from '../accounts/mail/jobs.ts'
import type { Tx } from '../database/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { recordActivity } from '../servers/activity.ts'
import type { JobEndings } from '../servers/jobs/ends.ts'
import { serverJobs } from '../servers/jobs/tables.ts'
import type { ServerRow } from '../servers/view.ts'
import { ensureRepository } from './keys.ts'
import { type BackupContext, backupsOf, isErasedByOperator, placeOf, rotate } from './make.ts'
import { canBeSame, isResticName } from './prune/snapshot-names.ts'
import { endRestore, goOnAfterSaving, openRestore } from './restore.ts'
import { backupRehearsals, backupRepositories, serverBackups, serverRestores } from './tables.ts'

/** What backups do when an agent has ended a job of theirs. */
export function backupEndings({
  jobs,
  ...context
}: BackupContext & { jobs: Pick<Jobs, 'send'> }): JobEndings {
  return {
    async backup(tx, { server, job, report: { failure, backup }, now }) {
      const [row] = await tx.select().from(serverBackups).where(eq(serverBackups.jobId, job.id)).for('update')
      const place = await placeOf(tx, server.nodeId)
      // An agent that says it is done, and not what: nobody could put it back.
      const isGood =
        backup && (!place.isRemote || (await isNewSnapshot(tx, server.id, job.id, backup.snapshot)))
      const why = failure ?? (isGood ? null : 'failed')
      if (row?.state === 'making') {
        const { snapshot, bytes, addedBytes, files, wasRestless } = backup ?? {}
        await tx
          .update(serverBackups)
          .set(
            why
              ? { state: 'failed', failure: why, endedAt: now }
              : {
                  ...{
                    state: 'ready',
                    endedAt: now,
                    snapshot,
                    bytes,
                    addedBytes,
                    files,
                    hadChangingFiles: wasRestless,
                  },
                  // Where it was made in the end: the server may have moved meanwhile.
                  ...place,
                },
          )
          .where(eq(serverBackups.id, row.id))
        if (!why) {
          await tx
            .update(backupRepositories)
            .set({ failingSince: null })
            .where(eq(backupRepositories.serverId, server.id))
          if (server.contract !== 'deleted') await rotate(tx, context, server, now)
        } else if (why !== 'called_off' && row.kind !== 'end')
          await notifyFailure(tx, { ...context, jobs }, server, why, now)
      }
      const restore = await openRestore(tx, eq(serverRestores.jobId, job.id))
      if (restore) await goOnAfterSaving(tx, server, restore, { failure: why, now })
    },

    async restore(tx, { server, job, report: { failure }, now }) {
      const restore = await openRestore(tx, eq(serverRestores.jobId, job.id))
      if (!restore) return
      await endRestore(tx, server, restore, { failure, now })
      if (server.contract !== 'deleted') await rotate(tx, context, server, now)
    },

    async forget(tx, { server, job, report: { failure } }) {
      const isGone = failure === null || failure === 'no_backup'
      const own = eq(serverBackups.deletionJobId, job.id)
      if (isGone) await tx.delete(serverBackups).where(own)
      // due.ts asks again.
      else await tx.update(serverBackups).set({ deletionJobId: null }).where(own)
      const all = and(
        eq(backupRepositories.serverId, server.id),
        eq(backupRepositories.deletionJobId, job.id),
      )
      if (!isGone) return void (await tx.update(backupRepositories).set({ deletionJobId: null }).where(all))
      const [asked] = await tx.select({ id: backupRepositories.serverId }).from(backupRepositories).where(all)
      if (!asked) return
      // That node has deleted what it reaches. A server that moved has more on the disks of others: due.ts asks them in turn.
      const [by] = await tx
        .select({ nodeId: serverJobs.nodeId })
        .from(serverJobs)
        .where(eq(serverJobs.id, job.id))
      const { nodeId, isRemote } = await placeOf(tx, by?.nodeId ?? null)
      const left = (await backupsOf(tx, server.id)).filter(
        (each) =>
          each.state !== 'failed' &&
          (isErasedByOperator(context, each) ||
            ((each.isRemote ? !isRemote : each.nodeId !== null) && each.nodeId !== nodeId)),
      )
      const ids = left.map(({ id }) => id)
      await tx
        .delete(serverBackups)
        .where(and(eq(serverBackups.serverId, server.id), notInArray(serverBackups.id, ids)))
      if (left.length > 0) await tx.update(backupRepositories).set({ deletionJobId: null }).where(all)
      else await tx.delete(backupRepositories).where(all)
    },

    async rehearse(tx, { job, report: { failure }, now }) {
      await tx
        .update(backupRehearsals)
        .set({ endedAt: now, failure })
        .where(eq(backupRehearsals.jobId, job.id))
    },
  }
}

/**
 * Whether a name that a node reports can be that of a backup which it has just made. With the name of another one it would
 * have that one erased, or keep a deleted one in storage.
 */
async function isNewSnapshot(tx: Tx, serverId: string, jobId: string, snapshot: string): Promise<boolean> {
  const others = (await backupsOf(tx, serverId)).filter((each) => each.jobId !== jobId)
  return (
    isResticName(snapshot) &&
    !others.some((other) => other.snapshot !== null && canBeSame(other.snapshot, snapshot))
  )
}

/** What telling of a backup that did not come about rests on. */
export type BackupNoticeDeps = Pick<BackupContext, 'config'> & { jobs: Pick<Jobs, 'send'> }

/**
 * Tells a server's owner that a backup did not come about, by mail and in the activity, and the operator by what it leaves behind: once, until
 * one does again. For those who missed one, as schedules do, too.
 */
export async function notifyFailure(
  tx: Tx,
  { config, jobs }: BackupNoticeDeps,
  server: ServerRow,
  failure: JobFailure | 'missed',
  now: Date,
): Promise<void> {
  await recordActivity(tx, {
    serverId: server.id,
    at: now,
    actor: 'service',
    what: `backup_failed:${failure}`,
  })
  // The very first may be the one that is missed.
  await ensureRepository(tx, server.id, config, now)
  const [first] = await tx
    .update(backupRepositories)
    .set({ failingSince: now })
    .where(and(eq(backupRepositories.serverId, server.id), isNull(backupRepositories.failingSince)))
    .returning()
  if (!first || !server.accountId) return
  await sendMailJob(jobs, tx, {
    accountId: server.accountId,
    kind: 'backup_failed',
    values: { server: server.name },
    page: `/servers/${server.id}/backups`,
    serverId: server.id,
  })
}

/** Whether it was told already that none comes about. */
export async function isFailing(tx: Pick<Tx, 'select'>, serverId: string): Promise<boolean> {
  const [row] = await tx
    .select({ failingSince: backupRepositories.failingSince })
    .from(backupRepositories)
    .where(eq(backupRepositories.serverId, serverId))
  return row !== undefined && row.failingSince !== null
}
