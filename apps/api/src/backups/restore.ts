import { randomUUID } from 'node:crypto'
import type { JobFailure } from '@zubr/contracts/jobs/jobs'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { type Actor, recordActivity } from '../servers/activity.ts'
import { addJob, cancelJob, openJobsOf } from '../servers/jobs/store.ts'
import { changeDesired } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { applyDecision, enterPhase } from '../workflows/workflow.ts'
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
import {
  nextRestore,
  type RestoreDecision,
  type RestoreEffect,
  type RestoreEvent,
  type RestoreRow,
  restoreWorkflow,
} from './restore-workflow.ts'

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
    await tx
      .insert(serverRestores)
      .values({ ...values, ...enterPhase(restoreWorkflow, 'saving', now), jobId: saved.jobId })
    return 'begun'
  }
  const jobId = randomUUID()
  await tx
    .insert(serverRestores)
    .values({ ...values, ...enterPhase(restoreWorkflow, 'restoring', now), jobId })
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

/** Decides and carries out what a restore does on an event. Its row and server are locked. */
async function applyRestoreEvent(
  tx: Tx,
  row: ServerRow,
  restore: RestoreRow,
  { event, now }: { event: RestoreEvent; now: Date },
): Promise<RestoreDecision> {
  const decision = nextRestore(restore, event, { isServerDeleted: row.contract === 'deleted', now })
  await applyDecision(decision, {
    definition: restoreWorkflow,
    current: restore.phase,
    now,
    store: (columns) => tx.update(serverRestores).set(columns).where(eq(serverRestores.id, restore.id)),
    perform: (effect) => performRestoreEffect(tx, row, restore, { effect, now }),
  })
  return decision
}

async function performRestoreEffect(
  tx: Tx,
  row: ServerRow,
  restore: RestoreRow,
  { effect, now }: { effect: RestoreEffect; now: Date },
): Promise<void> {
  switch (effect.type) {
    case 'start_job':
      return giveRestore(tx, row, { ...restore, jobId: effect.jobId }, now)
    case 'cancel_job':
      await cancelJob(tx, restore.jobId, now)
      return
    case 'record_end':
      return recordEnd(tx, row, { ...effect, now })
    case 'resume_server':
      // In a newer generation than the one that stopped the server.
      return changeDesired(tx, row, { operationId: null, operationAction: null })
    case 'continue_archive':
      return onRestoreEnded(tx, row, { failure: effect.failure, now })
  }
}

async function recordEnd(
  tx: Tx,
  { id }: ServerRow,
  { phase, failure, now }: { phase: RestoreRow['phase']; failure: JobFailure | null; now: Date },
): Promise<void> {
  const entry = { serverId: id, at: now, actor: 'service' } as const
  if (phase === 'cancelled') return recordActivity(tx, { ...entry, event: 'restore_cancelled' })
  const event = phase === 'done' ? 'restored_backup' : (`restore_failed:${failure ?? 'failed'}` as const)
  await recordActivity(tx, { ...entry, event })
}

/** Continues when the job of a restore's phase has ended: its safety backup, or the restore. */
export async function onRestoreJobEnded(
  tx: Tx,
  row: ServerRow,
  restore: RestoreRow,
  { failure, now }: { failure: JobFailure | null; now: Date },
): Promise<void> {
  const event = { type: 'job_ended', failure, nextJobId: randomUUID() } as const
  await applyRestoreEvent(tx, row, restore, { event, now })
}

/** Ends the restore of a server whose files are lost. */
export async function abandonRestore(tx: Tx, row: ServerRow, restore: RestoreRow, now: Date): Promise<void> {
  await applyRestoreEvent(tx, row, restore, { event: { type: 'abandon' }, now })
}

/** Cancels a restore and leaves the files as they were. Resolves to false if it ended meanwhile. */
export async function cancelRestore(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  restore: RestoreRow,
  now: Date,
): Promise<boolean> {
  const isJobOpen = (await openJobsOf(tx, row.id)).some(({ id }) => id === restore.jobId)
  const decision = await applyRestoreEvent(tx, row, restore, { event: { type: 'cancel', isJobOpen }, now })
  if ('refused' in decision) return false
  await rotateBackups(tx, context, row, now)
  return true
}
