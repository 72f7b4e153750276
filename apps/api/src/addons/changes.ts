import { randomUUID } from 'node:crypto'
import type { ChangeKind } from '@zubr/contracts/addons/addon-constants'
import type { ChangeFailure, ServerChange } from '@zubr/contracts/addons/changes'
import type { BackupCause } from '@zubr/contracts/backups/backup-constants'
import type { Core, Settings } from '@zubr/contracts/cores/core'
import { isDoneStopped, type ServerJob } from '@zubr/contracts/jobs/jobs'
import type { ActivityKind } from '@zubr/contracts/server-activity'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { actorOf, type BackupContext, makeBackup } from '../backups/make.ts'
import { serverRestores } from '../backups/tables.ts'
import type { Tx } from '../database/transaction.ts'
import { type Actor, recordActivity } from '../servers/activity.ts'
import { addJob, callOffJob } from '../servers/jobs/store.ts'
import { openMoveOf } from '../servers/moving/begin.ts'
import { changeDesired } from '../servers/owner-actions.ts'
import { servers } from '../servers/tables.ts'
import type { ServerRow } from '../servers/view.ts'
import { type ChangeJob, serverChanges } from './tables.ts'

/*
 * What changes a server's addons, core or modpack goes on from phase to phase by the ends of jobs, as restores do (endings.ts): no process has to live
 * through it. Whoever begins one says what its agent does, whether the server is down meanwhile (`stopped` of the job), whether a backup is made
 * before, and what core its row has afterwards.
 */

export type ChangeRow = typeof serverChanges.$inferSelect
export type ReadJob = Omit<Extract<ServerJob, { kind: 'read_pack' }>, 'id' | 'change'>

export type NewChange = {
  kind: ChangeKind
  what: ServerChange['what']
  /** Of the server's files, what it touches; null: anything may be. */
  paths: string[] | null
  job: ChangeJob
  /** Before what a safety backup is made; null: `undo_files` alone brings back what was. */
  saves: BackupCause | null
  /** What the row has once the job is done; with `settings` where those change too. The server is to be down for it: `job.stopped`. */
  core?: Core
  settings?: Settings
  /** A modpack is looked at first. */
  reads?: ReadJob
  isFirst?: boolean
  /** One change, however often it is asked for. */
  once?: { key: string; digest: string }
  actor: Actor
  now: Date
}

/** `conflict`: another change, a move or a restore is under way, or the key was used for something else. */
export type ChangeRefused = { refused: 'conflict' | 'not_active' | 'no_backups' }

/** The change of a server that is under way, locked. */
export async function openChange(tx: Tx, which: SQL | undefined): Promise<ChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(serverChanges)
    .where(and(which, isNull(serverChanges.endedAt)))
    .for('update')
  return row
}

/** More than are shown, and than can be taken back. */
const maxLookedUp = 50

/** The last of a server, newest first. */
export function changesOf(tx: Pick<Tx, 'select'>, serverId: string): Promise<ChangeRow[]> {
  return tx
    .select()
    .from(serverChanges)
    .where(eq(serverChanges.serverId, serverId))
    .orderBy(desc(serverChanges.beganAt), desc(serverChanges.id))
    .limit(maxLookedUp)
}

/** The change of a server that was begun by a sender's key, with what was asked for. */
export async function changeByKey(tx: Pick<Tx, 'select'>, serverId: string, key: string) {
  const [before] = await tx
    .select({ id: serverChanges.id, digest: serverChanges.digest })
    .from(serverChanges)
    .where(and(eq(serverChanges.serverId, serverId), eq(serverChanges.idempotencyKey, key)))
  return before
}

/** Whether files or core of a locked server are about to be other ones, by whomever. */
export async function isBeingChanged(tx: Tx, serverId: string): Promise<boolean> {
  const [restore] = await tx
    .select({ id: serverRestores.id })
    .from(serverRestores)
    .where(and(eq(serverRestores.serverId, serverId), isNull(serverRestores.endedAt)))
  return restore !== undefined || (await openMoveOf(tx, serverId)) !== undefined || isChanging(tx, serverId)
}

/** Whether a change of a locked server is under way. */
export const isChanging = async (tx: Tx, serverId: string): Promise<boolean> =>
  (await openChange(tx, eq(serverChanges.serverId, serverId))) !== undefined

const begunAs = {
  addons: 'addons_change',
  core: 'core_change',
  pack: 'pack_install',
  reinstall: 'reinstall',
} as const satisfies Record<ChangeKind, ActivityKind>

