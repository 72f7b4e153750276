import type { JobFailure } from '@zubr/contracts/jobs/jobs'
import { and, eq, gte } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import type { Actor } from '../../servers/activity.ts'
import { cancelServerJobs } from '../../servers/jobs/store.ts'
import { applyLifeEvent } from '../../servers/lifecycle/life.ts'
import { changeDesired } from '../../servers/owner-actions.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { servers } from '../../servers/servers-schema.ts'
import { serverRestores } from '../backups-schema.ts'
import { archiveOf, deleteArchive, storeArchive } from './store.ts'

/** How long automatic archiving skips a server whose last backup failed. */
const triedAgainMs = 7 * 86_400_000

/** After this many failures the request ends. Its owner sees that, and can request it again. */
const maxRestoreTries = 3

/** Makes an archived server active again, and restarts its idle time. */
export async function endArchive(
  tx: Tx,
  row: ServerRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await applyLifeEvent(tx, row, 'unarchive', { now, actor, sendMail: async () => undefined })
  await tx.update(servers).set({ lastUsedAt: now }).where(eq(servers.id, row.id))
  await deleteArchive(tx, row.id)
}

/**
 * Releases a server whose last backup fails: it continues on its node. The sent notices stay valid,
 * and archiving is tried again later.
 */
export async function releaseUnsaved(tx: Tx, row: ServerRow, now: Date): Promise<void> {
  await cancelServerJobs(tx, row.id, now)
  await applyLifeEvent(tx, row, 'unarchive', { now, actor: 'service', sendMail: async () => undefined })
  const archive = await archiveOf(tx, row.id)
  if (archive?.firstSentAt) await storeArchive(tx, row.id, { phase: null, phaseAt: null, archivedAt: null })
  else await deleteArchive(tx, row.id)
  const idleCheckAt = new Date(+now + triedAgainMs)
  await tx.update(servers).set({ idleCheckAt }).where(eq(servers.id, row.id))
}

/** Makes the node of an archived server delete its files. The backup of the archive stays. */
export async function deleteArchivedFiles(tx: Tx, row: ServerRow, now: Date): Promise<void> {
  await cancelServerJobs(tx, row.id, now)
  await changeDesired(tx, row, { desiredState: 'absent', operationId: null, operationAction: null })
}

/**
 * Continues after a restore, if it was that of an archived server. After a failure the node deletes
 * its files, because an active server would start without its world. The owner's request is tried
 * again.
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
      gte(serverRestores.startedAt, archive.requestedAt ?? now),
    ),
  )
  const requestedAt = failures < maxRestoreTries ? archive.requestedAt : null
  await storeArchive(tx, row.id, { phase: 'clearing', phaseAt: now, requestedAt, failedAt: now })
  await deleteArchivedFiles(tx, row, now)
}
