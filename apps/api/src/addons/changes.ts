import { randomUUID } from 'node:crypto'
import type { ChangeKind, ChangePhase } from '@zubr/contracts/addons/addon-constants'
import type { ChangeFailure, ServerChange } from '@zubr/contracts/addons/changes'
import type { BackupCause } from '@zubr/contracts/backups/backup-constants'
import type { Core, Settings } from '@zubr/contracts/cores/core'
import { isDoneStopped, type ServerJob } from '@zubr/contracts/jobs/jobs'
import type { ActivityKind } from '@zubr/contracts/servers/activity'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { serverRestores } from '../backups/backups-schema.ts'
import { actorOf, type BackupContext, makeBackup } from '../backups/make-backup.ts'
import type { Tx } from '../database/transaction.ts'
import { type Actor, recordActivity } from '../servers/activity.ts'
import { addJob, cancelJob, openJobsOf } from '../servers/jobs/store.ts'
import { openMigrationOf } from '../servers/migrations/begin-migration.ts'
import { changeDesired } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { applyDecision, enterPhase } from '../workflows/workflow.ts'
import { type ChangeJob, serverChanges } from './addons-schema.ts'
import {
  type ChangeDecision,
  type ChangeEffect,
  type ChangeEvent,
  type ChangeRow,
  changeWorkflow,
  nextChange,
} from './change-workflow.ts'

/*
 * A change of a server's addons, core or modpack is a workflow that advances when a job ends
 * (addon-job-completion.ts). No process has to live through it.
 */

export type ReadJob = Omit<Extract<ServerJob, { kind: 'read_pack' }>, 'id' | 'change'>

export type NewChange = {
  kind: ChangeKind
  steps: ServerChange['steps']
  /** The paths of the server that it changes; null: possibly any. */
  paths: string[] | null
  job: ChangeJob
  /** The cause of the safety backup before it; null: `undo_files` alone restores the files. */
  saves: BackupCause | null
  /**
   * The core and settings of the server's row after the job. The server must be stopped meanwhile:
   * `job.stopped`.
   */
  core?: Core
  settings?: Settings
  /** A modpack is read first. */
  reads?: ReadJob
  isFirst?: boolean
  /** Identifies repeated requests of one change. */
  once?: { key: string; digest: string }
  actor: Actor
  now: Date
}

/**
 * `conflict`: another change, a move or a restore is in progress, or the key was used for another
 * request.
 */
export type ChangeRefused = { refused: 'conflict' | 'not_active' | 'no_backups' }

/** The server's change in progress, locked. */
export async function openChange(tx: Tx, which: SQL | undefined): Promise<ChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(serverChanges)
    .where(and(which, isNull(serverChanges.endedAt)))
    .for('update')
  return row
}

/** More than are shown, and more than can be undone. */
const maxLookedUp = 50

/** The last changes of a server, newest first. */
export function changesOf(tx: Pick<Tx, 'select'>, serverId: string): Promise<ChangeRow[]> {
  return tx
    .select()
    .from(serverChanges)
    .where(eq(serverChanges.serverId, serverId))
    .orderBy(desc(serverChanges.startedAt), desc(serverChanges.id))
    .limit(maxLookedUp)
}

/** The change that a client began with this key, with the digest of its request. */
export async function changeByKey(tx: Pick<Tx, 'select'>, serverId: string, key: string) {
  const [before] = await tx
    .select({ id: serverChanges.id, digest: serverChanges.digest })
    .from(serverChanges)
    .where(and(eq(serverChanges.serverId, serverId), eq(serverChanges.idempotencyKey, key)))
  return before
}

/** Whether a change or a restore is in progress for a locked server. */
export async function hasChangeOrRestore(tx: Tx, serverId: string): Promise<boolean> {
  const [restore] = await tx
    .select({ id: serverRestores.id })
    .from(serverRestores)
    .where(and(eq(serverRestores.serverId, serverId), isNull(serverRestores.endedAt)))
  return (
    restore !== undefined ||
    (await openMigrationOf(tx, serverId)) !== undefined ||
    hasOpenChange(tx, serverId)
  )
}

