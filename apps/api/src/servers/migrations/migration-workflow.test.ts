import { movePhases } from '@zubr/contracts/moving/moves'
import type { ServerReport } from '@zubr/contracts/node-servers'
import { describe, expect, test } from 'vitest'
import { type MigrationEvent, type MigrationRow, nextMigration } from './migration-workflow.ts'

const now = new Date('2026-11-28T12:00:00Z')
const ago = (minutes: number) => new Date(+now - minutes * 60_000)
const row = (phase: MigrationRow['phase'], more: Partial<MigrationRow> = {}): MigrationRow => ({
  ...{ id: 'move', serverId: 'server', fromNodeId: 1, toNodeId: 2, phase, failure: null, generation: 5 },
  ...{ startedAt: ago(5), copyingAt: null, settlingAt: ago(5), clearingAt: null, endedAt: null },
  ...{ progressAt: ago(5), bytes: null, doneBytes: null, skipped: 0 },
  ...{ phaseAt: ago(5), dueAt: null, attempts: 0, lastError: null },
  ...more,
})
const server = { contract: 'active', generation: 6, desiredState: 'running' } as const
const report = (state: ServerReport['state'], generation = 6) => ({ state, generation }) as ServerReport
const take = (state: 'working' | 'complete' | 'failed') =>
  ({ state, failure: state === 'failed' ? 'no_space' : null, bytes: 9, doneBytes: 4, skipped: 0 }) as const

const events = {
  'source: down': { type: 'source_report', server: report('stopped') },
  'source: not there': { type: 'source_report' },
  'source: absent': { type: 'source_report', server: report('absent') },
  'target: nothing': { type: 'target_report' },
  'target: copying': { type: 'target_report', take: take('working') as never },
  'target: copied': { type: 'target_report', take: take('complete') as never },
  'target: failed': { type: 'target_report', take: take('failed') as never },
  'target: runs': { type: 'target_report', server: report('running') },
  check: { type: 'check', isTargetSilent: false },
  cancel: { type: 'cancel' },
  'lost source': { type: 'node_lost', node: 'source', canReturn: false },
  'lost target': { type: 'node_lost', node: 'target', canReturn: false },
  'lost target, files at the source': { type: 'node_lost', node: 'target', canReturn: true },
} as const satisfies Record<string, MigrationEvent>

const toText = (decision: ReturnType<typeof nextMigration>) => {
  if ('refused' in decision) return `refused: ${decision.refused}`
  if (!('phase' in decision)) return 'wait'
  const effects = decision.effects.map(({ type }) => type).join(', ')
  return [decision.phase, decision.set?.failure, effects && `(${effects})`].filter(Boolean).join(' ')
}
const resumed = '(record_failure, resume_on_source, notify_nodes)'

/** Every phase with every event; an event without a line waits. */
const table: Record<(typeof movePhases)[number], Partial<Record<keyof typeof events, string>>> = {
  stopping: {
    'source: down': 'copying (notify_nodes)',
    cancel: `failed called_off ${resumed}`,
    'lost source': 'failed source_away (notify_nodes)',
    'lost target': 'failed target_away (resume_on_source, notify_nodes)',
    'lost target, files at the source': 'failed target_away (resume_on_source, notify_nodes)',
  },
  copying: {
    'target: copying': 'copying',
    'target: copied': 'settling (switch_to_target, notify_nodes)',
    'target: failed': `failed no_space ${resumed}`,
    check: 'copying (renew_token)',
    cancel: `failed called_off ${resumed}`,
    'lost source': 'failed source_away (notify_nodes)',
    'lost target': 'failed target_away (resume_on_source, notify_nodes)',
    'lost target, files at the source': 'failed target_away (resume_on_source, notify_nodes)',
  },
  settling: {
    'target: runs': 'clearing (notify_nodes)',
    cancel: 'refused: switched',
    'lost source': 'done (notify_nodes)',
    'lost target': 'failed target_away (notify_nodes)',
    'lost target, files at the source': 'failed target_away',
  },
  clearing: {
    'source: absent': 'done (notify_nodes)',
    cancel: 'refused: switched',
    'lost source': 'done (notify_nodes)',
  },
  done: Object.fromEntries(Object.keys(events).map((name) => [name, 'refused: ended'])),
  failed: Object.fromEntries(Object.keys(events).map((name) => [name, 'refused: ended'])),
}

describe.each(movePhases)('%s', (phase) => {
  test.each(Object.entries(events))('transition: %s', (name, event) => {
    const expected = table[phase][name as keyof typeof events] ?? 'wait'
    expect(toText(nextMigration(row(phase), event, { server, now }))).toBe(expected)
  })
})

test.each([
  ['stopping', { startedAt: ago(11) }, 'failed source_away'],
  ['copying', { progressAt: ago(11) }, 'failed source_away'],
  ['settling', { settlingAt: ago(24 * 60 + 1) }, 'clearing'],
  ['clearing', { fromNodeId: null }, 'done'],
] as const)('timeout: %s ends', (phase, more, expected) => {
  expect(toText(nextMigration(row(phase, more), events.check, { server, now }))).toContain(expected)
})

test('timeout: a silent target is named as the reason', () => {
  const event = { type: 'check', isTargetSilent: true } as const
  const decision = nextMigration(row('copying', { progressAt: ago(11) }), event, { server, now })
  expect(toText(decision)).toBe(`failed target_away ${resumed}`)
})

test.each([
  ['stopping', 'failed deleted (notify_nodes)'],
  ['copying', 'failed deleted (notify_nodes)'],
  ['settling', 'clearing (notify_nodes)'],
  ['clearing', 'wait'],
] as const)('deletion: while %s', (phase, expected) => {
  const deleted = { ...server, contract: 'deleted' } as const
  expect(toText(nextMigration(row(phase), events.check, { server: deleted, now }))).toBe(expected)
})

test('generation: reports from before the request are ignored', () => {
  const early = { type: 'source_report', server: report('stopped', 4) } as const
  expect(nextMigration(row('stopping'), early, { server, now })).toEqual({ wait: true })
  const old = { type: 'target_report', server: report('running', 5) } as const
  expect(nextMigration(row('settling'), old, { server, now })).toEqual({ wait: true })
})
