import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { backupRepositories } from '../backups-schema.ts'
import { type BackupContext, type BackupRow, isErasedByOperator } from '../make-backup.ts'

/**
 * The backups of a deleted server that agents can delete. Those that the operator's job erases
 * become due now; null if there are no others.
 */
export async function leftToAgents(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  backups: readonly BackupRow[],
  now: Date,
): Promise<BackupRow[] | null> {
  const ofAgents = backups.filter((backup) => !isErasedByOperator(context, backup))
  if (!backups.some((backup) => backup.state !== 'failed' && isErasedByOperator(context, backup)))
    return ofAgents
  await tx
    .update(backupRepositories)
    .set({ eraseAfter: now })
    .where(and(eq(backupRepositories.serverId, row.id), isNull(backupRepositories.eraseAfter)))
  return ofAgents.some(({ state, nodeId }) => state !== 'failed' && nodeId !== null) ? ofAgents : null
}