/** Whether a change of a locked server is in progress. */
export const hasOpenChange = async (tx: Tx, serverId: string): Promise<boolean> =>
  (await openChange(tx, eq(serverChanges.serverId, serverId))) !== undefined

const begunAs = {
  addons: 'addons_change',
  core: 'core_change',
  pack: 'pack_install',
  reinstall: 'reinstall',
} as const satisfies Record<ChangeKind, ActivityKind>

/** Begins a change of a locked server. Resolves to its ID. */
export async function beginChange(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  input: NewChange,
): Promise<{ id: string } | ChangeRefused> {
  const { kind, steps, paths, job, saves, core, settings, reads, isFirst = false, once, actor, now } = input
  if (once) {
    const before = await changeByKey(tx, row.id, once.key)
    if (before) return before.digest === once.digest ? { id: before.id } : { refused: 'conflict' }
  }
  if (row.contract !== 'active') return { refused: 'not_active' }
  if (await hasChangeOrRestore(tx, row.id)) return { refused: 'conflict' }
  const id = randomUUID()
  const change = {
    ...{ id, serverId: row.id, kind, steps, paths, job },
    ...{ createsBackup: saves !== null, isFirst, startedAt: now },
    ...(core && { core, previousCore: row.core }),
    ...(settings && { settings, previousSettings: row.settings }),
    ...(once && { idempotencyKey: once.key, digest: once.digest }),
    ...actorOf(actor),
  }
  const entry = { serverId: row.id, at: now, actor, event: begunAs[kind] }
  if (reads) {
    const jobId = randomUUID()
    await tx.insert(serverChanges).values({ ...change, ...enterPhase(changeWorkflow, 'reading', now), jobId })
    await recordActivity(tx, entry)
    await addJob(tx, { serverId: row.id, id: jobId, job: { ...reads, change: id }, now })
    // Nobody was notified yet of a server that is being created.
    if (isDoneStopped(reads) && !isFirst)
      await changeDesired(tx, row, { operationId: null, operationAction: null })
    return { id }
  }
  if (saves) {
    const saving = await makeSafetyBackup(tx, context, row, { cause: saves, now })
    if ('refused' in saving) return saving
    const entered = enterPhase(changeWorkflow, 'saving', now)
    await tx.insert(serverChanges).values({ ...change, ...entered, ...saving })
    await recordActivity(tx, entry)
    return { id }
  }
  const jobId = randomUUID()
  const [inserted] = await tx
    .insert(serverChanges)
    .values({ ...change, ...enterPhase(changeWorkflow, 'applying', now), jobId })
    .returning()
  await recordActivity(tx, entry)
  if (inserted) await startJob(tx, row, inserted, { jobId, now })
  return { id }
}

/** Makes the safety backup of a change, which is applied when the backup is ready. */
export async function makeSafetyBackup(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  { cause, now }: { cause: BackupCause; now: Date },
): Promise<{ jobId: string; backupId: string } | { refused: 'no_backups' }> {
  const saved = await makeBackup(tx, context, row, { kind: 'safety', cause, actor: 'service', now })
  return 'refused' in saved ? { refused: 'no_backups' } : { jobId: saved.jobId, backupId: saved.id }
}

/** Decides and carries out what a change does on an event. Its row and server are locked. */
export async function applyChangeEvent(
  tx: Tx,
  row: ServerRow,
  change: ChangeRow,
  { event, now }: { event: ChangeEvent; now: Date },
): Promise<ChangeDecision> {
  const contract = row.contract === 'active' || row.contract === 'deleted' ? row.contract : 'other'
  const decision = nextChange(change, event, { contract, newJobId: randomUUID(), now })
  await applyDecision(decision, {
    definition: changeWorkflow,
    current: change.phase,
    now,
    store: (columns) => tx.update(serverChanges).set(columns).where(eq(serverChanges.id, change.id)),
    perform: (effect) => performChangeEffect(tx, row, change, { effect, now }),
  })
  return decision
}

