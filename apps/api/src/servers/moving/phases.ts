import type { MoveFailure, TakeReport } from '@zubr/contracts/moving/moves'
import type { ServerReport } from '@zubr/contracts/node-servers'
import type { ServerRow } from '../server-view.ts'
import type { serverMigrations } from './migration-schema.ts'

export type MoveRow = typeof serverMigrations.$inferSelect

/** What a move hears: of one of its nodes, or of the clock alone. */
export type MoveReports = {
  /** What the node says that the server comes from. */
  source?: ServerReport | undefined
  /** What the node says that it goes to: of its files, and of the server once it is its own. */
  take?: TakeReport | undefined
  target?: ServerReport | undefined
  targetIsSilent?: boolean
}

export type MoveStep =
  | { to: 'copying' | 'settling' | 'clearing' | 'done' }
  | { fails: MoveFailure }
  | { progress: Pick<TakeReport, 'bytes' | 'doneBytes' | 'skipped'> }

/** So long nothing may happen before a server goes on where it is: its players are out meanwhile. */
const patienceMs = 10 * 60_000
/**
 * A server that does not become what its owner wants keeps its old copy so long. No longer: the copy was compared, the disk is sold to
 * nobody else meanwhile, and what hinders the server is by then no question of its files.
 */
const settlingMs = 24 * 3_600_000

/** Where a move goes on; undefined where it is. No clock, no database: advance.ts carries it out. */
export function nextStep(
  move: MoveRow,
  row: Pick<ServerRow, 'contract' | 'generation' | 'wanted'>,
  { source, take, target, targetIsSilent }: MoveReports,
  now: Date,
): MoveStep | undefined {
  const deleted = row.contract === 'deleted'
  const waited = (since: Date | null) => +now - +(since ?? move.beganAt)
  switch (move.phase) {
    case 'stopping':
      if (deleted) return { fails: 'deleted' }
      if (source && source.generation >= move.generation && isDown(source)) return { to: 'copying' }
      return waited(null) > patienceMs ? { fails: 'source_away' } : undefined
    case 'copying':
      if (deleted) return { fails: 'deleted' }
      if (take?.state === 'complete') return { to: 'settling' }
      if (take?.state === 'failed') return { fails: take.failure ?? 'not_the_same' }
      if (take && (take.bytes !== move.bytes || take.doneBytes !== move.doneBytes)) return { progress: take }
      if (waited(move.progressAt) > patienceMs)
        return { fails: targetIsSilent ? 'target_away' : 'source_away' }
      return undefined
    case 'settling':
      if (deleted || waited(move.settlingAt) > settlingMs) return { to: 'clearing' }
      return target && target.generation >= row.generation && isAsWanted(target, row.wanted)
        ? { to: 'clearing' }
        : undefined
    case 'clearing':
      // A node that was removed holds nothing any more.
      return source?.state === 'absent' || move.fromNodeId === null ? { to: 'done' } : undefined
    default:
      return undefined
  }
}

const isDown = ({ state }: ServerReport) => state === 'stopped' || state === 'failed'

const isAsWanted = (said: ServerReport, wanted: ServerRow['wanted']) =>
  wanted === 'running' ? said.state === 'running' : isDown(said)
