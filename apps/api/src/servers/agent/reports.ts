import { isPlayerName, type NodeServersReport, type ServerReport } from '@zubr/contracts/node-servers'
import { isCoreId } from '@zubr/domain/cores/kinds'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { recordStart } from '../../cores/starts.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { nodeCapabilities } from '../../nodes/nodes-schema.ts'
import { recordActivity } from '../activity.ts'
import { completeJobs, type JobCompletionHandlers } from '../jobs/ends.ts'
import { hasOpenJobFor, serversWithOpenJobs, storeJobReports } from '../jobs/store.ts'
import { advanceMigrations, migratingServers } from '../migrations/advance-migration.ts'
import { deletePorts, forgetPortNumbers, storePortNumbers } from '../ports/store.ts'
import type { ServerRow } from '../server-view.ts'
import { serverStats, servers } from '../servers-schema.ts'
import { nodesOfProxies } from './backends.ts'
import { notifyNode } from './desired-state-changes.ts'
import { endOperation, operationsUnderWay, outcomeOf } from './operations.ts'

/**
 * No honest agent reaches this generation, and the column has room above it for new requests. It
 * stops a faulty agent from exhausting the column.
 */
const maxGeneration = 2_000_000_000

/**
 * A later subject's handler of a changed server state; `server` is locked and unchanged. It runs in
 * the report's transaction and must be quick.
 */
export type StateChangeHandler = (
  tx: Tx,
  change: { server: ServerRow; report: ServerReport; now: Date },
) => Promise<void>

/**
 * Stores an agent's report. Servers of other nodes and older generations are skipped. An unknown
 * generation was lost when the database was restored: the desired state is raised above it, or the
 * agent would ignore later ones.
 */
export async function storeServersReport(
  db: Db,
  nodeId: number,
  report: NodeServersReport,
  now: Date,
  {
    completionHandlers = [],
    stateHandlers = [],
    onError = () => undefined,
  }: {
    completionHandlers?: readonly JobCompletionHandlers[]
    stateHandlers?: readonly StateChangeHandler[]
    onError?: (error: unknown) => void
  } = {},
): Promise<void> {
  const withEnds = await inTransaction(db, async (tx) => {
    await storeCapabilities(tx, nodeId, report)
    return storeReportedServers(tx, nodeId, report, { stateHandlers, now })
  })
  await completeJobs({ db, completionHandlers, onError }, now, withEnds)
  await advanceMigrations(db, nodeId, report, now)
}

async function storeCapabilities(tx: Tx, nodeId: number, report: NodeServersReport): Promise<void> {
  const {
    cores,
    orphans,
    serverPorts = null,
    runs = [],
    runtime = null,
    architecture = null,
    backups = null,
  } = report
  const canMove = report.incomingMigrations !== undefined
  const sftp = report.sftp ?? null
  const offered = { cores, orphans, serverPorts, runs, runtime, architecture, backups, canMove, sftp }
  // Silence is measured by the database's clock, not by the clock of contracts.
  const offer = { ...offered, reportedAt: sql`now()` }
  await tx
    .insert(nodeCapabilities)
    .values({ nodeId, ...offer })
    .onConflictDoUpdate({ target: nodeCapabilities.nodeId, set: offer })
}

type ReportContext = { stateHandlers: readonly StateChangeHandler[]; now: Date }

/** Resolves to the servers whose jobs have ended. */
async function storeReportedServers(
  tx: Tx,
  nodeId: number,
  report: NodeServersReport,
  context: ReportContext,
): Promise<string[]> {
  const reported = new Map(report.servers.map((server) => [server.id, server]))
  if (reported.size === 0) return []
  const rows = await lockReported(tx, nodeId, [...reported.keys()])
  const ids = rows.map(({ id }) => id)
  const operations = await operationsUnderWay(tx, ids)
  const moving = await migratingServers(tx, ids)
  const withEnds: string[] = []
  let isNews = false
  const nodesToNotify = new Set<number>()
  for (const row of rows) {
    const serverReport = reported.get(row.id)
    if (!serverReport || !isAccepted(row, serverReport)) continue
    const forgotten = serverReport.generation > row.generation
    isNews ||= forgotten
    const desired = forgotten ? { ...row, generation: serverReport.generation + 1 } : row
    const operation = operations.get(row.id)
    const outcome = operation && !moving.has(row.id) && outcomeOf(operation, desired, serverReport)
    if (outcome) await endOperation(tx, row.id, outcome)
    if (await storeJobReports(tx, serverReport, context.now)) withEnds.push(row.id)
    // Of a server that left the node, only job results matter.
    if (row.nodeId !== null) await storeOne(tx, desired, serverReport, context)
    // Proxies in front of the server need its new address.
    if (row.nodeId !== null && serverReport.port !== null && serverReport.port !== row.port)
      for (const proxyNode of await nodesOfProxies(tx, row)) nodesToNotify.add(proxyNode)
  }
  isNews ||= withEnds.length > 0
  if (isNews) nodesToNotify.add(nodeId)
  for (const id of [...nodesToNotify].toSorted((a, b) => a - b)) await notifyNode(tx, id)
  return withEnds
}