async function performChangeEffect(
  tx: Tx,
  row: ServerRow,
  change: ChangeRow,
  { effect, now }: { effect: ChangeEffect; now: Date },
): Promise<void> {
  const entry = { serverId: row.id, at: now, actor: 'service' } as const
  switch (effect.type) {
    case 'start_job':
      return startJob(tx, row, change, { jobId: effect.jobId, now })
    case 'cancel_job':
      await cancelJob(tx, change.jobId ?? '', now)
      return
    case 'undo_files':
      return undoFiles(tx, row, change, { jobId: effect.jobId, now })
    case 'record_end':
      return recordActivity(tx, { ...entry, event: endKindOf(effect) })
    case 'record_undo':
      return recordActivity(tx, {
        ...entry,
        event: effect.failure ? `undo_failed:${effect.failure}` : 'change_undone',
      })
    case 'store_core':
      return storeCore(tx, row, { core: change.core, settings: change.settings })
    case 'restore_core':
      return storeCore(tx, row, { core: change.previousCore, settings: change.previousSettings })
    case 'resume_server':
      // In a newer generation than the one that stopped the server.
      return changeDesired(tx, row, {
        ...{ operationId: null, operationAction: null },
        ...(effect.staysDown && { desiredState: 'stopped' }),
      })
  }
}

function endKindOf({
  phase,
  failure,
}: {
  phase: ChangePhase
  failure: ChangeFailure | null
}): ActivityKind | `change_failed:${string}` {
  if (phase === 'failed') return `change_failed:${failure ?? 'failed'}`
  return phase === 'done' ? 'changed' : 'change_cancelled'
}

/**
 * Adds the agent's job. While a job with `stopped` exists, the desired state stops the server:
 * desired-state.ts.
 */
async function startJob(
  tx: Tx,
  row: ServerRow,
  { id: change, job }: Pick<ChangeRow, 'id' | 'job'>,
  { jobId, now }: { jobId: string; now: Date },
): Promise<void> {
  await addJob(tx, { serverId: row.id, id: jobId, job: { ...job, change }, now })
  if (isDoneStopped(job)) await changeDesired(tx, row, { operationId: null, operationAction: null })
}

/** Adds the job that restores the replaced files. With `jobId` the change waits for it. */
async function undoFiles(
  tx: Tx,
  row: ServerRow,
  change: ChangeRow,
  { jobId, now }: { jobId: string | undefined; now: Date },
): Promise<void> {
  const stopped = isDoneStopped(change.job)
  const job = { kind: 'undo_files', change: change.id, ...(stopped && { stopped }) } as const
  await addJob(tx, { serverId: row.id, job, now, ...(jobId !== undefined && { id: jobId }) })
  if (jobId !== undefined && stopped)
    await changeDesired(tx, row, { operationId: null, operationAction: null })
}

async function storeCore(
  tx: Tx,
  { id }: ServerRow,
  { core, settings }: Pick<ChangeRow, 'core' | 'settings'>,
): Promise<void> {
  if (core)
    await tx
      .update(servers)
      .set({ core, ...(settings && { settings }) })
      .where(eq(servers.id, id))
}

/** Cancels a change and restores the files. Resolves to false if it is too late. */
export async function cancelChange(tx: Tx, row: ServerRow, change: ChangeRow, now: Date): Promise<boolean> {
  const isJobOpen = (await openJobsOf(tx, row.id)).some(({ id }) => id === change.jobId)
  const event = { type: 'cancel', isJobOpen } as const
  return !('refused' in (await applyChangeEvent(tx, row, change, { event, now })))
}
