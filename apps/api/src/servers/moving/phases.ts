import type { IncomingMigrationReport, MoveFailure } from '@zubr/contracts/moving/moves'
import type { ServerReport } from '@zubr/contracts/node-servers'
import type { ServerRow } from '../server-view.ts'
import type { serverMigrations } from './migration-schema.ts'

export type MigrationRow = typeof serverMigrations.$inferSelect

/** Reports for a migration: from one of its nodes, or none for a check by time. */
export type MigrationReports = {
  /** The source's report about the server. */
  source?: ServerReport | undefined
  /** The target's report about the files, and about the server once it runs there. */
  take?: IncomingMigrationReport | undefined
  target?: ServerReport | undefined
  targetIsSilent?: boolean
}

export type MigrationStep =
  | { to: 'copying' | 'settling' | 'clearing' | 'done' }
  | { fails: MoveFailure }
  | { progress: Pick<IncomingMigrationReport, 'bytes' | 'doneBytes' | 'skipped'> }

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

/** The next step of a migration; undefined if there is none. Pure: advance.ts carries it out. */
export function nextStep(
  move: MigrationRow,
  row: Pick<ServerRow, 'contract' | 'generation' | 'desiredState'>,
  { source, take, target, targetIsSilent }: MigrationReports,
  now: Date,
): MigrationStep | undefined {
  const deleted = row.contract === 'deleted'
  const waited = (since: Date | null) => +now - +(since ?? move.startedAt)
  switch (move.phase) {
    case 'stopping':
      if (deleted) return { fails: 'deleted' }
      if (source && source.generation >= move.generation && isDown(source)) return { to: 'copying' }
      return waited(null) > stallTimeoutMs ? { fails: 'source_away' } : undefined
    case 'copying':
      if (deleted) return { fails: 'deleted' }
      if (take?.state === 'complete') return { to: 'settling' }
      if (take?.state === 'failed') return { fails: take.failure ?? 'not_the_same' }
      if (take && (take.bytes !== move.bytes || take.doneBytes !== move.doneBytes)) return { progress: take }
      if (waited(move.progressAt) > stallTimeoutMs)
        return { fails: targetIsSilent ? 'target_away' : 'source_away' }
      return undefined
    case 'settling':
      if (deleted || waited(move.settlingAt) > settlingMs) return { to: 'clearing' }
      return target && target.generation >= row.generation && isAsWanted(target, row.desiredState)
        ? { to: 'clearing' }
        : undefined
    case 'clearing':
      // A removed node has no copy any more.
      return source?.state === 'absent' || move.fromNodeId === null ? { to: 'done' } : undefined
    default:
      return undefined
  }
}

const isDown = ({ state }: ServerReport) => state === 'stopped' || state === 'failed'

const isAsWanted = (report: ServerReport, wanted: ServerRow['desiredState']) =>
  wanted === 'running' ? report.state === 'running' : isDown(report)
