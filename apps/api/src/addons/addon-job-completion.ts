import { and, eq, isNotNull } from 'drizzle-orm'
import { serverBackups, serverRestores } from '../backups/backups-schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { JobCompletionHandlers, JobEnd, JobResult } from '../servers/jobs/ends.ts'
import { serverChanges } from './addons-schema.ts'
import { applyChange, endChange, openChange } from './changes.ts'
import { continueAfterReading } from './packs.ts'
import { endUndo } from './undo.ts'

const changeOf = (tx: Tx, { job }: JobEnd) => openChange(tx, eq(serverChanges.jobId, job.id))

const placed: JobResult = async (tx, end) => {
  const change = await changeOf(tx, end)
  if (change?.phase === 'applying') await endChange(tx, end.server, change, { ...end.report, now: end.now })
}

/** Advances changes when an agent ends one of their jobs. Runs after the handlers of backups. */
export const addonJobCompletionHandlers: JobCompletionHandlers = {
  change_files: placed,
  install_pack: placed,

  async undo_files(tx, end) {
    const change = await changeOf(tx, end)
    if (change?.phase === 'undoing')
      await endUndo(tx, end.server, change, { failure: end.report.failure, now: end.now })
  },

  async read_pack(tx, end) {
    const change = await changeOf(tx, end)
    if (change?.phase === 'reading') await continueAfterReading(tx, change, end)
  },

  async backup(tx, end) {
    await endOfRestore(tx, end)
    const { server, report, now } = end
    const change = await changeOf(tx, end)
    if (change?.phase !== 'saving') return
    const [backup] = await tx
      .select({ state: serverBackups.state })
      .from(serverBackups)
      .where(eq(serverBackups.jobId, end.job.id))
    // Nothing changed yet. Without a backup, or for a server that may not run, nothing will.
    if (backup?.state !== 'ready')
      await endChange(tx, server, change, { failure: report.failure ?? 'failed', now })
    else if (server.contract !== 'active') await endChange(tx, server, change, { failure: 'called_off', now })
    else await applyChange(tx, server, change, now)
  },

  restore: (tx, end) => endOfRestore(tx, end),
}

/** An undo by a restore ends with that restore, also if it is cancelled before it begins. */
async function endOfRestore(tx: Tx, { server, now }: JobEnd): Promise<void> {
  const change = await openChange(
    tx,
    and(eq(serverChanges.serverId, server.id), isNotNull(serverChanges.restoreId)),
  )
  if (change?.phase !== 'undoing' || !change.restoreId) return
  const [restore] = await tx.select().from(serverRestores).where(eq(serverRestores.id, change.restoreId))
  if (restore?.endedAt)
    await endUndo(tx, server, change, {
      failure: restore.phase === 'done' ? null : (restore.failure ?? 'called_off'),
      now,
    })
}
