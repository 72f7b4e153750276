import type { JobFailure } from '@zubr/contracts/jobs/jobs'
import { and, eq, gte } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { serverRestores } from '../backups-schema.ts'
import { applyArchiveEvent } from './advance-archive.ts'
import { archiveOf } from './store.ts'

/**
 * Continues after a restore, if it was that of an archived server. After a failure the owner's
 * request is tried again.
 */
export async function onRestoreEnded(
  tx: Tx,
  row: ServerRow,
  { failure, now }: { failure: JobFailure | null; now: Date },
): Promise<void> {
  const archive = await archiveOf(tx, row.id)
  if (archive?.phase !== 'restoring' || row.contract !== 'archived') return
  const failures = await tx.$count(
    serverRestores,
    and(
      eq(serverRestores.serverId, row.id),
      eq(serverRestores.phase, 'failed'),
      gte(serverRestores.startedAt, archive.requestedAt ?? now),
    ),
  )
  await applyArchiveEvent(tx, row, archive, { event: { type: 'restore_ended', failure, failures }, now })
}
