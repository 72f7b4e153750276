import type { EmptyStopOutcome } from '@zubr/contracts/servers/empty-stop'
import { backendsIn, isServerId } from '@zubr/domain/cores/backends'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { notifyNode } from '../servers/agent/desired-state-changes.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import { askAction, changeOwn, lockServer } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { heldBy } from './begin.ts'
import { scheduleRuns } from './schedules-schema.ts'

/** Sets after how many minutes without players an account's own server stops by itself; null: it does not. */
export async function setEmptyStop(
  db: Db,
  input: { accountId: string; id: string; now: Date; minutes: number | null },
): Promise<void> {
  const { minutes } = input
  const what = minutes === null ? 'empty_stop_off' : (`empty_stop_on:${minutes}` as const)
  await changeOwn(db, input, { what }, async (tx, row) => {
    await tx.update(servers).set({ emptyStopMinutes: minutes }).where(eq(servers.id, row.id))
    // The generation stays: a new one would start a server that stays down after crashes.
    if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
  })
}

/**
 * Stops a server that its agent has found empty for long enough, unless something runs for it. The transaction
 * holds the server, so that no job or schedule begins between the check and the new desired state.
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
    if (!isCurrent || row.contract !== 'active' || row.wanted !== 'running') return 'outdated'
    if (await hasWork(tx, row)) return 'busy'
    if (await hasBackendPlayers(tx, row)) return 'players'
    await askAction(tx, row, {
      ...{ action: 'stop', actor: 'service', now },
      what: `stopped_empty:${minutes}`,
      stoppedEmptyMinutes: minutes,
    })
    return 'stops'
  })
}

/** Whether the server moves, or a job or a run of a schedule is not over. */
async function hasWork(tx: Tx, server: ServerRow): Promise<boolean> {
  if (await heldBy(tx, server)) return true
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

/** Whether a running server behind this proxy has players, or does not say how many. */
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
