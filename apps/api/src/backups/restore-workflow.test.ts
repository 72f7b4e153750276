import { restorePhases } from '@zubr/contracts/backups/backup-constants'
import { describe, expect, test } from 'vitest'
import { nextRestore, type RestoreEvent, type RestoreRow } from './restore-workflow.ts'

const now = new Date('2026-11-28T12:00:00Z')
const facts = { isServerDeleted: false, now }
const row = (phase: RestoreRow['phase']): RestoreRow => ({
  ...{ id: 'restore', serverId: 'server', backupId: 'backup', backupAt: now, snapshot: 'abc', paths: null },
  ...{ phase, jobId: 'job', failure: null, startedAt: now, endedAt: null, actor: 'account', accountId: null },
  ...{ phaseAt: now, dueAt: null, attempts: 0, lastError: null },
})

const events = {
  'job: done': { type: 'job_ended', failure: null, nextJobId: 'next' },
  'job: failed': { type: 'job_ended', failure: 'no_room', nextJobId: 'next' },
  'job: cancelled': { type: 'job_ended', failure: 'called_off', nextJobId: 'next' },
  cancel: { type: 'cancel', isJobOpen: true },
  'cancel too late': { type: 'cancel', isJobOpen: false },
  abandon: { type: 'abandon' },
} as const satisfies Record<string, RestoreEvent>

const toText = (decision: ReturnType<typeof nextRestore>) => {
  if ('refused' in decision) return `refused: ${decision.refused}`
  if (!('phase' in decision)) return 'wait'
  const effects = decision.effects.map(({ type }) => type).join(', ')
  return [decision.phase, decision.set?.failure, `(${effects})`].filter(Boolean).join(' ')
}
const refused = Object.fromEntries(Object.keys(events).map((name) => [name, 'refused: ended']))

/** Every phase with every event. */
const table: Record<(typeof restorePhases)[number], Record<string, string>> = {
  saving: {
    'job: done': 'restoring (start_job)',
    'job: failed': 'failed no_room (record_end, continue_archive)',
    'job: cancelled': 'cancelled (record_end, continue_archive)',
    cancel: 'cancelled (record_end, continue_archive)',
    'cancel too late': 'cancelled (record_end, continue_archive)',
    abandon: 'cancelled (record_end, continue_archive)',
  },
  restoring: {
    'job: done': 'done (record_end, resume_server, continue_archive)',
    'job: failed': 'failed no_room (record_end, resume_server, continue_archive)',
    'job: cancelled': 'cancelled (record_end, resume_server, continue_archive)',
    cancel: 'cancelled (cancel_job, record_end, resume_server, continue_archive)',
    'cancel too late': 'refused: job_ended',
    abandon: 'cancelled (record_end, resume_server, continue_archive)',
  },
  done: refused,
  failed: refused,
  cancelled: refused,
}

describe.each(restorePhases)('%s', (phase) => {
  test.each(Object.entries(events))('transition: %s', (name, event) => {
    expect(toText(nextRestore(row(phase), event, facts))).toBe(table[phase][name])
  })
})

test('deletion: a deleted server is not resumed', () => {
  const decision = nextRestore(row('restoring'), events['job: done'], { isServerDeleted: true, now })
  expect(toText(decision)).toBe('done (record_end, continue_archive)')
})
