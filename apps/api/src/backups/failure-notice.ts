import type { JobFailure } from '@zubr/contracts/jobs/jobs'
import { and, eq, isNull } from 'drizzle-orm'
import { sendMailJob } from '../accounts/mail/jobs.ts'
import type { Tx } from '../database/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { recordActivity } from '../servers/activity.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { backupRepositories } from './backups-schema.ts'
import { ensureRepository } from './keys.ts'
import type { BackupContext } from './make-backup.ts'

/** The dependencies of notices about failed backups. */
export type BackupNoticeDeps = Pick<BackupContext, 'config'> & { jobs: Pick<Jobs, 'send'> }

/**
 * Notifies a server's owner of a failed backup by mail and activity, and the operator by a stored
 * mark: once, until a backup succeeds. Schedules call it for missed backups too.
 */
export async function notifyFailure(
  tx: Tx,
  { config, jobs }: BackupNoticeDeps,
  server: ServerRow,
  failure: JobFailure | 'missed',
  now: Date,
): Promise<void> {
  await recordActivity(tx, {
    serverId: server.id,
    at: now,
    actor: 'service',
    event: `backup_failed:${failure}`,
  })
  // The missed backup may be the server's first one.
  await ensureRepository(tx, server.id, config, now)
  const [first] = await tx
    .update(backupRepositories)
    .set({ failingSince: now })
    .where(and(eq(backupRepositories.serverId, server.id), isNull(backupRepositories.failingSince)))
    .returning()
  if (!first || !server.accountId) return
  await sendMailJob(jobs, tx, {
    accountId: server.accountId,
    kind: 'backup_failed',
    values: { server: server.name },
    page: `/servers/${server.id}/backups`,
    serverId: server.id,
  })
}

/** Whether a failure was already reported. */
export async function isFailing(tx: Pick<Tx, 'select'>, serverId: string): Promise<boolean> {
  const [row] = await tx
    .select({ failingSince: backupRepositories.failingSince })
    .from(backupRepositories)
    .where(eq(backupRepositories.serverId, serverId))
  return row !== undefined && row.failingSince !== null
}
