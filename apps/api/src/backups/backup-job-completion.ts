import { and, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { JobCompletionHandlers } from '../servers/jobs/ends.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import { backupRehearsals, backupRepositories, serverBackups, serverRestores } from './backups-schema.ts'
import { notifyFailure } from './failure-notice.ts'
import {
  type BackupContext,
  backupLocation,
  backupsOf,
  isErasedByOperator,
  rotateBackups,
} from './make-backup.ts'
import { canBeSame, isResticName } from './prune/snapshot-names.ts'
import { onRestoreJobEnded, openRestore } from './restore.ts'

/** Completion handlers of the backups' jobs. */
export function backupJobCompletionHandlers({
  jobs,
  ...context
}: BackupContext & { jobs: Pick<Jobs, 'send'> }): JobCompletionHandlers {
  return {
    async backup(tx, { server, job, report: { failure, backup }, now }) {
      const [row] = await tx.select().from(serverBackups).where(eq(serverBackups.jobId, job.id)).for('update')
      const place = await backupLocation(tx, server.nodeId)
      // An agent that reports success without a snapshot: nobody could restore it.
      const isGood =
        backup && (!place.isRemote || (await isNewSnapshot(tx, server.id, job.id, backup.snapshot)))
      const failureReason = failure ?? (isGood ? null : 'failed')
      if (row?.state === 'making') {
        const { snapshot, bytes, addedBytes, files, hadChangingFiles } = backup ?? {}
        await tx
          .update(serverBackups)
          .set(
            failureReason
              ? { state: 'failed', failure: failureReason, endedAt: now }
              : {
                  ...{
                    state: 'ready',
                    endedAt: now,
                    snapshot,
                    bytes,
                    addedBytes,
                    files,
                    hadChangingFiles,
                  },
                  // The final location of the backup: the server may have moved meanwhile.
                  ...place,
                },
          )
          .where(eq(serverBackups.id, row.id))
        if (!failureReason) {
          await tx
            .update(backupRepositories)
            .set({ failingSince: null })
            .where(eq(backupRepositories.serverId, server.id))
          if (server.contract !== 'deleted') await rotateBackups(tx, context, server, now)
        } else if (failureReason !== 'called_off' && row.kind !== 'end')
          await notifyFailure(tx, { ...context, jobs }, server, failureReason, now)
      }
      const restore = await openRestore(tx, eq(serverRestores.jobId, job.id))
      if (restore) await onRestoreJobEnded(tx, server, restore, { failure: failureReason, now })
    },

    async restore(tx, { server, job, report: { failure }, now }) {
      const restore = await openRestore(tx, eq(serverRestores.jobId, job.id))
      if (!restore) return
      await onRestoreJobEnded(tx, server, restore, { failure, now })
      if (server.contract !== 'deleted') await rotateBackups(tx, context, server, now)
    },

    async forget(tx, { server, job, report: { failure } }) {
      const isGone = failure === null || failure === 'no_backup'
      const isForJob = eq(serverBackups.deletionJobId, job.id)
      if (isGone) await tx.delete(serverBackups).where(isForJob)
      // due.ts retries.
      else await tx.update(serverBackups).set({ deletionJobId: null }).where(isForJob)
      const all = and(
        eq(backupRepositories.serverId, server.id),
        eq(backupRepositories.deletionJobId, job.id),
      )
      if (!isGone) return void (await tx.update(backupRepositories).set({ deletionJobId: null }).where(all))
      const [repository] = await tx
        .select({ id: backupRepositories.serverId })
        .from(backupRepositories)
        .where(all)
      if (!repository) return
      // That node deleted what it reaches. A server that moved has backups on the disks of other
      // nodes: due.ts asks them in turn.
      const [by] = await tx
        .select({ nodeId: serverJobs.nodeId })
        .from(serverJobs)
        .where(eq(serverJobs.id, job.id))
      const { nodeId, isRemote } = await backupLocation(tx, by?.nodeId ?? null)
      const remaining = (await backupsOf(tx, server.id)).filter(
        (each) =>
          each.state !== 'failed' &&
          (isErasedByOperator(context, each) ||
            ((each.isRemote ? !isRemote : each.nodeId !== null) && each.nodeId !== nodeId)),
      )
      const ids = remaining.map(({ id }) => id)
      await tx
        .delete(serverBackups)
        .where(and(eq(serverBackups.serverId, server.id), notInArray(serverBackups.id, ids)))
      if (remaining.length > 0) await tx.update(backupRepositories).set({ deletionJobId: null }).where(all)
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
 * Whether a snapshot that a node reports can be new. With the name of another backup, the node
 * could have that one erased, or keep a deleted one in storage.
 */
async function isNewSnapshot(tx: Tx, serverId: string, jobId: string, snapshot: string): Promise<boolean> {
  const others = (await backupsOf(tx, serverId)).filter((each) => each.jobId !== jobId)
  return (
    isResticName(snapshot) &&
    !others.some((other) => other.snapshot !== null && canBeSame(other.snapshot, snapshot))
  )
}
