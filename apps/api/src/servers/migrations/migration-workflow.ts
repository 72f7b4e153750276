import type { IncomingMigrationReport, MoveFailure, MovePhase } from '@zubr/contracts/moving/moves'
import type { ServerReport } from '@zubr/contracts/node-servers'
import { type Decision, type WorkflowDefinition, wait } from '../../workflows/workflow.ts'
import type { ServerRow } from '../server-view.ts'
import type { serverMigrations } from './migration-schema.ts'

export type MigrationRow = typeof serverMigrations.$inferSelect
type OpenPhase = Exclude<MovePhase, 'done' | 'failed'>

export type MigrationEvent =
  /** A report of the source node, with the server if the node has it. */
  | { type: 'source_report'; server?: ServerReport | undefined }
  /** A report of the target node: the copy, and the server once it runs there. */
  | { type: 'target_report'; take?: IncomingMigrationReport | undefined; server?: ServerReport | undefined }
  | { type: 'check'; isTargetSilent: boolean }
  | { type: 'cancel' }
  /** A node was written off. `canReturn`: the source still has the files of a settling server. */
  | { type: 'node_lost'; node: 'source' | 'target'; canReturn: boolean }

export type MigrationEffect =
  | { type: 'switch_to_target' }
  | { type: 'resume_on_source' }
  | { type: 'record_failure'; failure: MoveFailure }
  /** The token of the target's copy expires, and its next desired state has a new one. */
  | { type: 'renew_token' }
  | { type: 'notify_nodes' }

export type MigrationDecision = Decision<MovePhase, MigrationEffect, Partial<MigrationRow>>

/** Source and target notice their part of a migration by reports; the check measures time. */
const everyMinute = [60] as const

export const migrationWorkflow: WorkflowDefinition<OpenPhase> = {
  kind: 'server_migration',
  table: 'server_migrations',
  columns: { id: 'id', phase: 'phase', phaseAt: 'phase_at', startedAt: 'started_at', subject: 'server_id' },
  phases: {
    stopping: { checkAfterSeconds: everyMinute, stuckAfterHours: 1 },
    copying: { checkAfterSeconds: everyMinute, stuckAfterHours: 24 },
    settling: { checkAfterSeconds: everyMinute, stuckAfterHours: 25 },
    clearing: { checkAfterSeconds: everyMinute, stuckAfterHours: 24 },
  },
}

/**
 * Without progress for this long the server returns to its source, since its players cannot join
 * meanwhile.
 */
const stallTimeoutMs = 10 * 60_000
/**
 * How long the old copy is stored if the server does not reach its desired state. The copy was
 * verified, its disk cannot be sold, and by then the files are hardly the cause.
 */
const settlingMs = 24 * 3_600_000

type Facts = { server: Pick<ServerRow, 'contract' | 'generation' | 'desiredState'>; now: Date }

/** What a migration does on an event. Pure: advance-migration.ts carries it out. */
export function nextMigration(
  migration: MigrationRow,
  event: MigrationEvent,
  facts: Facts,
): MigrationDecision {
  switch (migration.phase) {
    case 'stopping':
      return whileStopping(migration, event, facts)
    case 'copying':
      return whileCopying(migration, event, facts)
    case 'settling':
      return whileSettling(migration, event, facts)
    case 'clearing':
      return whileClearing(migration, event, facts)
    case 'done':
    case 'failed':
      return { refused: 'ended' }
  }
}

function whileStopping(migration: MigrationRow, event: MigrationEvent, facts: Facts): MigrationDecision {
  if (event.type === 'cancel') return fail('called_off', facts)
  if (event.type === 'node_lost') return failOnLostNode(event.node, facts)
  if (facts.server.contract === 'deleted') return fail('deleted', facts)
  const source = event.type === 'source_report' ? event.server : undefined
  if (source && source.generation >= migration.generation && isDown(source))
    return { phase: 'copying', set: { copyingAt: facts.now, progressAt: facts.now }, effects: [notifyNodes] }
  return hasPassed(stallTimeoutMs, migration.startedAt, facts) ? fail('source_away', facts) : wait
}

