import { randomUUID } from 'node:crypto'
import type { ChangeKind } from '@zubr/contracts/addons/addon-constants'
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
import { addJob, cancelJob } from '../servers/jobs/store.ts'
import { openMigrationOf } from '../servers/moving/begin.ts'
import { changeDesired } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { type ChangeJob, serverChanges } from './addons-schema.ts'

/*
 * A change of a server's addons, core or modpack advances from phase to phase when a job ends, as
 * restores do (addon-job-completion.ts). No process has to live through it.
 */

export type ChangeRow = typeof serverChanges.$inferSelect
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
    ...{
      id,
      serverId: row.id,
      kind,
      steps,
      paths,
      job,
      createsBackup: saves !== null,
      isFirst,
      startedAt: now,
    },
    ...(core && { core, previousCore: row.core }),
    ...(settings && { settings, previousSettings: row.settings }),
    ...(once && { idempotencyKey: once.key, digest: once.digest }),
    ...actorOf(actor),
  }
  const entry = { serverId: row.id, at: now, actor, event: begunAs[kind] }
  if (reads) {
    const jobId = randomUUID()
    await tx.insert(serverChanges).values({ ...change, phase: 'reading', jobId })
    await recordActivity(tx, entry)
    await addJob(tx, { serverId: row.id, id: jobId, job: { ...reads, change: id }, now })
    // Nobody was notified yet of a server that is being created.
    if (isDoneStopped(reads) && !isFirst)
      await changeDesired(tx, row, { operationId: null, operationAction: null })
    return { id }
  }
  const [inserted] = await tx
    .insert(serverChanges)
    .values({ ...change, phase: 'applying' })
    .returning()
  const saved = saves && (await makeSafetyBackup(tx, context, row, { id, cause: saves, now }))
  if (saved === 'no_backups') {
    await tx.delete(serverChanges).where(eq(serverChanges.id, id))
    return { refused: 'no_backups' }
  }
  await recordActivity(tx, entry)
  if (!saved && inserted) await applyChange(tx, row, inserted, now)
  return { id }
}

/** Makes the safety backup; `applyChange` follows when it is ready. */
export async function makeSafetyBackup(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  { id, cause, now }: { id: string; cause: BackupCause; now: Date },
): Promise<'begun' | 'no_backups'> {
  const saved = await makeBackup(tx, context, row, { kind: 'safety', cause, actor: 'service', now })
  if ('refused' in saved) return 'no_backups'
  const { id: backupId, jobId } = saved
  await tx.update(serverChanges).set({ phase: 'saving', jobId, backupId }).where(eq(serverChanges.id, id))
  return 'begun'
}

/**
 * Adds the agent's job. While a job with `stopped` exists, the desired state stops the server:
 * desired-state.ts.
 */
export async function applyChange(tx: Tx, row: ServerRow, change: ChangeRow, now: Date): Promise<void> {
  const jobId = randomUUID()
  await tx.update(serverChanges).set({ phase: 'applying', jobId }).where(eq(serverChanges.id, change.id))
  await addJob(tx, { serverId: row.id, id: jobId, job: { ...change.job, change: change.id }, now })
  if (isDoneStopped(change.job)) await changeDesired(tx, row, { operationId: null, operationAction: null })
}

/** Ends a change of a locked server. A successful one stores the new core. */
export async function endChange(
  tx: Tx,
  row: ServerRow,
  change: ChangeRow,
  {
    failure,
    refusedFile = null,
    now,
  }: { failure: ChangeFailure | null; refusedFile?: string | null; now: Date },
): Promise<void> {
  const phase = failure === null ? 'done' : failure === 'called_off' ? 'cancelled' : 'failed'
  await tx
    .update(serverChanges)
    .set({
      ...{ phase, failure: phase === 'failed' ? failure : null, endedAt: now },
      ...(refusedFile !== null && { steps: change.steps.map((each) => ({ ...each, refusedFile })) }),
    })
    .where(eq(serverChanges.id, change.id))
  const entry = { serverId: row.id, at: now, actor: 'service' } as const
  if (phase === 'failed')
    await recordActivity(tx, { ...entry, event: `change_failed:${failure ?? 'failed'}` })
  else await recordActivity(tx, { ...entry, event: phase === 'done' ? 'changed' : 'change_cancelled' })
  if (row.contract === 'deleted') return
  const { core, settings } = change
  if (phase === 'done' && core)
    await tx
      .update(servers)
      .set({ core, ...(settings && { settings }) })
      .where(eq(servers.id, row.id))
  // The server continues as its owner wants, in a newer generation than the one that stopped it. A
  // new server whose first change failed stays down.
  const none = { operationId: null, operationAction: null }
  const wanted = change.isFirst && phase !== 'done' ? ({ desiredState: 'stopped' } as const) : {}
  if (change.isFirst || (change.phase === 'applying' && isDoneStopped(change.job)))
    await changeDesired(tx, row, { ...none, ...wanted })
}

/** Cancels a change and restores the files. Resolves to false if it is too late. */
export async function cancelChange(tx: Tx, row: ServerRow, change: ChangeRow, now: Date): Promise<boolean> {
  if (change.phase === 'undoing') return false
  // A job that keeps nothing of what it replaces cannot be undone, if it was just applied.
  if (change.phase === 'applying' && change.job.kind === 'change_files' && change.job.forgets) return false
  const isOwnJob = change.phase === 'reading' || change.phase === 'applying'
  if (isOwnJob && !(await cancelJob(tx, change.jobId ?? '', now))) return false
  // The files may have been put in place in this moment. The job undoes that.
  if (change.phase === 'applying')
    await addJob(tx, {
      serverId: row.id,
      job: { kind: 'undo_files', change: change.id, ...(isDoneStopped(change.job) && { stopped: true }) },
      now,
    })
  await endChange(tx, row, change, { failure: 'called_off', now })
  return true
}
