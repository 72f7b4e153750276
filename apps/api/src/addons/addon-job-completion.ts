import { and, eq, isNotNull } from 'drizzle-orm'
import { serverBackups, serverRestores } from '../backups/backups-schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { JobCompletionHandlers, JobEnd, JobResult } from '../servers/jobs/ends.ts'
import { serverChanges } from './addons-schema.ts'
import type { ChangeEvent } from './change-workflow.ts'
import { applyChangeEvent, openChange } from './changes.ts'
import { continueAfterReading } from './packs.ts'

const changeOf = (tx: Tx, { job }: JobEnd) => openChange(tx, eq(serverChanges.jobId, job.id))

/** Continues the change that waits for a job, with an event of this job's end. */
const continueWith =
  (toEvent: (end: JobEnd) => ChangeEvent): JobResult =>
  async (tx, end) => {
    const change = await changeOf(tx, end)
    if (change) await applyChangeEvent(tx, end.server, change, { event: toEvent(end), now: end.now })
  }

const onFilesApplied = continueWith(({ report: { failure, refusedFile } }) => ({
  ...{ type: 'job_ended', failure, refusedFile },
}))

/** Advances changes when an agent ends one of their jobs. Runs after the handlers of backups. */
export const addonJobCompletionHandlers: JobCompletionHandlers = {
  change_files: onFilesApplied,
  install_pack: onFilesApplied,
  undo_files: continueWith(({ report: { failure } }) => ({ type: 'undo_ended', failure })),

  async read_pack(tx, end) {
    const change = await changeOf(tx, end)
    if (change?.phase === 'reading') await continueAfterReading(tx, change, end)
  },

  async backup(tx, end) {
    await onUndoRestoreEnded(tx, end)
    const change = await changeOf(tx, end)
    if (!change) return
    const [backup] = await tx
      .select({ state: serverBackups.state })
      .from(serverBackups)
      .where(eq(serverBackups.jobId, end.job.id))
    const failure = backup?.state === 'ready' ? null : (end.report.failure ?? 'failed')
    const event = { type: 'backup_ended', failure } as const
    await applyChangeEvent(tx, end.server, change, { event, now: end.now })
  },

  restore: (tx, end) => onUndoRestoreEnded(tx, end),
}

/** An undo by a restore ends with that restore, also if it is cancelled before it begins. */
async function onUndoRestoreEnded(tx: Tx, { server, now }: JobEnd): Promise<void> {
  const change = await openChange(
    tx,
    and(eq(serverChanges.serverId, server.id), isNotNull(serverChanges.restoreId)),
  )
  if (change?.phase !== 'undoing' || !change.restoreId) return
  const [restore] = await tx.select().from(serverRestores).where(eq(serverRestores.id, change.restoreId))
  if (!restore?.endedAt) return
  const failure = restore.phase === 'done' ? null : (restore.failure ?? 'called_off')
  await applyChangeEvent(tx, server, change, { event: { type: 'undo_ended', failure }, now })
}
