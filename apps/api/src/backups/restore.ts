import { randomUUID } from 'node:crypto'
import type { JobFailure } from '@zubr/contracts/jobs/jobs'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { type Actor, recordActivity } from '../servers/activity.ts'
import { addJob, cancelJob } from '../servers/jobs/store.ts'
import { changeDesired } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { onRestoreEnded } from './archive/restored.ts'
import { serverRestores } from './backups-schema.ts'
import { actorOf, type BackupContext, type BackupRow, isHere, makeBackup, rotate } from './make.ts'

export type RestoreRow = typeof serverRestores.$inferSelect

/** The restore of a server that is under way, locked. */
export async function openRestore(tx: Tx, which: SQL): Promise<RestoreRow | undefined> {
  const [row] = await tx
    .select()
    .from(serverRestores)
    .where(and(which, isNull(serverRestores.endedAt)))
    .for('update')
  return row
}

/**
 * Begins to put back all of a backup, or some of it. First what the server has now is saved; when that is there, the server stops, its files
 * are put back, and it goes on as its owner wants. Each step follows from the end of a job: no process has to live through it.
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
    /** Whether the server's activity tells of its beginning. */
    isNoted?: boolean
  },
): Promise<'begun' | 'under_way' | 'not_there' | 'elsewhere' | 'no_backups'> {
  if (backup.state !== 'ready' || !backup.snapshot) return 'not_there'
  if (!isHere(backup, row)) return 'elsewhere'
  if (await openRestore(tx, eq(serverRestores.serverId, row.id))) return 'under_way'
  const saved =
    saves && (await makeBackup(tx, context, row, { kind: 'safety', cause: 'restore', actor: 'service', now }))
  if (saved && 'refused' in saved) return saved.refused === 'no_backups' ? 'no_backups' : 'not_there'
  const begun = {
    ...{ id: randomUUID(), serverId: row.id, backupId: backup.id, backupAt: backup.at },
    ...{ snapshot: backup.snapshot, paths, beganAt: now, ...actorOf(actor) },
  }
  if (isNoted) await recordActivity(tx, { serverId: row.id, at: now, actor, what: 'restore' })
  if (saved) {
    await tx.insert(serverRestores).values({ ...begun, phase: 'saving', jobId: saved.jobId })
    return 'begun'
  }
  const jobId = randomUUID()
  await tx.insert(serverRestores).values({ ...begun, phase: 'restoring', jobId })
  await giveRestore(tx, row, { ...begun, jobId }, now)
  return 'begun'
}

/** While this job stands, the agent is asked to have the server stopped: see desired-state.ts. */
async function giveRestore(
  tx: Tx,
  row: ServerRow,
  { jobId, snapshot, paths }: Pick<RestoreRow, 'jobId' | 'snapshot' | 'paths'>,
  now: Date,
): Promise<void> {
  await addJob(tx, { serverId: row.id, id: jobId, job: { kind: 'restore', snapshot, paths }, now })
  await changeDesired(tx, row, { operationId: null, operationAction: null })
}

/** Goes on once what the server had is saved, or ends where it could not be: nothing was changed then. */
export async function goOnAfterSaving(
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
    await recordActivity(tx, { serverId: row.id, at: now, actor: 'service', what: 'restore_cancelled' })
  else
    await recordActivity(tx, { serverId: row.id, at: now, actor: 'service', what: what as 'restored_backup' })
  // The agent is to be asked for what its owner wants again, by a newer generation than that which had it stopped.
  if (restore.phase === 'restoring' && row.contract !== 'deleted')
    await changeDesired(tx, row, { operationId: null, operationAction: null })
  await onRestoreEnded(tx, row, { failure, now })
}

/** Calls off a restore: the files are what they were. False if it has ended meanwhile. */
export async function callOffRestore(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  restore: RestoreRow,
  now: Date,
): Promise<boolean> {
  if (restore.phase === 'restoring' && !(await cancelJob(tx, restore.jobId, now))) return false
  // What is being saved is of use all the same.
  await endRestore(tx, row, restore, { failure: 'called_off', now })
  await rotate(tx, context, row, now)
  return true
}
