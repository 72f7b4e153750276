import { isPlayerName, type NodeServersReport, type ServerReport } from '@zubr/contracts/node-servers'
import { isCoreId } from '@zubr/domain/cores/kinds'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { recordStart } from '../../cores/starts.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { nodeCapabilities } from '../../nodes/nodes-schema.ts'
import { recordActivity } from '../activity.ts'
import { completeJobs, type JobEndings } from '../jobs/ends.ts'
import { leftTo, storeJobReports, withOpenJobs } from '../jobs/store.ts'
import { advanceMoves, movingOf } from '../moving/advance.ts'
import { deletePorts, forgetPortNumbers, storePortNumbers } from '../ports/store.ts'
import type { ServerRow } from '../server-view.ts'
import { serverStats, servers } from '../servers-schema.ts'
import { nodesOfProxies } from './backends.ts'
import { notifyNode } from './desired-state-changes.ts'
import { endOperation, operationsUnderWay, outcomeOf } from './operations.ts'

/**
 * What no honest agent's generation reaches, with room above it for what an owner asks. Without it an agent that lies could say a
 * number that the column cannot count on from.
 */
const maxGeneration = 2_000_000_000

/** A subject after this one hears that a server's state is another: `server` is locked, and as it was. In the report's own transaction: it must be quick. */
export type StateHeard = (
  tx: Tx,
  change: { server: ServerRow; said: ServerReport; now: Date },
) => Promise<void>

/**
 * Stores what a node's agent says of its servers. What it says of other nodes' servers, or of an older generation than it said
 * before, is passed over. A generation that nobody asked for is one that the database has forgotten, since it was put back to an
 * older state: the desired state is raised above it, or the agent would take each later one for old.
 */
export async function storeServersReport(
  db: Db,
  nodeId: number,
  report: NodeServersReport,
  now: Date,
  {
    endings = [],
    heard = [],
    onError = () => undefined,
  }: {
    endings?: readonly JobEndings[]
    heard?: readonly StateHeard[]
    onError?: (error: unknown) => void
  } = {},
): Promise<void> {
  const withEnds: string[] = []
  await inTransaction(db, async (tx) => {
    const {
      cores,
      orphans,
      serverPorts = null,
      runs = [],
      runtime = null,
      architecture = null,
      backups = null,
    } = report
    // By the clock that says what silence is, whatever the contracts' clock says.
    const canMove = report.takes !== undefined
    const sftp = report.sftp ?? null
    const told = { cores, orphans, serverPorts, runs, runtime, architecture, backups, canMove, sftp }
    const offer = { ...told, reportedAt: sql`now()` }
    await tx
      .insert(nodeCapabilities)
      .values({ nodeId, ...offer })
      .onConflictDoUpdate({ target: nodeCapabilities.nodeId, set: offer })
    const reported = new Map(report.servers.map((server) => [server.id, server]))
    if (reported.size === 0) return
    const rows = await tx
      .select()
      .from(servers)
      .where(
        and(or(eq(servers.nodeId, nodeId), leftTo(tx, nodeId)), inArray(servers.id, [...reported.keys()])),
      )
      .orderBy(asc(servers.id))
      .for('update')
    const operations = await operationsUnderWay(
      tx,
      rows.map(({ id }) => id),
    )
    const moving = await movingOf(
      tx,
      rows.map(({ id }) => id),
    )
    let isNews = false
    const tell = new Set<number>()
    for (const row of rows) {
      const said = reported.get(row.id)
      if (!said || said.generation < row.reportedGeneration || said.generation > maxGeneration) continue
      const forgotten = said.generation > row.generation
      isNews ||= forgotten
      const desired = forgotten ? { ...row, generation: said.generation + 1 } : row
      const operation = operations.get(row.id)
      const outcome = operation && !moving.has(row.id) && outcomeOf(operation, desired, said)
      if (outcome) await endOperation(tx, row.id, outcome)
      if (await storeJobReports(tx, said, now)) withEnds.push(row.id)
      // Of one that is no node's any more nothing else is news.
      if (row.nodeId !== null) await storeOne(tx, desired, said, { heard, now })
      // Where it is joined now the proxies before it are to know.
      if (row.nodeId !== null && said.port !== null && said.port !== row.port)
        for (const proxyNode of await nodesOfProxies(tx, row)) tell.add(proxyNode)
    }
    isNews ||= withEnds.length > 0
    if (isNews) tell.add(nodeId)
    for (const id of [...tell].toSorted((a, b) => a - b)) await notifyNode(tx, id)
  })
  await completeJobs({ db, endings, onError }, now, withEnds)
  await advanceMoves(db, nodeId, report, now)
}

