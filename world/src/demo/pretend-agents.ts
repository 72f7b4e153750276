import type { Db } from '@zubr/api/database/open'
import { nodes } from '@zubr/api/nodes/tables'
import { storeServersReport } from '@zubr/api/servers/agent/reports'
import { servers } from '@zubr/api/servers/tables'
import type { ServerReport } from '@zubr/contracts/node-servers'
import { asc, eq, inArray } from 'drizzle-orm'
import { reportingNodes } from './example-nodes.ts'
import { exampleServers, statsOf, subdomainOf } from './example-servers.ts'

type Row = typeof servers.$inferSelect

const beatMs = 1_000
/** As agents do while nobody looks. */
const statsEveryMs = 30_000

/**
 * Pretends to be the agents of the example nodes: a moment later their servers are reported in the state that was asked for.
 * Other servers stay as they are. Returns what ends it.
 */
export function startPretendAgents(
  db: Db,
  clock: () => Date,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined
  let statsAt = Number.NEGATIVE_INFINITY
  const timer = setInterval(() => {
    if (running) return
    const withStats = performance.now() - statsAt > statsEveryMs
    if (withStats) statsAt = performance.now()
    running = beat(db, clock(), withStats)
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

async function beat(db: Db, now: Date, withStats: boolean): Promise<void> {
  const rows = await db
    .select({ server: servers })
    .from(servers)
    .innerJoin(nodes, eq(nodes.id, servers.nodeId))
    .where(inArray(nodes.name, reportingNodes))
    .orderBy(asc(servers.id))
  for (const [nodeId, ofNode] of Map.groupBy(rows, ({ server }) => server.nodeId)) {
    const said = ofNode.flatMap(({ server }) => reportOf(server, withStats, now) ?? [])
    // An agent that sends nothing for long counts as silent, so this one reports even without news.
    if (nodeId !== null && (withStats || said.length > 0))
      // No cores, so that new servers go to the real node.
      await storeServersReport(db, nodeId, { servers: said, orphans: [], cores: [] }, now)
  }
}

/** The next thing that this server's agent would say, if it has anything to say. */
function reportOf(row: Row, withStats: boolean, now: Date): ServerReport | undefined {
  const said = { id: row.id, port: row.port ?? 25_001, operation: null, stats: null }
  if (row.reportedGeneration >= row.generation) {
    if (!withStats || row.state !== 'running') return undefined
    const { state, reason } = row
    return { ...said, generation: row.generation, state, reason, stats: statsAt(row, now) }
  }
  const end = row.wanted
  const way = end === 'running' ? 'starting' : 'stopping'
  const again = row.operationAction === 'restart' && row.state === 'running'
  if (again || (row.state !== end && row.state !== way))
    return { ...said, generation: row.reportedGeneration, state: way, reason: null }
  return {
    ...said,
    generation: row.generation,
    state: end,
    reason: null,
    operation: row.operationId ? { id: row.operationId, outcome: 'done' } : null,
    stats: end === 'running' ? statsAt(row, now) : null,
  }
}

const idle = { cpu: 6, memory: 0.4, disk: 0.2, players: 0 }

function statsAt(row: Row, now: Date): ServerReport['stats'] {
  const used = exampleServers.find((example) => subdomainOf(example) === row.subdomain)?.used ?? idle
  const stats = statsOf(row, used)
  return { ...stats, cpuPercent: Math.max(0, stats.cpuPercent + 4 * Math.sin(+now / 45_000)) }
}
