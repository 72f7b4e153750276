import type { NodeBackups } from '@zubr/contracts/backups/agent'
import { type NodeRuntime, serversReportMissingAfterMs } from '@zubr/contracts/node-servers'
import { type NodeReport, NodeStats, reportMissingAfterMs } from '@zubr/contracts/nodes'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { hashOf } from '../http/token.ts'
import type { Figure } from '../metrics/metrics.ts'
import { nodeCapabilities, nodeEdges, nodes } from './nodes-schema.ts'

/** Silence is measured by one clock: the database's. */
export const silent = sql<boolean>`coalesce(${nodes.reportedAt} < now() - make_interval(secs => ${reportMissingAfterMs / 1000}), true)`

/**
 * Whether the state of a node's servers is unknown: the machine is silent, or only its reports
 * about servers are missing. Needs `nodes` and a left join of `node_capabilities`.
 */
export const serversSilent = sql<boolean>`(${silent} or coalesce(
  ${nodeCapabilities.reportedAt} < now() - make_interval(secs => ${serversReportMissingAfterMs / 1000}), false))`

/**
 * Adds the rows of `said` (`id`, `load`, `problem`) to their nodes' current minute. One problem
 * makes the minute degraded; any report replaces a silence. A count filled by a flood of reports
 * stays at its maximum, and so does the mean.
 */
export const addReportsToMinuteSql = `
  insert into node_minutes as kept (node_id, minute, state, reports, load_sum, load_max)
  select id, date_trunc('minute', now()), case when problem is null then 'up' else 'degraded' end, 1, load, load from said
  on conflict (minute, node_id) do update set
    state = case when kept.state = 'degraded' then 'degraded' else excluded.state end,
    reports = case when kept.reports < 32767 then kept.reports + 1 else kept.reports end,
    load_sum = case when kept.reports < 32767 then coalesce(kept.load_sum, 0) + excluded.load_sum else kept.load_sum end,
    load_max = greatest(kept.load_max, excluded.load_max)`

/**
 * One round trip with a named statement, which each connection plans once: it is the most frequent
 * statement (bench/results/status.md).
 */
const storeReportQuery = {
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
  ), counted as (${addReportsToMinuteSql})
  select from said`,
}

/**
 * Stores a node's report and adds it to the status history. Resolves to false, and changes nothing,
 * if the token is unknown.
 */
export async function storeReport(db: Db, token: string, report: NodeReport): Promise<boolean> {
  const { load, memoryUsedBytes, memoryTotalBytes, diskFreeBytes, diskTotalBytes, problem } = report
  const result = await db.$client.query({
    ...storeReportQuery,
    // Rounded to hundredths: `real` cannot hold numbers just above zero.
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

/** Matches a node by name, regardless of case. */
export const hasName = (name: string) => eq(sql`lower(${nodes.name})`, name.toLowerCase())

/** The id of the node that has this token. */
export async function nodeOf(db: Db, token: string | undefined): Promise<number | undefined> {
  if (!token) return undefined
  const [node] = await db
    .select({ id: nodes.id })
    .from(nodes)
    .where(eq(nodes.tokenHash, hashOf(token)))
  return node?.id
}

/**
 * Every node for the status page, by name. A silent node keeps its last load, and its state dates
 * from its last report. One that never reported is silent since its creation; `inService` omits it.
 * Lost nodes are for the operator only.
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

/** Servers on nodes' disks that the database does not know, as last reported. */
export async function orphansOf(db: Db): Promise<{ node: string; id: string }[]> {
  const rows = await db
    .select({ node: nodes.name, id: sql<string>`unnest(${nodeCapabilities.orphans})` })
    .from(nodeCapabilities)
    .innerJoin(nodes, eq(nodes.id, nodeCapabilities.nodeId))
  return rows.sort((a, b) => a.node.localeCompare(b.node, 'en') || a.id.localeCompare(b.id, 'en'))
}

/** The sandbox runtime of each node and how it stores backups, as reported. */
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

/** Names of nodes whose edge does not request pair keys. */
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