/** Begins a change of a locked server; answers its id. */
export async function beginChange(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  asked: NewChange,
): Promise<{ id: string } | ChangeRefused> {
  const { kind, what, paths, job, saves, core, settings, reads, isFirst = false, once, actor, now } = asked
  if (once) {
    const before = await changeByKey(tx, row.id, once.key)
    if (before) return before.digest === once.digest ? { id: before.id } : { refused: 'conflict' }
  }
  if (row.contract !== 'active') return { refused: 'not_active' }
  if (await isBeingChanged(tx, row.id)) return { refused: 'conflict' }
  const id = randomUUID()
  const change = {
    ...{ id, serverId: row.id, kind, what, paths, job, createsBackup: saves !== null, isFirst, beganAt: now },
    ...(core && { core, previousCore: row.core }),
    ...(settings && { settings, previousSettings: row.settings }),
    ...(once && { idempotencyKey: once.key, digest: once.digest }),
    ...actorOf(actor),
  }
  const entry = { serverId: row.id, at: now, actor, what: begunAs[kind] }
  if (reads) {
    const jobId = randomUUID()
    await tx.insert(serverChanges).values({ ...change, phase: 'reading', jobId })
    await recordActivity(tx, entry)
    await addJob(tx, { serverId: row.id, id: jobId, job: { ...reads, change: id }, now })
    // What is just being created was told to nobody before.
    if (isDoneStopped(reads) && !isFirst)
      await changeDesired(tx, row, { operationId: null, operationAction: null })
    return { id }
  }
  const [inserted] = await tx
    .insert(serverChanges)
    .values({ ...change, phase: 'applying' })
    .returning()
  const saved = saves && (await save(tx, context, row, { id, cause: saves, now }))
  if (saved === 'no_backups') {
    await tx.delete(serverChanges).where(eq(serverChanges.id, id))
    return { refused: 'no_backups' }
  }
  await recordActivity(tx, entry)
  if (!saved && inserted) await apply(tx, row, inserted, now)
  return { id }
}

/** Has what the server has now saved; `apply` follows when it is. */
export async function save(
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

/** Gives the agent what is to be done. While a job stands that is done stopped, the agent is asked to have the server down: desired-state.ts. */
export async function apply(tx: Tx, row: ServerRow, change: ChangeRow, now: Date): Promise<void> {
  const jobId = randomUUID()
  await tx.update(serverChanges).set({ phase: 'applying', jobId }).where(eq(serverChanges.id, change.id))
  await addJob(tx, { serverId: row.id, id: jobId, job: { ...change.job, change: change.id }, now })
  if (isDoneStopped(change.job)) await changeDesired(tx, row, { operationId: null, operationAction: null })
}

/** Ends a change of a locked server as it has gone; with what was asked of its core, if all is in place. */
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
      ...(refusedFile !== null && { what: change.what.map((each) => ({ ...each, refusedFile })) }),
    })
    .where(eq(serverChanges.id, change.id))
  const entry = { serverId: row.id, at: now, actor: 'service' } as const
  if (phase === 'failed') await recordActivity(tx, { ...entry, what: `change_failed:${failure ?? 'failed'}` })
  else await recordActivity(tx, { ...entry, what: phase === 'done' ? 'changed' : 'change_cancelled' })
  if (row.contract === 'deleted') return
  const { core, settings } = change
  if (phase === 'done' && core)
    await tx
      .update(servers)
      .set({ core, ...(settings && { settings }) })
      .where(eq(servers.id, row.id))
  // It goes on as its owner wants, by a newer generation than that which had it stopped. A new server that is not what was ordered stays down.
  const none = { operationId: null, operationAction: null }
  const wanted = change.isFirst && phase !== 'done' ? ({ wanted: 'stopped' } as const) : {}
  if (change.isFirst || (change.phase === 'applying' && isDoneStopped(change.job)))
    await changeDesired(tx, row, { ...none, ...wanted })
}

/** Calls a change off: the files are what they were. False if it is too late. */
export async function callOffChange(tx: Tx, row: ServerRow, change: ChangeRow, now: Date): Promise<boolean> {
  if (change.phase === 'undoing') return false
  // What keeps nothing of what it replaces can't be taken back, if it was just put in place.
  if (change.phase === 'applying' && change.job.kind === 'change_files' && change.job.forgets) return false
  const isOwnJob = change.phase === 'reading' || change.phase === 'applying'
  if (isOwnJob && !(await callOffJob(tx, change.jobId ?? '', now))) return false
  // Had it been put in place in that very moment, it is taken back.
  if (change.phase === 'applying')
    await addJob(tx, {
      serverId: row.id,
      job: { kind: 'undo_files', change: change.id, ...(isDoneStopped(change.job) && { stopped: true }) },
      now,
    })
  await endChange(tx, row, change, { failure: 'called_off', now })
  return true
}
