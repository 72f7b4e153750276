import type { EmptyStopOutcome } from '@zubr/contracts/servers/empty-stop'
import { backendsIn, isServerId } from '@zubr/domain/cores/backends'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { notifyNode } from '../servers/agent/desired-state-changes.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import { changeOwn, lockServer, requestAction } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { blockingReason } from './begin.ts'
import { scheduleRuns } from './schedules-schema.ts'

/** Sets after how many minutes without players a server stops; null: never. */
export async function setEmptyStop(
  db: Db,
  input: { accountId: string; id: string; now: Date; minutes: number | null },
): Promise<void> {
  const { minutes } = input
  const what = minutes === null ? 'empty_stop_off' : (`empty_stop_on:${minutes}` as const)
  await changeOwn(db, input, { event: what }, async (tx, row) => {
    await tx.update(servers).set({ emptyStopMinutes: minutes }).where(eq(servers.id, row.id))
    // Keeps the generation: a new one would start a server that stays down after crashes.
    if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
  })
}

/**
 * Stops a server that its agent found empty for long enough, unless work is in progress. The
 * transaction holds the server, so that no job or schedule begins in between.
 */
export async function stopWhenEmpty(
  db: Db,
  input: { nodeId: number; id: string; generation: number; minutes: number; now: Date },
): Promise<EmptyStopOutcome> {
  const { nodeId, id, generation, minutes, now } = input
  return inTransaction(db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, id))
    const isCurrent =
      row?.nodeId === nodeId && row.generation === generation && row.emptyStopMinutes === minutes
    if (!isCurrent || row.contract !== 'active' || row.desiredState !== 'running') return 'outdated'
    if (await hasWork(tx, row)) return 'busy'
    if (await hasBackendPlayers(tx, row)) return 'players'
    await requestAction(tx, row, {
      ...{ action: 'stop', actor: 'service', now },
      event: `stopped_empty:${minutes}`,
      stoppedEmptyMinutes: minutes,
    })
    return 'stops'
  })
}

/** Whether a migration, a job or a run of a schedule is open. */
async function hasWork(tx: Tx, server: ServerRow): Promise<boolean> {
  if (await blockingReason(tx, server)) return true
  const [job] = await tx
    .select({ id: serverJobs.id })
    .from(serverJobs)
    .where(and(eq(serverJobs.serverId, server.id), isNull(serverJobs.endedAt)))
    .limit(1)
  if (job) return true
  const [run] = await tx
    .select({ id: scheduleRuns.id })
    .from(scheduleRuns)
    .where(and(eq(scheduleRuns.serverId, server.id), isNull(scheduleRuns.endedAt)))
    .limit(1)
  return run !== undefined
}

/** Whether a running server behind this proxy has players, or does not report their number. */
async function hasBackendPlayers(tx: Tx, { core, settings, accountId }: ServerRow): Promise<boolean> {
  if (!isCoreId(core.id) || coreKinds[core.id].edition !== 'proxy' || accountId === null) return false
  const ids = backendsIn(String(settings.servers ?? ''))
    .map(({ at }) => at)
    .filter(isServerId)
  if (ids.length === 0) return false
  const players = sql`(${servers.stats}->>'players')::int`
  const [busy] = await tx
    .select({ id: servers.id })
    .from(servers)
    .where(
      and(
        inArray(servers.id, ids),
        eq(servers.accountId, accountId),
        eq(servers.state, 'running'),
        or(sql`${players} is null`, ne(players, 0)),
      ),
    )
    .limit(1)
  return busy !== undefined
}
