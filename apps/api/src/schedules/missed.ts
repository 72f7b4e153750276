import { sql } from 'drizzle-orm'
import { type BackupNoticeDeps, isFailing, notifyFailure } from '../backups/failure-notice.ts'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { ServerRow } from '../servers/server-view.ts'
import type { RunRow } from './store.ts'

/**
 * Reports that a schedule did not make a locked server's backup. `isDue`: it may still be made;
 * then it is reported only once.
 */
export type MissBackup = (tx: Tx, server: ServerRow, when: { now: Date; isDue?: boolean }) => Promise<void>

export function missBackups(deps: BackupNoticeDeps): MissBackup {
  return async (tx, server, { now, isDue = false }) => {
    if (isDue && (await isFailing(tx, server.id))) return
    await notifyFailure(tx, deps, server, 'missed', now)
  }
}

/**
 * Clears missed backups of servers without a backup schedule: else they would be reported until
 * somebody makes one.
 */
export async function forgetMissed(db: Db): Promise<void> {
  await db.execute(sql`
    update backup_repositories as kept set failing_since = null
    where failing_since is not null
      and not exists (
        select 1 from schedules
        where schedules.server_id = kept.server_id and enabled and steps @> '[{"kind": "backup"}]')
      and (
        select event from server_activity
        where server_activity.server_id = kept.server_id and event like 'backup\\_failed:%'
        order by id desc limit 1) = 'backup_failed:missed'`)
}

/** How long a backup may wait for its node before its owner is notified. */
const maxWaitMs = 3_600_000

/**
 * Whether a run with a backup has waited for its node for too long. It counts from when the node
 * was found away, not from the planned time: during an outage of the service nobody checked.
 */
export const isOverdue = (run: Pick<RunRow, 'steps'>, awaySince: Date, now: Date): boolean =>
  hasBackup(run) && +now - +awaySince > maxWaitMs

const hasBackup = ({ steps }: Pick<RunRow, 'steps'>) => steps.some(({ step }) => step.kind === 'backup')

/** Reasons that are the owner's choice or follow from the contract: no backup was missed. */
const intendedReasons = new Set<RunRow['reason']>([
  'players_online',
  'not_running',
  'suspended',
  'blocked',
  'restoring',
  // The run in progress may be making this backup, and reports its result.
  'still_running',
])

/** Whether a run that ended by the clock omitted a backup that nothing else reports. */
export function missesBackup({
  isManual,
  outcome,
  reason,
  steps,
}: Pick<RunRow, 'isManual' | 'outcome' | 'reason' | 'steps'>): boolean {
  // A manual run shows its result to the owner.
  if (isManual || outcome === 'done' || outcome === null) return false
  if (outcome === 'skipped') return hasBackup({ steps }) && !intendedReasons.has(reason)
  const failed = steps.find(({ state }) => state === 'failed')
  if (failed?.failure === 'suspended' || failed?.failure === 'blocked') return false
  if (steps.some(({ step, state }) => step.kind === 'backup' && state === 'waiting')) return true
  // The result of a backup job is reported by its handler (backups/backup-job-completion.ts); one
  // that the owner cancelled is not missed.
  return (
    failed?.step.kind === 'backup' && ['backup_refused', 'timed_out', 'moving'].includes(failed.failure ?? '')
  )
}
