import { changePhases } from '@zubr/contracts/addons/addon-constants'
import { describe, expect, test } from 'vitest'
import { type ChangeEvent, type ChangeRow, nextChange } from './change-workflow.ts'

const now = new Date('2026-11-28T12:00:00Z')
const ago = (hours: number) => new Date(+now - hours * 3_600_000)
const core = { id: 'paper' } as NonNullable<ChangeRow['core']>
const job = { kind: 'change_files', hosts: [], stopped: true } as unknown as ChangeRow['job']
const row = (phase: ChangeRow['phase'], more: Partial<ChangeRow> = {}): ChangeRow => ({
  ...{ id: 'change', serverId: 'server', kind: 'core', phase, idempotencyKey: null, digest: null, steps: [] },
  ...{ paths: null, job, jobId: 'job', createsBackup: false, backupId: null, core, previousCore: core },
  ...{ settings: null, previousSettings: null, pack: null, isFirst: false, failure: null, startedAt: ago(1) },
  ...{ endedAt: null, start: null, restoreId: null, actor: 'account', accountId: null },
  ...{ phaseAt: ago(1), dueAt: null, attempts: 0, lastError: null },
  ...more,
})
const facts = { contract: 'active', newJobId: 'new', now } as const

const events = {
  read: { type: 'pack_read', read: { pack: null, core, previousCore: core, steps: [] } },
  agree: { type: 'agree', saving: { job, jobId: 'saving', backupId: 'backup' } },
  'backup: ready': { type: 'backup_ended', failure: null },
  'backup: failed': { type: 'backup_ended', failure: 'repository' },
  'job: done': { type: 'job_ended', failure: null },
  'job: failed': { type: 'job_ended', failure: 'no_room' },
  'job: cancelled': { type: 'job_ended', failure: 'called_off' },
  cancel: { type: 'cancel', isJobOpen: true },
  'cancel too late': { type: 'cancel', isJobOpen: false },
  undo: { type: 'undo', restoreId: null },
  undone: { type: 'undo_ended', failure: null },
  'undo: failed': { type: 'undo_ended', failure: 'failed' },
  check: { type: 'check' },
} as const satisfies Record<string, ChangeEvent>
type EventName = keyof typeof events

const toText = (decision: ReturnType<typeof nextChange>) => {
  if ('refused' in decision) return `refused: ${decision.refused}`
  if (!('phase' in decision)) return 'wait'
  const effects = decision.effects.map(({ type }) => type).join(', ')
  return [decision.phase, decision.set?.failure, `(${effects})`].filter(Boolean).join(' ')
}
const all = (text: string) =>
  Object.fromEntries(Object.keys(events).map((name) => [name, text])) as Record<EventName, string>

/** Every phase with every event; an event without a line is refused in that phase. */
const table: Record<(typeof changePhases)[number], Partial<Record<EventName, string>>> = {
  reading: {
    read: 'asking ()',
    'job: done': 'done (record_end, store_core)',
    'job: failed': 'failed no_room (record_end)',
    'job: cancelled': 'cancelled (record_end)',
    cancel: 'cancelled (cancel_job, record_end)',
    'cancel too late': 'refused: job_ended',
    check: 'wait',
  },
  asking: {
    agree: 'saving ()',
    cancel: 'cancelled (record_end)',
    'cancel too late': 'cancelled (record_end)',
    check: 'wait',
  },
  saving: {
    'backup: ready': 'applying (start_job)',
    'backup: failed': 'failed repository (record_end)',
    cancel: 'cancelled (record_end)',
    'cancel too late': 'cancelled (record_end)',
    check: 'wait',
  },
  applying: {
    'job: done': 'done (record_end, store_core, resume_server)',
    'job: failed': 'failed no_room (record_end, resume_server)',
    'job: cancelled': 'cancelled (record_end, resume_server)',
    cancel: 'cancelled (cancel_job, undo_files, record_end, resume_server)',
    'cancel too late': 'refused: job_ended',
    check: 'wait',
  },
  undoing: {
    undone: 'undone (record_undo, restore_core, resume_server)',
    'undo: failed': 'done failed (record_undo, resume_server)',
    check: 'wait',
  },
  done: { ...all('refused: ended'), undo: 'undoing (undo_files)' },
  failed: all('refused: ended'),
  cancelled: all('refused: ended'),
  undone: all('refused: ended'),
}

describe.each(changePhases)('%s', (phase) => {
  test.each(Object.entries(events))('transition: %s', (name, event) => {
    const expected = table[phase][name as EventName] ?? 'refused: other_phase'
    expect(toText(nextChange(row(phase), event, facts))).toBe(expected)
  })
})

test('first modpack: nobody confirms it, and a server whose first change failed stays down', () => {
  expect(toText(nextChange(row('reading', { isFirst: true }), events.read, facts))).toBe(
    'applying (start_job)',
  )
  const failed = nextChange(row('applying', { isFirst: true }), events['job: failed'], facts)
  expect(failed).toMatchObject({ effects: [{}, { type: 'resume_server', staysDown: true }] })
})

test('cancel: a job that keeps nothing of what it replaces cannot be cancelled while it is applied', () => {
  const forgetting = row('applying', { job: { ...job, forgets: true } as ChangeRow['job'] })
  expect(toText(nextChange(forgetting, events.cancel, facts))).toBe('refused: cannot_be_undone')
})

test('undo: it waits for the restore of its backup, which resumes the server', () => {
  const withBackup = row('done', { createsBackup: true })
  const undo = { type: 'undo', restoreId: 'restore' } as const
  expect(nextChange(withBackup, undo, facts)).toMatchObject({
    ...{ phase: 'undoing', effects: [] },
    set: { jobId: null, restoreId: 'restore', endedAt: null },
  })
  expect(toText(nextChange(row('undoing', { createsBackup: true }), events.undone, facts))).toBe(
    'undone (record_undo, restore_core)',
  )
})

test.each([
  ['reading', 'cancelled (record_end)'],
  ['asking', 'cancelled (record_end)'],
  ['saving', 'cancelled (record_end)'],
  ['applying', 'cancelled (record_end)'],
  ['undoing', 'done called_off (record_undo)'],
] as const)('deletion: a change that is %s ends with its server', (phase, expected) => {
  expect(toText(nextChange(row(phase), events.check, { ...facts, contract: 'deleted' }))).toBe(expected)
})

test('timeout: a modpack that nobody confirms within a day is cancelled', () => {
  const forgotten = row('asking', { startedAt: ago(24.1) })
  expect(toText(nextChange(forgotten, events.check, facts))).toBe('cancelled (record_end)')
})

test('suspension: a change is not applied to a server that may not run', () => {
  const suspended = { ...facts, contract: 'other' } as const
  expect(toText(nextChange(row('saving'), events['backup: ready'], suspended))).toBe('cancelled (record_end)')
})
