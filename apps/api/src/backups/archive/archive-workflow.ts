import type { ArchivePhase } from '@zubr/contracts/backups/archive'
import type { JobFailure } from '@zubr/contracts/jobs/jobs'
import type { Actor } from '../../servers/activity.ts'
import { type Decision, type WorkflowDefinition, wait } from '../../workflows/workflow.ts'
import type { serverBackups } from '../backups-schema.ts'
import type { serverArchives } from './archive-schema.ts'

export type ArchiveRow = typeof serverArchives.$inferSelect
type LastBackup = Pick<
  typeof serverBackups.$inferSelect,
  'id' | 'state' | 'snapshot' | 'isRemote' | 'at' | 'endedAt' | 'failure'
>

export type ArchiveEvent =
  /** `isSaved`: the server has stopped for its archive. `made`: its last backups, oldest first. */
  | { type: 'check'; isSaved: boolean; isOnNode: boolean; made: readonly LastBackup[] }
  | { type: 'request_restore'; actor: Actor }
  /** A node with capacity restores the files. `isWaited`: the owner does not watch. */
  | { type: 'placed'; isWaited: boolean }
  /** `failures`: the failed restores since the request. */
  | { type: 'restore_ended'; failure: JobFailure | null; failures: number }
  /** The node was written off; `backupId` if another backup replaces the archive's. */
  | { type: 'node_lost'; backupId?: string | undefined; requestedAt: Date | null }

export type ArchiveEffect =
  | { type: 'make_backup' }
  | { type: 'delete_files' }
  | { type: 'send_mail'; kind: 'server_archived' | 'server_archive_restored' }
  | { type: 'record_request'; actor: Actor }
  /** The server is active again, and the archive ends. */
  | { type: 'unarchive'; actor: Actor }
  /** The server continues on its node, and archiving is tried again later. */
  | { type: 'release' }
  | { type: 'notify_failure'; failure: JobFailure | 'missed' }

/** An archive ends without a row: its server is active again, or was released unsaved. */
type ArchiveColumns = Partial<Omit<ArchiveRow, 'phase' | 'phaseAt'>>
export type ArchiveDecision = Decision<ArchivePhase | 'ended' | 'released', ArchiveEffect, ArchiveColumns>

const everyMinute = [60] as const
/** The last backup, the deletion of the files and the restore each take minutes. */
const stuckAfterHours = 6

export const archiveWorkflow: WorkflowDefinition<ArchivePhase> = {
  kind: 'server_archive',
  table: 'server_archives',
  columns: {
    ...{ id: 'server_id', phase: 'phase', phaseAt: 'phase_at', startedAt: 'archived_at' },
    subject: 'server_id',
  },
  phases: {
    saving: { checkAfterSeconds: everyMinute, stuckAfterHours },
    clearing: { checkAfterSeconds: everyMinute, stuckAfterHours },
    // A check is due only while the owner waits for a node.
    stored: { checkAfterSeconds: everyMinute, isRest: true },
    restoring: { stuckAfterHours },
  },
}

const hourMs = 3_600_000
/** The delay before a failed last backup is retried. */
const retryMs = 2 * hourMs
/** A server without a last backup after this time is released to its owner. */
const savedWithinMs = 24 * hourMs
/** After this many failures the request ends. Its owner sees that, and can request it again. */
const maxRestoreTries = 3

/** What an archive does on an event. Pure: advance-archive.ts carries it out. */
export function nextArchive(archive: ArchiveRow, event: ArchiveEvent, now: Date): ArchiveDecision {
  switch (archive.phase) {
    case 'saving':
      return whileSaving(archive, event, now)
    case 'clearing':
      return whileClearing(archive, event, now)
    case 'stored':
      return whileStored(archive, event, now)
    case 'restoring':
      return whileRestoring(archive, event, now)
    case null:
      return { refused: 'not_begun' }
  }
}

function whileSaving(archive: ArchiveRow, event: ArchiveEvent, now: Date): ArchiveDecision {
  switch (event.type) {
    case 'check':
      return save(archive, event, now)
    case 'request_restore':
      return { phase: 'ended', effects: [{ type: 'unarchive', actor: event.actor }] }
    // Without a last backup it is restored from an earlier one like any server, or ends.
    case 'node_lost':
      return { phase: 'ended', effects: [{ type: 'unarchive', actor: 'operator' }] }
    case 'placed':
    case 'restore_ended':
      return { refused: 'other_phase' }
  }
}