async function storeOne(
  tx: Tx,
  row: ServerRow,
  said: ServerReport,
  { heard, now }: { heard: readonly StateHeard[]; now: Date },
): Promise<void> {
  const isAbsenceExpected =
    row.contract === 'deleted' || (row.contract === 'archived' && row.wanted === 'absent')
  const isAbsent = said.state === 'absent' && isAbsenceExpected && said.generation === row.generation
  // Until nothing of it is left to be cleared up, its node must hear of it.
  const gone = isAbsent && !(await withOpenJobs(tx, [row.id])).has(row.id)
  const operationEnded = said.operation !== null && said.operation.id === row.operationId
  // All at once: at a second update in one transaction PostgreSQL would hold the account too, which comes before its servers.
  await tx
    .update(servers)
    .set({
      generation: row.generation,
      reportedGeneration: said.generation,
      state: said.state,
      reason: said.reason,
      port: said.port,
      ...momentOf(said),
      ...(operationEnded && {
        operationId: null,
        operationAction: null,
      }),
      ...statsOf(row, said, now),
      ...(isPlayed(row, said, now) && { lastUsedAt: now }),
      ...(gone && { nodeId: null, stats: null, statsAt: null }),
    })
    .where(eq(servers.id, row.id))
  const isUp = row.state !== 'running' && said.state === 'running'
  if (isUp && typeof said.startMs === 'number' && isCoreId(row.core.id))
    await recordStart(tx, row.core.id, Math.min(said.startMs, maxMs))
  await storePortNumbers(tx, row.id, said.extraPorts ?? [], now)
  const entry = { serverId: row.id, at: now, actor: 'service' } as const
  if (gone) {
    // An archived server gets its ports back with its files.
    if (row.contract === 'archived') await forgetPortNumbers(tx, row.id)
    else {
      await deletePorts(tx, row.id)
      await recordActivity(tx, { ...entry, what: 'data_deleted' })
    }
    await tx.delete(serverStats).where(eq(serverStats.serverId, row.id))
    if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
    return
  }
  const news = said.state !== row.state || said.reason !== row.reason
  const { state, reason } = said
  if (news && reason && (state === 'crashed' || state === 'failed' || state === 'stopped'))
    await recordActivity(tx, { ...entry, what: `${state}:${reason}` })
  if (news) for (const hear of heard) await hear(tx, { server: row, said, now })
  if (said.stats) await addToMinute(tx, row.id, said.stats, now)
}

/**
 * Whether somebody plays, or may play where a running server hides its count, and no report of the last hour said so: a row is
 * not written for each report.
 */
const isPlayed = ({ lastUsedAt }: ServerRow, { state, stats }: ServerReport, now: Date): boolean =>
  stats !== null && (stats.players ?? (state === 'running' ? 1 : 0)) > 0 && +now - +lastUsedAt >= usedEachMs

const usedEachMs = 3_600_000

/** Who played is nobody's business any more once nobody does. */
function statsOf(row: ServerRow, { state, stats }: ServerReport, now: Date) {
  const names = state === 'running' ? stats?.names?.filter(isPlayerName) : []
  if (stats) return { stats: { ...stats, ...(names && { names }) }, statsAt: now }
  return state !== 'running' && row.stats?.names ? { stats: { ...row.stats, names: [] } } : {}
}

/** What of a report holds for the moment. An agent of the version before says none of it. */
function momentOf({ progress, silentSince, killAt, retryAt, run, startMs }: ServerReport) {
  return {
    progress: progress ?? null,
    silentSince: momentIn(silentSince),
    killAt: momentIn(killAt),
    retryAt: momentIn(retryAt),
    run: run ?? null,
    // Of the last start: it stays until the next one ends.
    ...(typeof startMs === 'number' && { startMs: Math.min(startMs, maxMs) }),
  }
}

/** A day; what is longer is no measurement. */
const maxMs = 86_400_000

/** Null for what no agent's clock shows: PostgreSQL knows no year 0. */
function momentIn(text: string | null | undefined): Date | null {
  const moment = text ? new Date(text) : null
  return moment && +moment > 0 ? moment : null
}

/** To hundredths: a number that is all but zero is none that a `real` can hold. */
const hundredths = (value: number) => Math.round(value * 100) / 100

async function addToMinute(
  tx: Tx,
  serverId: string,
  { cpuPercent, memoryMb, players }: NonNullable<ServerReport['stats']>,
  now: Date,
): Promise<void> {
  await tx
    .insert(serverStats)
    .values({
      serverId,
      minute: new Date(Math.floor(+now / 60_000) * 60_000),
      reports: 1,
      cpuSum: hundredths(cpuPercent),
      memorySum: hundredths(memoryMb),
      playersMax: players,
    })
    .onConflictDoUpdate({
      target: [serverStats.serverId, serverStats.minute],
      set: {
        reports: sql`${serverStats.reports} + 1`,
        cpuSum: sql`${serverStats.cpuSum} + excluded.cpu_sum`,
        memorySum: sql`${serverStats.memorySum} + excluded.memory_sum`,
        playersMax: sql`greatest(${serverStats.playersMax}, excluded.players_max)`,
      },
    })
}
