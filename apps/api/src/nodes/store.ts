import { type NodeReport, NodeStats, reportMissingAfterMs } from '@zubr/contracts/nodes'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { nodes } from '../database/schema.ts'
import { hashOf } from './token.ts'

/** One clock decides what silence is: the database's. */
const silent = sql`coalesce(${nodes.reportedAt} < now() - make_interval(secs => ${reportMissingAfterMs / 1000}), true)`

/** Stores what a node says of itself. Resolves to false, and changes nothing, if the token is no node's. */
export async function storeReport(db: Db, token: string, report: NodeReport): Promise<boolean> {
  const { problem, ...measured } = report
  const sameState = sql`${nodes.problem} is not distinct from ${problem}::text and not ${silent}`
  const result = await db
    .update(nodes)
    .set({
      ...measured,
      problem,
      reportedAt: sql`now()`,
      stateSince: sql`case when ${sameState} then ${nodes.stateSince} else now() end`,
    })
    .where(eq(nodes.tokenHash, hashOf(token)))
  return result.rowCount === 1
}

/** Whether a node has this token. */
export async function isKnownToken(db: Db, token: string): Promise<boolean> {
  const rows = await db
    .select({ id: nodes.id })
    .from(nodes)
    .where(eq(nodes.tokenHash, hashOf(token)))
  return rows.length > 0
}

/**
 * Every node as the status page sees it, by name. A silent node keeps its last load, and its state is as old
 * as its silence; one that never reported is silent since it was created.
 */
export async function statsOf(db: Db): Promise<NodeStats[]> {
  const since = sql`case when ${silent} then coalesce(${nodes.reportedAt}, ${nodes.createdAt}) else ${nodes.stateSince} end`
  const { rows } = await db.execute(sql`
    select ${nodes.name} as name,
      coalesce(round(${nodes.load}::numeric, 1), 0)::float8 as load,
      case when ${silent} then 'no_report' else ${nodes.problem} end as problem,
      greatest(0, floor(extract(epoch from now() - ${since})))::float8 as duration
    from ${nodes}
    order by ${nodes.name} collate "C"`)
  return z.array(NodeStats).parse(rows)
}