/** Once the server is down, its last backup is made, and then its files are deleted. */
function save(
  { archivedAt, firstSentAt }: ArchiveRow,
  { isSaved, made }: Pick<ArchiveEvent & { type: 'check' }, 'isSaved' | 'made'>,
  now: Date,
): ArchiveDecision {
  // Changes of players after a backup of a running server would be lost.
  const ready = isSaved ? made.find(({ state, snapshot }) => state === 'ready' && snapshot) : undefined
  // An automatic archive must also free the node's disk: decision 76.
  if (ready && !ready.isRemote && firstSentAt !== null)
    return { phase: 'released', effects: [{ type: 'release' }] }
  if (ready)
    return {
      phase: 'clearing',
      set: { backupId: ready.id },
      effects: [{ type: 'delete_files' }, { type: 'send_mail', kind: 'server_archived' }],
    }
  if (+now - +(archivedAt ?? now) >= savedWithinMs) {
    const failure = made.findLast(({ state }) => state === 'failed')?.failure ?? 'missed'
    return { phase: 'released', effects: [{ type: 'release' }, { type: 'notify_failure', failure }] }
  }
  const last = made.at(-1)
  const mayTry = !last || (last.state === 'failed' && +now - +(last.endedAt ?? last.at) >= retryMs)
  return isSaved && mayTry ? { phase: 'saving', effects: [{ type: 'make_backup' }] } : wait
}

function whileClearing(archive: ArchiveRow, event: ArchiveEvent, now: Date): ArchiveDecision {
  switch (event.type) {
    case 'check':
      return event.isOnNode ? wait : store(archive.requestedAt, now)
    case 'request_restore':
      return request(archive, event, now)
    case 'node_lost':
      return storeAfterLoss(event, now)
    // The files are deleted, but no check has stored that yet.
    case 'placed':
      return whileStored(archive, event, now)
    case 'restore_ended':
      return { refused: 'other_phase' }
  }
}

function whileStored(archive: ArchiveRow, event: ArchiveEvent, now: Date): ArchiveDecision {
  switch (event.type) {
    case 'check':
      return archive.requestedAt ? wait : { phase: 'stored', set: { dueAt: null }, effects: [] }
    case 'request_restore':
      return request(archive, event, now)
    case 'placed':
      return {
        phase: 'restoring',
        // A second mail about the same request would add nothing.
        effects:
          event.isWaited && !archive.failedAt ? [{ type: 'send_mail', kind: 'server_archive_restored' }] : [],
      }
    case 'node_lost':
      return storeAfterLoss(event, now)
    case 'restore_ended':
      return { refused: 'other_phase' }
  }
}

function whileRestoring(archive: ArchiveRow, event: ArchiveEvent, now: Date): ArchiveDecision {
  switch (event.type) {
    case 'restore_ended': {
      if (event.failure === null)
        return { phase: 'ended', effects: [{ type: 'unarchive', actor: 'service' }] }
      // An active server would start without its world, so the node deletes the files.
      const requestedAt = event.failures < maxRestoreTries ? archive.requestedAt : null
      return { phase: 'clearing', set: { requestedAt, failedAt: now }, effects: [{ type: 'delete_files' }] }
    }
    case 'node_lost':
      return storeAfterLoss(event, now)
    case 'check':
    case 'request_restore':
      return wait
    case 'placed':
      return { refused: 'other_phase' }
  }
}

/** The first request is recorded, and a check looks for a node. */
function request(
  { phase, requestedAt }: ArchiveRow,
  { actor }: { actor: Actor },
  now: Date,
): ArchiveDecision {
  if (requestedAt) return wait
  const isStored = phase === 'stored'
  return {
    phase: isStored ? 'stored' : 'clearing',
    set: { requestedAt: now, failedAt: null, ...(isStored && { dueAt: now }) },
    effects: [{ type: 'record_request', actor }],
  }
}

const store = (requestedAt: Date | null, now: Date, set: ArchiveColumns = {}): ArchiveDecision => ({
  phase: 'stored',
  set: { ...set, dueAt: requestedAt ? now : null },
  effects: [],
})

/** The owner's request stays: the next check looks for another node. */
const storeAfterLoss = (
  { backupId, requestedAt }: { backupId?: string | undefined; requestedAt: Date | null },
  now: Date,
): ArchiveDecision => store(requestedAt, now, { failedAt: null, requestedAt, ...(backupId && { backupId }) })
