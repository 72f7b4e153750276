import type { ChangePhase } from '@zubr/contracts/addons/addon-constants'
import type { ChangeFailure } from '@zubr/contracts/addons/changes'
import { isDoneStopped } from '@zubr/contracts/jobs/jobs'
import { type Decision, type WorkflowDefinition, wait } from '../workflows/workflow.ts'
import type { serverChanges } from './addons-schema.ts'

export type ChangeRow = typeof serverChanges.$inferSelect
type OpenPhase = Exclude<ChangePhase, 'done' | 'failed' | 'cancelled' | 'undone'>

export type ChangeEvent =
  /** The node has read the modpack, and a core fits it. */
  | { type: 'pack_read'; read: Pick<ChangeRow, 'pack' | 'core' | 'previousCore' | 'steps'> }
  /** The owner agrees to the modpack, and its safety backup has begun. */
  | { type: 'agree'; saving: Pick<ChangeRow, 'job' | 'jobId' | 'backupId'> }
  /** The safety backup has ended; `failure` is null if it can be restored. */
  | { type: 'backup_ended'; failure: ChangeFailure | null }
  /** The modpack could not be read or used, or the files were applied or not. */
  | { type: 'job_ended'; failure: ChangeFailure | null; refusedFile?: string | null }
  | { type: 'cancel'; isJobOpen: boolean }
  /** By its backup if a restore has begun for it, else by the replaced files. */
  | { type: 'undo'; restoreId: string | null }
  | { type: 'undo_ended'; failure: ChangeFailure | null }
  | { type: 'check' }

export type ChangeEffect =
  | { type: 'start_job'; jobId: string }
  | { type: 'cancel_job' }
  /** The files may have been put in place in this moment; `jobId` if the change waits for it. */
  | { type: 'undo_files'; jobId?: string }
  | { type: 'record_end'; phase: ChangePhase; failure: ChangeFailure | null }
  | { type: 'record_undo'; failure: ChangeFailure | null }
  | { type: 'store_core' }
  | { type: 'restore_core' }
  /** The server continues as its owner wants; one whose first change failed stays down. */
  | { type: 'resume_server'; staysDown: boolean }

export type ChangeDecision = Decision<ChangePhase, ChangeEffect, Partial<ChangeRow>>

/** Jobs of the agent and the owner advance a change; the checks find abandoned ones. */
const everyFiveMinutes = [300] as const

export const changeWorkflow: WorkflowDefinition<OpenPhase> = {
  kind: 'server_change',
  table: 'server_changes',
  columns: { id: 'id', phase: 'phase', phaseAt: 'phase_at', startedAt: 'started_at', subject: 'server_id' },
  phases: {
    reading: { checkAfterSeconds: everyFiveMinutes, stuckAfterHours: 24 },
    asking: { checkAfterSeconds: everyFiveMinutes, stuckAfterHours: 25 },
    saving: { checkAfterSeconds: everyFiveMinutes, stuckAfterHours: 24 },
    applying: { checkAfterSeconds: everyFiveMinutes, stuckAfterHours: 24 },
    undoing: { checkAfterSeconds: everyFiveMinutes, stuckAfterHours: 24 },
  },
}

/** How long an owner may decide about a modpack. */
const askingMs = 24 * 3_600_000

/** `newJobId`: the id of the job that a transition starts. */
type Facts = { contract: 'active' | 'deleted' | 'other'; newJobId: string; now: Date }

/** What a change does on an event. Pure: changes.ts carries it out. */
export function nextChange(change: ChangeRow, event: ChangeEvent, facts: Facts): ChangeDecision {
  switch (change.phase) {
    case 'undoing':
      return whileUndoing(change, event, facts)
    case 'done':
      return event.type === 'undo' ? beginUndo(change, event, facts) : { refused: 'ended' }
    case 'failed':
    case 'cancelled':
    case 'undone':
      return { refused: 'ended' }
    default:
      return whileOpen(change, event, facts)
  }
}

function whileOpen(change: ChangeRow, event: ChangeEvent, facts: Facts): ChangeDecision {
  const { phase } = change
  switch (event.type) {
    case 'pack_read':
      return phase === 'reading' ? continueAfterReading(change, event.read, facts) : notNow
    case 'agree':
      return phase === 'asking' ? { phase: 'saving', set: event.saving, effects: [] } : notNow
    case 'backup_ended':
      return phase === 'saving' ? continueAfterBackup(change, event.failure, facts) : notNow
    case 'job_ended':
      return phase === 'reading' || phase === 'applying' ? end(change, event, facts) : notNow
    case 'cancel':
      return cancel(change, event.isJobOpen, facts)
    case 'check': {
      const isForgotten = phase === 'asking' && +facts.now - +change.startedAt > askingMs
      return isForgotten || facts.contract === 'deleted'
        ? end(change, { failure: 'called_off' }, facts)
        : wait
    }
    case 'undo':
    case 'undo_ended':
      return notNow
  }
}

