import { randomUUID } from 'node:crypto'
import type { JobFailure } from '@zubr/contracts/jobs/jobs'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { type Actor, recordActivity } from '../servers/activity.ts'
import { addJob, cancelJob } from '../servers/jobs/store.ts'
import { changeDesired } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { onRestoreEnded } from './archive/end-archive.ts'
import { serverRestores } from './backups-schema.ts'
import {
  actorOf,
  type BackupContext,
  type BackupRow,
  isReachable,
  makeBackup,
  rotateBackups,
} from './make-backup.ts'

export type RestoreRow = typeof serverRestores.$inferSelect

/** The restore of a server in progress, locked. */
export async function openRestore(tx: Tx, which: SQL): Promise<RestoreRow | undefined> {
  const [row] = await tx
    .select()
    .from(serverRestores)
    .where(and(which, isNull(serverRestores.endedAt)))
    .for('update')
  return row
}

/**
 * Begins a restore of a whole backup or of some paths. First a safety backup is made. Then the
 * server stops, its files are restored, and it continues as its owner wants. Each step follows the
 * end of a job, so no process has to live through it.
 */
export async function beginRestore(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  {
    backup,
    paths,
    actor,
    now,
    saves = true,
    isNoted = true,
  }: {
    backup: BackupRow
    paths: string[] | null
    actor: Actor
    now: Date
    saves?: boolean
    /** Whether the activity records its start. */
    isNoted?: boolean
  },
): Promise<'begun' | 'under_way' | 'not_there' | 'elsewhere' | 'no_backups'> {
  if (backup.state !== 'ready' || !backup.snapshot) return 'not_there'
  if (!isReachable(backup, row)) return 'elsewhere'
  if (await openRestore(tx, eq(serverRestores.serverId, row.id))) return 'under_way'
  const saved =
    saves && (await makeBackup(tx, context, row, { kind: 'safety', cause: 'restore', actor: 'service', now }))
  if (saved && 'refused' in saved) return saved.refused === 'no_backups' ? 'no_backups' : 'not_there'
  const values = {
    ...{ id: randomUUID(), serverId: row.id, backupId: backup.id, backupAt: backup.at },
    ...{ snapshot: backup.snapshot, paths, startedAt: now, ...actorOf(actor) },
  }
  if (isNoted) await recordActivity(tx, { serverId: row.id, at: now, actor, event: 'restore' })
  if (saved) {
    await tx.insert(serverRestores).values({ ...values, phase: 'saving', jobId: saved.jobId })
    return 'begun'
  }
  const jobId = randomUUID()
  await tx.insert(serverRestores).values({ ...values, phase: 'restoring', jobId })
  await giveRestore(tx, row, { ...values, jobId }, now)
  return 'begun'
}

/** While this job exists, the desired state stops the server: see desired-state.ts. */
async function giveRestore(
  tx: Tx,
  row: ServerRow,
  { jobId, snapshot, paths }: Pick<RestoreRow, 'jobId' | 'snapshot' | 'paths'>,
  now: Date,
): Promise<void> {
  await addJob(tx, { serverId: row.id, id: jobId, job: { kind: 'restore', snapshot, paths }, now })
  await changeDesired(tx, row, { operationId: null, operationAction: null })
}

/** Continues after the safety backup, or ends if it failed: then nothing changed. */
export async function continueAfterBackup(
  tx: Tx,
  row: ServerRow,
  restore: RestoreRow,
  { failure, now }: { failure: JobFailure | null; now: Date },
): Promise<void> {
  if (failure) return endRestore(tx, row, restore, { failure, now })
  const jobId = randomUUID()
  await tx.update(serverRestores).set({ phase: 'restoring', jobId }).where(eq(serverRestores.id, restore.id))
  await giveRestore(tx, row, { ...restore, jobId }, now)
}

export async function endRestore(
  tx: Tx,
  row: ServerRow,
  restore: RestoreRow,
  { failure, now }: { failure: JobFailure | null; now: Date },
): Promise<void> {
  const phase = failure === null ? 'done' : failure === 'called_off' ? 'cancelled' : 'failed'
  await tx
    .update(serverRestores)
    .set({ phase, failure: phase === 'failed' ? failure : null, endedAt: now })
    .where(eq(serverRestores.id, restore.id))
  const what =
    phase === 'done'
      ? 'restored_backup'
      : phase === 'failed'
        ? `restore_failed:${failure ?? 'failed'}`
        : undefined
  if (what === undefined)
    await recordActivity(tx, { serverId: row.id, at: now, actor: 'service', event: 'restore_cancelled' })
  else
    await recordActivity(tx, {
      serverId: row.id,
      at: now,
      actor: 'service',
      event: what as 'restored_backup',
    })
  // The desired state returns to what the owner wants, in a newer generation than the one that
  // stopped the server.
  if (restore.phase === 'restoring' && row.contract !== 'deleted')
    await changeDesired(tx, row, { operationId: null, operationAction: null })
  await onRestoreEnded(tx, row, { failure, now })
}

/** Cancels a restore and leaves the files as they were. Resolves to false if it ended meanwhile. */
export async function cancelRestore(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  restore: RestoreRow,
  now: Date,
): Promise<boolean> {
  if (restore.phase === 'restoring' && !(await cancelJob(tx, restore.jobId, now))) return false
  // The safety backup is useful anyway.
  await endRestore(tx, row, restore, { failure: 'called_off', now })
  await rotateBackups(tx, context, row, now)
  return true
}