/** Locks the reported servers that are on the node or have an open job for it, in order of ids. */
const lockReported = (tx: Tx, nodeId: number, ids: string[]): Promise<ServerRow[]> =>
  tx
    .select()
    .from(servers)
    .where(and(or(eq(servers.nodeId, nodeId), hasOpenJobFor(tx, nodeId)), inArray(servers.id, ids)))
    .orderBy(asc(servers.id))
    .for('update')

const isAccepted = ({ reportedGeneration }: ServerRow, { generation }: ServerReport): boolean =>
  generation >= reportedGeneration && generation <= maxGeneration

async function storeOne(
  tx: Tx,
  row: ServerRow,
  report: ServerReport,
  { stateHandlers, now }: { stateHandlers: readonly StateChangeHandler[]; now: Date },
): Promise<void> {
  const isAbsenceExpected =
    row.contract === 'deleted' || (row.contract === 'archived' && row.desiredState === 'absent')
  const isAbsent = report.state === 'absent' && isAbsenceExpected && report.generation === row.generation
  // The node keeps the deleted server in its state until all jobs for it are done.
  const isDeleted = isAbsent && !(await serversWithOpenJobs(tx, [row.id])).has(row.id)
  const operationEnded = report.operation !== null && report.operation.id === row.operationId
  // One statement: a second update in one transaction would make PostgreSQL lock the account, which
  // comes before its servers in the lock order.
  await tx
    .update(servers)
    .set({
      generation: row.generation,
      reportedGeneration: report.generation,
      state: report.state,
      reason: report.reason,
      port: report.port,
      ...momentOf(report),
      ...(operationEnded && {
        operationId: null,
        operationAction: null,
      }),
      ...statsOf(row, report, now),
      ...(isPlayed(row, report, now) && { lastUsedAt: now }),
      ...(isDeleted && { nodeId: null, stats: null, statsAt: null }),
    })
    .where(eq(servers.id, row.id))
  const isUp = row.state !== 'running' && report.state === 'running'
  if (isUp && typeof report.startMs === 'number' && isCoreId(row.core.id))
    await recordStart(tx, row.core.id, Math.min(report.startMs, maxMs))
  await storePortNumbers(tx, row.id, report.extraPorts ?? [], now)
  const entry = { serverId: row.id, at: now, actor: 'service' } as const
  if (isDeleted) {
    // An archived server keeps its ports, which get numbers when it is restored.
    if (row.contract === 'archived') await forgetPortNumbers(tx, row.id)
    else {
      await deletePorts(tx, row.id)
      await recordActivity(tx, { ...entry, event: 'data_deleted' })
    }
    await tx.delete(serverStats).where(eq(serverStats.serverId, row.id))
    if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
    return
  }
  const news = report.state !== row.state || report.reason !== row.reason
  const { state, reason } = report
  if (news && reason && (state === 'crashed' || state === 'failed' || state === 'stopped'))
    await recordActivity(tx, { ...entry, event: `${state}:${reason}` })
  if (news) for (const handleState of stateHandlers) await handleState(tx, { server: row, report, now })
  if (report.stats) await addToMinute(tx, row.id, report.stats, now)
}

/**
 * Whether somebody plays, or may play on a running server that hides its count, and `lastUsedAt` is
 * an hour old: the row is not written for each report.
 */
const isPlayed = ({ lastUsedAt }: ServerRow, { state, stats }: ServerReport, now: Date): boolean =>
  stats !== null && (stats.players ?? (state === 'running' ? 1 : 0)) > 0 && +now - +lastUsedAt >= usedEachMs

const usedEachMs = 3_600_000

/** Player names are deleted when nobody plays any more. */
function statsOf(row: ServerRow, { state, stats }: ServerReport, now: Date) {
  const names = state === 'running' ? stats?.names?.filter(isPlayerName) : []
  if (stats) return { stats: { ...stats, ...(names && { names }) }, statsAt: now }
  return state !== 'running' && row.stats?.names ? { stats: { ...row.stats, names: [] } } : {}
}

/** The momentary part of a report. An agent of the previous version reports none of it. */
function momentOf({ progress, silentSince, killAt, retryAt, run, startMs }: ServerReport) {
  return {
    progress: progress ?? null,
    silentSince: momentIn(silentSince),
    killAt: momentIn(killAt),
    retryAt: momentIn(retryAt),
    run: run ?? null,
    // The last start's duration stays until the next start ends.
    ...(typeof startMs === 'number' && { startMs: Math.min(startMs, maxMs) }),
  }
}

/** One day; more is no plausible measurement. */
const maxMs = 86_400_000

/** Null for dates before 1970, which no agent's clock shows: PostgreSQL has no year 0. */
function momentIn(text: string | null | undefined): Date | null {
  const moment = text ? new Date(text) : null
  return moment && +moment > 0 ? moment : null
}

/** Rounded to hundredths: `real` cannot hold numbers just above zero. */
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
