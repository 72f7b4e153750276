import type { RestorePhase } from '@zubr/contracts/backups/backup-constants'
import type { JobFailure } from '@zubr/contracts/jobs/jobs'
import type { Decision, WorkflowDefinition } from '../workflows/workflow.ts'
import type { serverRestores } from './backups-schema.ts'

export type RestoreRow = typeof serverRestores.$inferSelect
type OpenPhase = Exclude<RestorePhase, 'done' | 'failed' | 'cancelled'>

export type RestoreEvent =
  /** The job of the phase has ended: the safety backup, or the restore. */
  | { type: 'job_ended'; failure: JobFailure | null; nextJobId: string }
  | { type: 'cancel'; isJobOpen: boolean }
  /** The files are lost or restored elsewhere, so the job no longer matters. */
  | { type: 'abandon' }

export type RestoreEffect =
  | { type: 'start_job'; jobId: string }
  | { type: 'cancel_job' }
  | { type: 'record_end'; phase: RestorePhase; failure: JobFailure | null }
  /** The desired state returns to what the owner wants. */
  | { type: 'resume_server' }
  /** An archived server continues, if the restore was for it. */
  | { type: 'continue_archive'; failure: JobFailure | null }

export type RestoreDecision = Decision<RestorePhase, RestoreEffect, Partial<RestoreRow>>

/** Jobs of the agent advance a restore, so there are no checks. */
export const restoreWorkflow: WorkflowDefinition<OpenPhase> = {
  kind: 'server_restore',
  table: 'server_restores',
  columns: { id: 'id', phase: 'phase', phaseAt: 'phase_at', startedAt: 'started_at', subject: 'server_id' },
  phases: { saving: { stuckAfterHours: 24 }, restoring: { stuckAfterHours: 24 } },
}

type Facts = { isServerDeleted: boolean; now: Date }

/** What a restore does on an event. Pure: restore.ts carries it out. */
export function nextRestore(restore: RestoreRow, event: RestoreEvent, facts: Facts): RestoreDecision {
  switch (restore.phase) {
    case 'saving':
      return whileSaving(event, facts)
    case 'restoring':
      return whileRestoring(event, facts)
    case 'done':
    case 'failed':
    case 'cancelled':
      return { refused: 'ended' }
  }
}

function whileSaving(event: RestoreEvent, { now }: Facts): RestoreDecision {
  // The safety backup is useful anyway, so its job is not cancelled.
  if (event.type !== 'job_ended') return end('called_off', now)
  if (event.failure) return end(event.failure, now)
  const jobId = event.nextJobId
  return { phase: 'restoring', set: { jobId }, effects: [{ type: 'start_job', jobId }] }
}

function whileRestoring(event: RestoreEvent, { isServerDeleted, now }: Facts): RestoreDecision {
  const resume: RestoreEffect[] = isServerDeleted ? [] : [{ type: 'resume_server' }]
  if (event.type === 'job_ended') return end(event.failure, now, { resume })
  if (event.type === 'abandon') return end('called_off', now, { resume })
  if (!event.isJobOpen) return { refused: 'job_ended' }
  return end('called_off', now, { cancel: [{ type: 'cancel_job' }], resume })
}

function end(
  failure: JobFailure | null,
  now: Date,
  { cancel = [], resume = [] }: { cancel?: RestoreEffect[]; resume?: RestoreEffect[] } = {},
): RestoreDecision {
  const phase = failure === null ? 'done' : failure === 'called_off' ? 'cancelled' : 'failed'
  return {
    phase,
    set: { failure: phase === 'failed' ? failure : null, endedAt: now },
    effects: [
      ...cancel,
      { type: 'record_end', phase, failure },
      ...resume,
      { type: 'continue_archive', failure },
    ],
  }
}
