import { archivePhases } from '@zubr/contracts/backups/archive'
import { describe, expect, test } from 'vitest'
import { type ArchiveEvent, type ArchiveRow, nextArchive } from './archive-workflow.ts'

const now = new Date('2026-11-28T12:00:00Z')
const ago = (hours: number) => new Date(+now - hours * 3_600_000)
const row = (phase: ArchiveRow['phase'], more: Partial<ArchiveRow> = {}): ArchiveRow => ({
  ...{ serverId: 'server', phase, phaseAt: ago(1), firstSentAt: ago(99), firstDeliveredAt: ago(99) },
  ...{ lastSentAt: ago(9), lastDeliveredAt: ago(9), archivedAt: ago(1), backupId: null },
  ...{ requestedAt: null, failedAt: null, dueAt: null, attempts: 0, lastError: null },
  ...more,
})
const backup = (state: 'making' | 'ready' | 'failed', more: { isRemote?: boolean; endedAt?: Date } = {}) => ({
  ...{ id: 'backup', state, snapshot: state === 'ready' ? 'abc' : null, isRemote: true, at: ago(1) },
  ...{ endedAt: ago(0.5), failure: state === 'failed' ? ('repository' as const) : null },
  ...more,
})
const check = (more: Partial<Extract<ArchiveEvent, { type: 'check' }>> = {}): ArchiveEvent => ({
  ...{ type: 'check', isSaved: true, isOnNode: true, made: [] },
  ...more,
})

const events = {
  'check: running': check({ isSaved: false }),
  'check: down': check(),
  'check: backup is made': check({ made: [backup('making')] }),
  'check: backup is ready': check({ made: [backup('ready')] }),
  'check: backup on its node': check({ made: [backup('ready', { isRemote: false })] }),
  'check: on no node': check({ isSaved: false, isOnNode: false }),
  request: { type: 'request_restore', actor: 'operator' },
  placed: { type: 'placed', isWaited: false },
  'placed, owner waits': { type: 'placed', isWaited: true },
  restored: { type: 'restore_ended', failure: null, failures: 0 },
  'restore failed': { type: 'restore_ended', failure: 'failed', failures: 1 },
  'node lost': { type: 'node_lost', requestedAt: null },
} as const satisfies Record<string, ArchiveEvent>

const toText = (decision: ReturnType<typeof nextArchive>) => {
  if ('refused' in decision) return `refused: ${decision.refused}`
  if (!('phase' in decision)) return 'wait'
  return `${decision.phase} (${decision.effects.map(({ type }) => type).join(', ')})`
}
type Expected = Record<keyof typeof events, string>
const all = (text: string) => Object.fromEntries(Object.keys(events).map((name) => [name, text])) as Expected
const waits = all('wait')
const notNow = 'refused: other_phase'

/** Every phase with every event. */
const table: Record<(typeof archivePhases)[number], Expected> = {
  saving: {
    ...waits,
    'check: down': 'saving (make_backup)',
    'check: backup is ready': 'clearing (delete_files, send_mail)',
    'check: backup on its node': 'released (release)',
    request: 'ended (unarchive)',
    ...{ placed: notNow, 'placed, owner waits': notNow, restored: notNow, 'restore failed': notNow },
    'node lost': 'ended (unarchive)',
  },
  clearing: {
    ...waits,
    'check: on no node': 'stored ()',
    request: 'clearing (record_request)',
    placed: 'restoring ()',
    'placed, owner waits': 'restoring (send_mail)',
    ...{ restored: notNow, 'restore failed': notNow },
    'node lost': 'stored ()',
  },
  stored: {
    ...all('stored ()'),
    request: 'stored (record_request)',
    placed: 'restoring ()',
    'placed, owner waits': 'restoring (send_mail)',
    ...{ restored: notNow, 'restore failed': notNow },
  },
  restoring: {
    ...waits,
    ...{ placed: notNow, 'placed, owner waits': notNow },
    restored: 'ended (unarchive)',
    'restore failed': 'clearing (delete_files)',
    'node lost': 'stored ()',
  },
}

describe.each(archivePhases)('%s', (phase) => {
  test.each(Object.entries(events))('transition: %s', (name, event) => {
    expect(toText(nextArchive(row(phase), event, now))).toBe(table[phase][name as keyof typeof events])
  })
})

test('not begun: a server with notices only has no archive to advance', () => {
  for (const event of Object.values(events))
    expect(nextArchive(row(null), event, now)).toEqual({ refused: 'not_begun' })
})

test('timeout: a server without a last backup within a day is released, and its owner notified', () => {
  const late = row('saving', { archivedAt: ago(25) })
  for (const event of [check({ isSaved: false }), check({ made: [backup('failed')] })])
    expect(toText(nextArchive(late, event, now))).toBe('released (release, notify_failure)')
})

test('retry: a failed last backup is made again after two hours', () => {
  const failedAt = (hours: number) => check({ made: [backup('failed', { endedAt: ago(hours) })] })
  expect(toText(nextArchive(row('saving', { archivedAt: ago(3) }), failedAt(1.9), now))).toBe('wait')
  expect(toText(nextArchive(row('saving', { archivedAt: ago(3) }), failedAt(2), now))).toBe(
    'saving (make_backup)',
  )
})

test("operator's archive: without notices it may stay on the node's own disk", () => {
  const byOperator = row('saving', { firstSentAt: null })
  expect(toText(nextArchive(byOperator, events['check: backup on its node'], now))).toBe(
    'clearing (delete_files, send_mail)',
  )
})

test('request: checks are due while the owner waits for a node, and the second request waits too', () => {
  expect(nextArchive(row('stored'), events.request, now)).toMatchObject({
    set: { dueAt: now, requestedAt: now },
  })
  const requested = row('clearing', { requestedAt: ago(1) })
  expect(nextArchive(requested, events.request, now)).toEqual({ wait: true })
  expect(nextArchive(requested, events['check: on no node'], now)).toMatchObject({ set: { dueAt: now } })
  expect(nextArchive(row('clearing'), events['check: on no node'], now)).toMatchObject({
    set: { dueAt: null },
  })
  expect(nextArchive(row('stored', { requestedAt: ago(1) }), check(), now)).toEqual({ wait: true })
})

test('failure: the request ends after three failed restores', () => {
  const requested = row('restoring', { requestedAt: ago(1) })
  const failed = (failures: number) =>
    nextArchive(requested, { type: 'restore_ended', failure: 'failed', failures }, now)
  expect(failed(2)).toMatchObject({ set: { requestedAt: ago(1), failedAt: now } })
  expect(failed(3)).toMatchObject({ set: { requestedAt: null } })
})

test('mail: one mail about one request, however often its restore fails', () => {
  const again = row('stored', { requestedAt: ago(2), failedAt: ago(1) })
  expect(toText(nextArchive(again, events['placed, owner waits'], now))).toBe('restoring ()')
})
