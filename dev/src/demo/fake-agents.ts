import type { Db } from '@zubr/api/database/open'
import { nodes } from '@zubr/api/nodes/nodes-schema'
import { storeServersReport } from '@zubr/api/servers/agent/reports'
import type { JobCompletionHandlers } from '@zubr/api/servers/jobs/ends'
import { serverJobs } from '@zubr/api/servers/jobs/server-jobs-schema'
import { servers } from '@zubr/api/servers/servers-schema'
import type { JobReport } from '@zubr/contracts/jobs/jobs'
import type { ServerReport } from '@zubr/contracts/node-servers'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { reportingNodes } from './example-nodes.ts'
import { exampleServers, statsOf, subdomainOf } from './example-servers.ts'

type Row = typeof servers.$inferSelect
type JobRow = typeof serverJobs.$inferSelect

const beatMs = 1_000
/** The fake agents make backups too. */
const backups = { engine: 'restic', isRemote: false, problem: null } as const
/** The interval of real agents without viewers. */
const statsEveryMs = 30_000

type FakeAgentOptions = {
  db: Db
  clock: () => Date
  /** Handlers of job results. */
  completionHandlers: readonly JobCompletionHandlers[]
  onError: (error: unknown) => void
}

/**
 * Fakes the agents of the example nodes: after a moment their servers are reported in the desired
 * state, and jobs such as backups are completed. Other servers stay unchanged. Returns a function
 * that stops it.
 */
export function startFakeAgents({
  db,
  clock,
  completionHandlers,
  onError,
}: FakeAgentOptions): () => Promise<void> {
  let running: Promise<void> | undefined
  let statsAt = Number.NEGATIVE_INFINITY
  const timer = setInterval(() => {
    if (running) return
    const withStats = performance.now() - statsAt > statsEveryMs
    if (withStats) statsAt = performance.now()
    running = beat({ db, completionHandlers, onError }, clock(), withStats)
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }, beatMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

async function beat(
  { db, ...deps }: Omit<FakeAgentOptions, 'clock'>,
  now: Date,
  withStats: boolean,
): Promise<void> {
  const rows = await db
    .select({ server: servers })
    .from(servers)
    .innerJoin(nodes, eq(nodes.id, servers.nodeId))
    .where(inArray(nodes.name, reportingNodes))
    .orderBy(asc(servers.id))
  const jobs = await nextJobs(
    db,
    rows.map(({ server }) => server.id),
  )
  for (const [nodeId, ofNode] of Map.groupBy(rows, ({ server }) => server.nodeId)) {
    const reports = ofNode.flatMap(
      ({ server }) => reportOf(server, jobs.get(server.id), withStats, now) ?? [],
    )
    // Without reports an agent counts as silent, so this one reports even without changes.
    if (nodeId !== null && (withStats || reports.length > 0))
      // No cores, so that new servers are placed on the real node.
      await storeServersReport(db, nodeId, { servers: reports, orphans: [], cores: [], backups }, now, deps)
  }
}

/** The oldest open job of each server. */
async function nextJobs(db: Db, ids: string[]): Promise<Map<string, JobRow>> {
  const open = await db
    .select()
    .from(serverJobs)
    .where(and(inArray(serverJobs.serverId, ids), isNull(serverJobs.endedAt)))
    .orderBy(asc(serverJobs.number))
  return new Map(open.toReversed().map((job) => [job.serverId, job]))
}

/** The next report about this server, if there is any. */
function reportOf(
  row: Row,
  job: JobRow | undefined,
  withStats: boolean,
  now: Date,
): ServerReport | undefined {
  const reports = { id: row.id, port: row.port ?? 25_001, operation: null, stats: null }
  if (row.reportedGeneration >= row.generation) {
    const isUp = row.state === 'running'
    if (!job && !(withStats && isUp)) return undefined
    const { state, reason } = row
    const stats = isUp ? statsAt(row, now) : null
    const jobs = job && [jobReportOf(row, job)]
    return { ...reports, generation: row.generation, state, reason, stats, ...(jobs && { jobs }) }
  }
  const end = row.desiredState
  const way = end === 'running' ? 'starting' : 'stopping'
  const again = row.operationAction === 'restart' && row.state === 'running'
  if (again || (row.state !== end && row.state !== way))
    return { ...reports, generation: row.reportedGeneration, state: way, reason: null }
  return {
    ...reports,
    generation: row.generation,
    state: end,
    reason: null,
    operation: row.operationId ? { id: row.operationId, outcome: 'done' } : null,
    stats: end === 'running' ? statsAt(row, now) : null,
  }
}

/** A third of a job per tick; a job that needs a running server fails without one. */
function jobReportOf(row: Row, { id, kind, state, percent }: JobRow): JobReport {
  const reports = { id, failure: null, percent: null }
  if (kind === 'command' && row.state !== 'running')
    return { ...reports, state: 'failed', failure: 'not_running' }
  if (state === 'waiting' || (percent ?? 0) < 60)
    return { ...reports, state: 'working', percent: state === 'waiting' ? 30 : 60 }
  const bytes = Math.round(row.diskMb / 10) * 1024 * 1024
  const backup = {
    ...{ snapshot: `example-${id}`, bytes, addedBytes: Math.round(bytes / 20), files: 1_860 },
    hadChangingFiles: false,
  }
  return { ...reports, state: 'done', ...(kind === 'backup' && { backup }) }
}

const idle = { cpu: 6, memory: 0.4, disk: 0.2, players: 0 }

function statsAt(row: Row, now: Date): ServerReport['stats'] {
  const used = exampleServers.find((example) => subdomainOf(example) === row.subdomain)?.used ?? idle
  const stats = statsOf(row, used)
  return { ...stats, cpuPercent: Math.max(0, stats.cpuPercent + 4 * Math.sin(+now / 45_000)) }
}