function continueAfterReading(
  { isFirst }: ChangeRow,
  read: Partial<ChangeRow>,
  { newJobId }: Facts,
): ChangeDecision {
  // Nobody confirms the first modpack of a new server.
  return isFirst ? apply(newJobId, read) : { phase: 'asking', set: { ...read, jobId: null }, effects: [] }
}

/** Nothing changed yet. Without a backup, or for a server that may not run, nothing will. */
function continueAfterBackup(change: ChangeRow, failure: ChangeFailure | null, facts: Facts): ChangeDecision {
  if (failure) return end(change, { failure }, facts)
  return facts.contract === 'active' ? apply(facts.newJobId) : end(change, { failure: 'called_off' }, facts)
}

const apply = (jobId: string, set: Partial<ChangeRow> = {}): ChangeDecision => ({
  phase: 'applying',
  set: { ...set, jobId },
  effects: [{ type: 'start_job', jobId }],
})

function cancel(change: ChangeRow, isJobOpen: boolean, facts: Facts): ChangeDecision {
  const { phase, job } = change
  const isApplying = phase === 'applying'
  // A job that keeps nothing of what it replaces cannot be undone, if it was just applied.
  if (isApplying && job.kind === 'change_files' && job.forgets) return { refused: 'cannot_be_undone' }
  const waitsForJob = phase === 'reading' || isApplying
  if (waitsForJob && !isJobOpen) return { refused: 'job_ended' }
  const before: ChangeEffect[] = [
    ...(waitsForJob ? [{ type: 'cancel_job' } as const] : []),
    ...(isApplying ? [{ type: 'undo_files' } as const] : []),
  ]
  return end(change, { failure: 'called_off' }, facts, before)
}

function end(
  change: ChangeRow,
  { failure, refusedFile = null }: { failure: ChangeFailure | null; refusedFile?: string | null },
  { contract, now }: Facts,
  before: ChangeEffect[] = [],
): ChangeDecision {
  const phase = failure === null ? 'done' : failure === 'called_off' ? 'cancelled' : 'failed'
  const { isFirst } = change
  const isResumed = isFirst || (change.phase === 'applying' && isDoneStopped(change.job))
  return {
    phase,
    set: {
      ...{ failure: phase === 'failed' ? failure : null, endedAt: now },
      ...(refusedFile !== null && { steps: change.steps.map((each) => ({ ...each, refusedFile })) }),
    },
    effects: [
      ...before,
      { type: 'record_end', phase, failure },
      ...(contract !== 'deleted' && phase === 'done' && change.core ? [{ type: 'store_core' } as const] : []),
      ...(contract !== 'deleted' && isResumed
        ? [{ type: 'resume_server', staysDown: isFirst && phase !== 'done' } as const]
        : []),
    ],
  }
}

function beginUndo(
  { createsBackup }: ChangeRow,
  { restoreId }: { restoreId: string | null },
  { newJobId }: Facts,
): ChangeDecision {
  const undoing = { endedAt: null, failure: null }
  return createsBackup
    ? { phase: 'undoing', set: { ...undoing, jobId: null, restoreId }, effects: [] }
    : {
        phase: 'undoing',
        set: { ...undoing, jobId: newJobId },
        effects: [{ type: 'undo_files', jobId: newJobId }],
      }
}

function whileUndoing(change: ChangeRow, event: ChangeEvent, facts: Facts): ChangeDecision {
  if (event.type === 'undo_ended') return endUndo(change, event.failure, facts)
  if (event.type !== 'check') return notNow
  return facts.contract === 'deleted' ? endUndo(change, 'called_off', facts) : wait
}

/** A failed undo leaves the change in place. */
function endUndo(change: ChangeRow, failure: ChangeFailure | null, { contract, now }: Facts): ChangeDecision {
  const isThere = contract !== 'deleted'
  // After a restore, the subject of backups resumes the server.
  const isResumed = isThere && !change.createsBackup && isDoneStopped(change.job)
  return {
    phase: failure ? 'done' : 'undone',
    set: { failure, endedAt: now, ...(!failure && { start: null }) },
    effects: [
      { type: 'record_undo', failure },
      ...(isThere && !failure && change.previousCore ? [{ type: 'restore_core' } as const] : []),
      ...(isResumed ? [{ type: 'resume_server', staysDown: false } as const] : []),
    ],
  }
}

const notNow = { refused: 'other_phase' } as const