function whileCopying(migration: MigrationRow, event: MigrationEvent, facts: Facts): MigrationDecision {
  const { now } = facts
  if (event.type === 'cancel') return fail('called_off', facts)
  if (event.type === 'node_lost') return failOnLostNode(event.node, facts)
  if (facts.server.contract === 'deleted') return fail('deleted', facts)
  const take = event.type === 'target_report' ? event.take : undefined
  if (take?.state === 'complete')
    return {
      phase: 'settling',
      set: { settlingAt: now, progressAt: now },
      effects: [{ type: 'switch_to_target' }, notifyNodes],
    }
  if (take?.state === 'failed') return fail(take.failure ?? 'not_the_same', facts)
  if (take && (take.bytes !== migration.bytes || take.doneBytes !== migration.doneBytes)) {
    const { bytes, doneBytes, skipped } = take
    return { phase: 'copying', set: { bytes, doneBytes, skipped, progressAt: now }, effects: [] }
  }
  const isTargetSilent = event.type === 'check' && event.isTargetSilent
  if (hasPassed(stallTimeoutMs, migration.progressAt, facts))
    return fail(isTargetSilent ? 'target_away' : 'source_away', facts)
  return event.type === 'check' ? { phase: 'copying', effects: [{ type: 'renew_token' }] } : wait
}

function whileSettling(migration: MigrationRow, event: MigrationEvent, facts: Facts): MigrationDecision {
  const { server, now } = facts
  const toClearing: MigrationDecision = {
    phase: 'clearing',
    set: { clearingAt: now },
    effects: [notifyNodes],
  }
  if (event.type === 'cancel') return { refused: 'switched' }
  if (event.type === 'node_lost') {
    if (event.node === 'source') return finish(now)
    if (server.contract === 'deleted') return toClearing
    const set = { failure: 'target_away', endedAt: now } as const
    return { phase: 'failed', set, effects: event.canReturn ? [] : [notifyNodes] }
  }
  const target = event.type === 'target_report' ? event.server : undefined
  const isSettled =
    target && target.generation >= server.generation && isAsWanted(target, server.desiredState)
  const isOver =
    server.contract === 'deleted' ||
    hasPassed(settlingMs, migration.settlingAt ?? migration.startedAt, facts) ||
    isSettled
  return isOver ? toClearing : wait
}

function whileClearing(migration: MigrationRow, event: MigrationEvent, { now }: Facts): MigrationDecision {
  if (event.type === 'cancel') return { refused: 'switched' }
  if (event.type === 'node_lost') return event.node === 'source' ? finish(now) : wait
  const isAbsent = event.type === 'source_report' && event.server?.state === 'absent'
  // A removed node has no copy any more.
  return isAbsent || migration.fromNodeId === null ? finish(now) : wait
}

const notifyNodes: MigrationEffect = { type: 'notify_nodes' }
const finish = (now: Date): MigrationDecision => ({
  phase: 'done',
  set: { endedAt: now },
  effects: [notifyNodes],
})

/** A failure before the switch: the server continues on its source. */
function fail(failure: MoveFailure, { server, now }: Facts): MigrationDecision {
  const resume: MigrationEffect[] = [{ type: 'record_failure', failure }, { type: 'resume_on_source' }]
  return {
    phase: 'failed',
    set: { failure, endedAt: now },
    effects: server.contract === 'deleted' ? [notifyNodes] : [...resume, notifyNodes],
  }
}

/** The write-off records what becomes of the servers of a lost node. */
function failOnLostNode(node: 'source' | 'target', { server, now }: Facts): MigrationDecision {
  const staysOnSource = node === 'target' && server.contract !== 'deleted'
  return {
    phase: 'failed',
    set: { failure: node === 'source' ? 'source_away' : 'target_away', endedAt: now },
    effects: staysOnSource ? [{ type: 'resume_on_source' }, notifyNodes] : [notifyNodes],
  }
}

const hasPassed = (timeoutMs: number, since: Date, { now }: Facts) => +now - +since > timeoutMs

const isDown = ({ state }: ServerReport) => state === 'stopped' || state === 'failed'

const isAsWanted = (report: ServerReport, desiredState: ServerRow['desiredState']) =>
  desiredState === 'running' ? report.state === 'running' : isDown(report)
