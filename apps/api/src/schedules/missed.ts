import { isFailing, type Telling, tellFailure } from '../backups/endings.ts'
import type { Tx } from '../database/transaction.ts'
import type { ServerRow } from '../servers/view.ts'
import type { RunRow } from './store.ts'

/**
 * Hears that a locked server's backup which was to be taken by a schedule was not; `isDue`: it still may be, and what is known of it is told
 * once.
 */
export type MissBackup = (tx: Tx, server: ServerRow, when: { now: Date; isDue?: boolean }) => Promise<void>

export function missBackups(telling: Telling): MissBackup {
  return async (tx, server, { now, isDue = false }) => {
    if (isDue && (await isFailing(tx, server.id))) return
    await tellFailure(tx, telling, server, 'missed', now)
  }
}

/** So long a backup may wait for its node before its owner hears of it. */
const waitsMs = 3_600_000

/** Whether a run that waits for its node has a backup to take, and for too long. */
export const isOverdue = (run: RunRow, now: Date): boolean =>
  hasBackup(run) && +now - +run.plannedFor > waitsMs

const hasBackup = ({ steps }: Pick<RunRow, 'steps'>) => steps.some(({ step }) => step.kind === 'backup')

/** What an owner has chosen, and what a contract does not allow, is none that was missed. */
const meant = new Set<RunRow['reason']>([
  'players_online',
  'not_running',
  'suspended',
  'blocked',
  'restoring',
])

/** Whether a run that has ended, by the clock, leaves out a backup that nothing else tells of. */
export function missesBackup({
  byHand,
  outcome,
  reason,
  steps,
}: Pick<RunRow, 'byHand' | 'outcome' | 'reason' | 'steps'>): boolean {
  // Whoever presses the button sees what comes of it.
  if (byHand || outcome === 'done' || outcome === null) return false
  if (outcome === 'skipped') return hasBackup({ steps }) && !meant.has(reason)
  const failed = steps.find(({ state }) => state === 'failed')
  if (failed?.failure === 'suspended' || failed?.failure === 'blocked') return false
  if (steps.some(({ step, state }) => step.kind === 'backup' && state === 'waiting')) return true
  // How the job of one ended is told where it is heard (backups/endings.ts); one that its owner has called off is none.
  return (
    failed?.step.kind === 'backup' && ['backup_refused', 'timed_out', 'moving'].includes(failed.failure ?? '')
  )
}
