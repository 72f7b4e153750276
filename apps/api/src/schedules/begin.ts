import { serversReportMissingAfterMs } from '@zubr/contracts/node-servers'
import type { SkipReason } from '@zubr/contracts/schedules/schedules'
import { and, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { nodeCapabilities, nodes } from '../nodes/nodes-schema.ts'
import { serversSilent } from '../nodes/store.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import { migratingServers } from '../servers/migrations/advance-migration.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { scheduleRuns } from './schedules-schema.ts'
import type { RunRow, ScheduleRow } from './store.ts'

/**
 * Whether a run can begin now, has to wait, or is skipped. `awaySince`: since when its node is
 * away.
 */
export async function mayBegin(
  tx: Tx,
  { server, run, schedule, now }: { server: ServerRow; run: RunRow; schedule: ScheduleRow; now: Date },
): Promise<'now' | { laterMs: number; awaySince?: Date } | { skipped: SkipReason }> {
  const held = await blockingReason(tx, server)
  if (held) return { skipped: held }
  if (await nodeIsAway(tx, server)) {
    const awaySince = new Date(run.currentStep?.awaySince ?? now)
    // After an outage of the API every node looks silent until it reports again.
    const isSure = run.isManual || +now - +awaySince >= serversReportMissingAfterMs
    return isSure && (run.isManual || schedule.missed === 'skip')
      ? { skipped: 'node_away' }
      : { laterMs: 10_000, awaySince }
  }
  if (await isBehindAnother(tx, run)) return { laterMs: 1_000 }
  // A manual run ignores the conditions.
  const unmet = run.isManual ? undefined : unmetCondition(server, schedule)
  return unmet ? { skipped: unmet } : 'now'
}

/** Why no work may begin on a server, if so. */
export async function blockingReason(
  tx: Tx,
  server: ServerRow,
): Promise<'suspended' | 'blocked' | 'moving' | 'restoring' | undefined> {
  if (server.contract === 'blocked') return 'blocked'
  if (server.contract !== 'active') return 'suspended'
  if ((await migratingServers(tx, [server.id])).has(server.id)) return 'moving'
  const [restore] = await tx
    .select({ id: serverJobs.id })
    .from(serverJobs)
    .where(
      and(eq(serverJobs.serverId, server.id), eq(serverJobs.kind, 'restore'), isNull(serverJobs.endedAt)),
    )
    .limit(1)
  return restore && 'restoring'
}

async function nodeIsAway(tx: Tx, { nodeId }: ServerRow): Promise<boolean> {
  const [node] = await tx
    .select({ silent: serversSilent })
    .from(nodes)
    .leftJoin(nodeCapabilities, eq(nodeCapabilities.nodeId, nodes.id))
    .where(eq(nodes.id, nodeId ?? -1))
  return node?.silent ?? true
}

/** Runs of a server are serial, in the order in which they were planned. */
async function isBehindAnother(tx: Tx, { id, serverId, number }: RunRow): Promise<boolean> {
  const [other] = await tx
    .select({ id: scheduleRuns.id })
    .from(scheduleRuns)
    .where(
      and(
        eq(scheduleRuns.serverId, serverId),
        isNull(scheduleRuns.endedAt),
        ne(scheduleRuns.id, id),
        or(isNotNull(scheduleRuns.startedAt), lt(scheduleRuns.number, number)),
      ),
    )
    .limit(1)
  return other !== undefined
}

/** The condition of the schedule that the server does not meet, if any. */
function unmetCondition(
  { state, stats }: ServerRow,
  { onlyIfEmpty, skipIfNotRunning }: ScheduleRow,
): SkipReason | undefined {
  if (state !== 'running') return skipIfNotRunning ? 'not_running' : undefined
  if (!onlyIfEmpty || stats?.players === 0) return undefined
  return typeof stats?.players === 'number' ? 'players_online' : 'players_unknown'
}
