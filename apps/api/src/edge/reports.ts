import type { EdgeReport } from '@zubr/contracts/edge/endpoints'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'

/**
 * The last reports of a node that are recognised as repeated. During a handover two edges of a node
 * report at the same time.
 */
const knownReports = 20

/** Refused connections in one report of ten seconds that cause an alert if they continue. */
const flood = 1_000

/** Stores a report of a node's edge. A repeated report changes nothing. */
export async function storeEdgeReport(db: Db, nodeId: number, report: EdgeReport): Promise<void> {
  const { id, port, open, joins, statusResponses: answered, refusals: refused } = report
  const sum = refused.reduce((all, { count }) => all + count, 0)
  await inTransaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into node_edges as kept (node_id, port, reported_at, recent_report_ids, players, pending_connections, joins, status_responses, refusals, flooded_since, flooded_at)
      select ${nodeId}, ${port}, now(), array[${id}::uuid], ${open.players}, ${open.pending}, ${joins}, ${answered},
        ${sumsOf(refused)}::jsonb, flooded.at, flooded.at
      from (select case when ${sum}::float8 >= ${flood}::float8 then now() end as at) as flooded
      on conflict (node_id) do update set
        port = excluded.port, reported_at = now(),
        recent_report_ids = (array[${id}::uuid] || kept.recent_report_ids)[1:${sql.raw(String(knownReports))}],
        players = excluded.players, pending_connections = excluded.pending_connections,
        joins = kept.joins + excluded.joins, status_responses = kept.status_responses + excluded.status_responses,
        refusals = kept.refusals || coalesce((
          select jsonb_object_agg(key, value::numeric + coalesce((kept.refusals->>key)::numeric, 0))
          from jsonb_each_text(excluded.refusals)), '{}'),
        flooded_since = case when excluded.flooded_at is null or kept.flooded_at > now() - interval '1 minute'
          then coalesce(kept.flooded_since, excluded.flooded_at) else excluded.flooded_at end,
        flooded_at = coalesce(excluded.flooded_at, kept.flooded_at)
      where not ${id}::uuid = any(kept.recent_report_ids)`)
    if (rowCount === 0 || refused.length === 0) return
    // Unknown and deleted servers count as none.
    await tx.execute(sql`
      insert into edge_refusals as kept (node_id, server_id, hour, reason, count)
      select ${nodeId}, servers.id, date_trunc('hour', now()), said.reason, sum(said.count)
      from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as said (server uuid, reason text, count numeric)
        left join servers on servers.id = said.server
      group by servers.id, said.reason
      order by servers.id, said.reason
      on conflict (hour, server_id, node_id, reason) do update set count = kept.count + excluded.count`)
  })
}

/** Refused connections by reason, as JSON. */
function sumsOf(refused: EdgeReport['refusals']): string {
  const sums = Map.groupBy(refused, ({ reason }) => reason)
  return JSON.stringify(
    Object.fromEntries(
      [...sums].map(([reason, all]) => [reason, all.reduce((sum, { count }) => sum + count, 0)]),
    ),
  )
}

/**
 * Connections to a server that all edges refused in the current hour, and proportionally in the
 * previous one.
 */
export async function refusedLastHour(db: Pick<Db, 'execute'>, serverId: string): Promise<number> {
  const { rows } = await db.execute(sql`
    select coalesce(round(sum(case when hour = date_trunc('hour', now()) then count
      else count * extract(epoch from hour + interval '2 hours' - now()) / 3600 end)), 0)::float8 as count
    from edge_refusals where server_id = ${serverId} and hour > now() - interval '2 hours'`)
  return Number(rows[0]?.count ?? 0)
}

/** Deletes counts older than two days. */
export async function forgetRefusals(db: Db): Promise<void> {
  await db.execute(sql`delete from edge_refusals where hour < now() - interval '48 hours'`)
}
