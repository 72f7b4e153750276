import type { NodeBackups } from '@zubr/contracts/backups/agent'
import { type NodeRuntime, serversReportMissingAfterMs } from '@zubr/contracts/node-servers'
import { type NodeReport, NodeStats, reportMissingAfterMs } from '@zubr/contracts/nodes'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { hashOf } from '../http/token.ts'
import type { Figure } from '../metrics/metrics.ts'
import { nodeCapabilities, nodeEdges, nodes } from './nodes-schema.ts'

/** One clock decides what silence is: the database's. */
export const silent = sql<boolean>`coalesce(${nodes.reportedAt} < now() - make_interval(secs => ${reportMissingAfterMs / 1000}), true)`

/**
 * Whether nobody knows how a node's servers are: its machine is silent, or its servers are, as where their report is refused. By
 * `nodes`, and by `node_capabilities` if it has ever said anything of servers.
 */
export const serversSilent = sql<boolean>`(${silent} or coalesce(
  ${nodeCapabilities.reportedAt} < now() - make_interval(secs => ${serversReportMissingAfterMs / 1000}), false))`

/**
 * Adds what the rows of `said` (`id`, `load`, `problem`) say to their nodes' present minute. One report with a problem makes
 * the minute degraded; any report outweighs a silence that was noted too early, or before the clock was set back. A count
 * that a flood of reports has filled stays full, and the mean with it.
 */
export const countSaid = `
  insert into node_minutes as kept (node_id, minute, state, reports, load_sum, load_max)
  select id, date_trunc('minute', now()), case when problem is null then 'up' else 'degraded' end, 1, load, load from said
  on conflict (minute, node_id) do update set
    state = case when kept.state = 'degraded' then 'degraded' else excluded.state end,
    reports = case when kept.reports < 32767 then kept.reports + 1 else kept.reports end,
    load_sum = case when kept.reports < 32767 then coalesce(kept.load_sum, 0) + excluded.load_sum else kept.load_sum end,
    load_max = greatest(kept.load_max, excluded.load_max)`

/**
 * One round trip, and a named statement, which each connection plans once: this is what the database does most
 * (bench/results/status.md).
 */
const storeSaid = {
  name: 'store report',
  text: `
  with said as (
    update nodes set load = $2, memory_used_bytes = $3, memory_total_bytes = $4, disk_free_bytes = $5,
      disk_total_bytes = $6, problem = $7, reported_at = now(),
      state_since = case
        when problem is not distinct from $7 and reported_at >= now() - make_interval(secs => ${reportMissingAfterMs / 1000})
        then state_since else now() end
    where token_hash = $1
    returning id, load, problem
  ), counted as (${countSaid})
  select from said`,
}

/**
 * Stores what a node says of itself, and counts it in the status' memory. Resolves to false, and changes nothing, if the
 * token is no node's.
 */
export async function storeReport(db: Db, token: string, report: NodeReport): Promise<boolean> {
  const { load, memoryUsedBytes, memoryTotalBytes, diskFreeBytes, diskTotalBytes, problem } = report
  const result = await db.$client.query({
    ...storeSaid,
    // To hundredths: a number that is all but zero is none that a `real` can hold, and nobody's load.
    values: [
      hashOf(token),
      Math.round(load * 100) / 100,
      memoryUsedBytes,
      memoryTotalBytes,
      diskFreeBytes,
      diskTotalBytes,
      problem,
    ],
  })
  return result.rowCount === 1
}

/** The node of this name, in whatever case. */
export const named = (name: string) => eq(sql`lower(${nodes.name})`, name.toLowerCase())

/** The node that has this token. */
export async function nodeOf(db: Db, token: string | undefined): Promise<number | undefined> {
  if (!token) return undefined
  const [node] = await db
    .select({ id: nodes.id })
    .from(nodes)
    .where(eq(nodes.tokenHash, hashOf(token)))
  return node?.id
}

/**
 * Every node as the status page sees it, by name. A silent node keeps its last load, and its state is as old
 * as its silence; one that never reported is silent since it was created, and `inService` leaves it out.
 * A lost node is the operator's to see alone.
 */
export async function statsOf(db: Db, { includeLost = false, inService = false } = {}): Promise<NodeStats[]> {
  const since = sql`case when ${silent} then coalesce(${nodes.reportedAt}, ${nodes.createdAt}) else ${nodes.stateSince} end`
  const { rows } = await db.execute(sql`
    select ${nodes.name} as name,
      coalesce(round(${nodes.load}::numeric, 1), 0)::float8 as load,
      case when ${silent} then 'no_report' else ${nodes.problem} end as problem,
      greatest(0, floor(extract(epoch from now() - ${since})))::float8 as duration
    from ${nodes}
    where (${includeLost} or ${nodes.lostAt} is null) and (not ${inService} or ${nodes.reportedAt} is not null)
    order by ${nodes.name} collate "C"`)
  return z.array(NodeStats).parse(rows)
}

/** Servers that lie on a node's disk and that nobody here knows of, as the node last said. */
export async function orphansOf(db: Db): Promise<{ node: string; id: string }[]> {
  const rows = await db
    .select({ node: nodes.name, id: sql<string>`unnest(${nodeCapabilities.orphans})` })
    .from(nodeCapabilities)
    .innerJoin(nodes, eq(nodes.id, nodeCapabilities.nodeId))
  return rows.sort((a, b) => a.node.localeCompare(b.node, 'en') || a.id.localeCompare(b.id, 'en'))
}

/** What holds servers apart on each node and how it keeps their backups, as far as its agent has said so. */
export function machinesOf(db: Db): Promise<
  {
    node: string
    runtime: NodeRuntime | null | undefined
    backups: NodeBackups | null
    reportedAt: Date
  }[]
> {
  return db
    .select({
      ...{ node: nodes.name, runtime: nodeCapabilities.runtime, backups: nodeCapabilities.backups },
      reportedAt: nodeCapabilities.reportedAt,
    })
    .from(nodeCapabilities)
    .innerJoin(nodes, eq(nodes.id, nodeCapabilities.nodeId))
    .orderBy(sql`${nodes.name} collate "C"`)
}

/** Nodes with an edge that does not ask for pair keys, by name. */
export async function nodesWithSharedEdgeKey(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: nodes.name })
    .from(nodes)
    .innerJoin(nodeEdges, eq(nodeEdges.nodeId, nodes.id))
    .where(eq(nodes.edgeKeys, 'shared'))
    .orderBy(sql`${nodes.name} collate "C"`)
  return rows.map(({ name }) => name)
}

const states = ['up', 'degraded', 'down'] as const

export const nodeFigure: Figure = {
  name: 'zubr_nodes',
  help: 'Nodes by state: up, degraded (reports a problem), down (does not report).',
  labels: ['state'],
  async read(db) {
    const found = (await statsOf(db)).map(({ problem }) =>
      problem === null ? 'up' : problem === 'no_report' ? 'down' : 'degraded',
    )
    return states.map((state) => ({ state, count: found.filter((each) => each === state).length }))
  },
}
