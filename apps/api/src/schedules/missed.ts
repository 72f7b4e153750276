import { sql } from 'drizzle-orm'
import { type BackupNoticeDeps, isFailing, notifyFailure } from '../backups/backup-job-completion.ts'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { ServerRow } from '../servers/server-view.ts'
import type { RunRow } from './store.ts'

/**
 * Hears that a locked server's backup which was to be taken by a schedule was not; `isDue`: it still may be, and what is known of it is told
 * once.
 */
export type MissBackup = (tx: Tx, server: ServerRow, when: { now: Date; isDue?: boolean }) => Promise<void>

export function missBackups(telling: BackupNoticeDeps): MissBackup {
  return async (tx, server, { now, isDue = false }) => {
    if (isDue && (await isFailing(tx, server.id))) return
    await notifyFailure(tx, telling, server, 'missed', now)
  }
}

/** Once no schedule is left that takes one, what was missed is none that is to come: else it would be told of until somebody makes one. */
export async function forgetMissed(db: Db): Promise<void> {
  await db.execute(sql`
    update backup_repositories as kept set failing_since = null
    where failing_since is not null
      and not exists (
        select 1 from schedules
        where schedules.server_id = kept.server_id and enabled and steps @> '[{"kind": "backup"}]')
      and (
        select what from server_activity
        where server_activity.server_id = kept.server_id and what like 'backup\\_failed:%'
        order by id desc limit 1) = 'backup_failed:missed'`)
}

/** So long a backup may wait for its node before its owner hears of it. */
const waitsMs = 3_600_000

/**
 * Whether a run that waits for its node has a backup to take, and for too long. Since its node was found away, not since it was planned: while
 * the service itself was away nobody looked.
 */
export const isOverdue = (run: Pick<RunRow, 'steps'>, awaySince: Date, now: Date): boolean =>
  hasBackup(run) && +now - +awaySince > waitsMs

const hasBackup = ({ steps }: Pick<RunRow, 'steps'>) => steps.some(({ step }) => step.kind === 'backup')

/** What an owner has chosen, and what a contract does not allow, is none that was missed. */
const meant = new Set<RunRow['reason']>([
  'players_online',
  'not_running',
  'suspended',
  'blocked',
  'restoring',
  // The one that goes on may be taking that very backup, and tells what becomes of it.
  'still_running',
])

/** Whether a run that has ended, by the clock, leaves out a backup that nothing else tells of. */
export function missesBackup({
  isManual,
  outcome,
  reason,
  steps,
}: Pick<RunRow, 'isManual' | 'outcome' | 'reason' | 'steps'>): boolean {
  // Whoever presses the button sees what comes of it.
  if (isManual || outcome === 'done' || outcome === null) return false
  if (outcome === 'skipped') return hasBackup({ steps }) && !meant.has(reason)
  const failed = steps.find(({ state }) => state === 'failed')
  if (failed?.failure === 'suspended' || failed?.failure === 'blocked') return false
  if (steps.some(({ step, state }) => step.kind === 'backup' && state === 'waiting')) return true
  // How the job of one ended is told where it is heard (backups/backup-job-completion.ts); one that its owner has called off is none.
  return (
    failed?.step.kind === 'backup' && ['backup_refused', 'timed_out', 'moving'].includes(failed.failure ?? '')
  )
}
