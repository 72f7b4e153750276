import type { JobFailure } from '@zubr/contracts/jobs/jobs'
import { and, eq, gte } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import type { Actor } from '../../servers/activity.ts'
import { callOffJobsOf } from '../../servers/jobs/store.ts'
import { applyLife } from '../../servers/lifecycle/life.ts'
import { changeDesired } from '../../servers/owner-actions.ts'
import { servers } from '../../servers/tables.ts'
import type { ServerRow } from '../../servers/view.ts'
import { serverRestores } from '../tables.ts'
import { archiveOf, deleteArchive, storeArchive } from './store.ts'

/** So long the clock leaves a server alone whose last backup did not come about. */
const triedAgainMs = 7 * 86_400_000

/** A restore that failed this often for one request ends it: its owner sees that, and can ask again. */
const maxRestoreTries = 3

/** Gives an archived server back to its owner, as active as it was, and counts its idle time from now. */
export async function endArchive(
  tx: Tx,
  row: ServerRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await applyLife(tx, row, 'unarchive', { now, actor, sendMail: async () => undefined })
  await tx.update(servers).set({ lastUsedAt: now }).where(eq(servers.id, row.id))
  await deleteArchive(tx, row.id)
}

/**
 * Gives a server back whose last backup does not come about: it goes on where it is. The clock keeps what its owner was sent, and
 * tries again later.
 */
export async function giveBackUnsaved(tx: Tx, row: ServerRow, now: Date): Promise<void> {
  await callOffJobsOf(tx, row.id, now)
  await applyLife(tx, row, 'unarchive', { now, actor: 'service', sendMail: async () => undefined })
  const archive = await archiveOf(tx, row.id)
  if (archive?.firstSentAt) await storeArchive(tx, row.id, { phase: null, phaseAt: null, archivedAt: null })
  else await deleteArchive(tx, row.id)
  const idleCheckAt = new Date(+now + triedAgainMs)
  await tx.update(servers).set({ idleCheckAt }).where(eq(servers.id, row.id))
}

/** Has the node of an archived server delete its files. Its archive keeps its backup. */
export async function clearArchived(tx: Tx, row: ServerRow, now: Date): Promise<void> {
  await callOffJobsOf(tx, row.id, now)
  await changeDesired(tx, row, { wanted: 'absent', operationId: null, operationAction: null })
}

/**
 * Goes on when the restore of a server has ended, if it was that of an archived one. After a failure the node deletes what it has:
 * the server stays archived, as an active one would start without its world. Its owner's request is tried again.
 */
export async function onRestoreEnded(
  tx: Tx,
  row: ServerRow,
  { failure, now }: { failure: JobFailure | null; now: Date },
): Promise<void> {
  const archive = await archiveOf(tx, row.id)
  if (archive?.phase !== 'restoring' || row.contract !== 'archived') return
  if (failure === null) return endArchive(tx, row, { actor: 'service', now })
  const failures = await tx.$count(
    serverRestores,
    and(
      eq(serverRestores.serverId, row.id),
      eq(serverRestores.phase, 'failed'),
      gte(serverRestores.beganAt, archive.requestedAt ?? now),
    ),
  )
  const requestedAt = failures < maxRestoreTries ? archive.requestedAt : null
  await storeArchive(tx, row.id, { phase: 'clearing', phaseAt: now, requestedAt, failedAt: now })
  await clearArchived(tx, row, now)
}
