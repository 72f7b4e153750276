import { serversReportMissingAfterMs } from '@zubr/contracts/node-servers'
import type { SkipReason } from '@zubr/contracts/schedules/schedules'
import { and, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { nodeCapabilities, nodes } from '../nodes/nodes-schema.ts'
import { serversSilent } from '../nodes/store.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import { movingOf } from '../servers/moving/advance.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { scheduleRuns } from './schedules-schema.ts'
import type { RunRow, ScheduleRow } from './store.ts'

/** Whether a run can begin now: else it waits and asks again later, or is skipped. `awaySince`: its node has been found away since then. */
export async function mayBegin(
  tx: Tx,
  { server, run, schedule, now }: { server: ServerRow; run: RunRow; schedule: ScheduleRow; now: Date },
): Promise<'now' | { laterMs: number; awaySince?: Date } | { skipped: SkipReason }> {
  const held = await heldBy(tx, server)
  if (held) return { skipped: held }
  if (await nodeIsAway(tx, server)) {
    const awaySince = new Date(run.currentStep?.awaySince ?? now)
    // While the service was away itself, every node seems to have been silent, until it reports again.
    const isSure = run.isManual || +now - +awaySince >= serversReportMissingAfterMs
    return isSure && (run.isManual || schedule.missed === 'skip')
      ? { skipped: 'node_away' }
      : { laterMs: 10_000, awaySince }
  }
  if (await isBehindAnother(tx, run)) return { laterMs: 1_000 }
  // Whoever presses the button means it.
  const unfit = run.isManual ? undefined : unfitFor(server, schedule)
  return unfit ? { skipped: unfit } : 'now'
}

/** What keeps a server from being worked on, whoever asks. */
export async function heldBy(
  tx: Tx,
  server: ServerRow,
): Promise<'suspended' | 'blocked' | 'moving' | 'restoring' | undefined> {
  if (server.contract === 'blocked') return 'blocked'
  if (server.contract !== 'active') return 'suspended'
  if ((await movingOf(tx, [server.id])).has(server.id)) return 'moving'
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

/** One run of a server at a time, in the order in which they were planned. */
async function isBehindAnother(tx: Tx, { id, serverId, number }: RunRow): Promise<boolean> {
  const [other] = await tx
    .select({ id: scheduleRuns.id })
    .from(scheduleRuns)
    .where(
      and(
        eq(scheduleRuns.serverId, serverId),
        isNull(scheduleRuns.endedAt),
        ne(scheduleRuns.id, id),
        or(isNotNull(scheduleRuns.beganAt), lt(scheduleRuns.number, number)),
      ),
    )
    .limit(1)
  return other !== undefined
}

/** What of the schedule's own conditions the server does not meet. */
function unfitFor(
  { state, stats }: ServerRow,
  { onlyIfEmpty, skipIfNotRunning }: ScheduleRow,
): SkipReason | undefined {
  if (state !== 'running') return skipIfNotRunning ? 'not_running' : undefined
  if (!onlyIfEmpty || stats?.players === 0) return undefined
  return typeof stats?.players === 'number' ? 'players_online' : 'players_unknown'
}
