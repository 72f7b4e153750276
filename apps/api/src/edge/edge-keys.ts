import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { nodes } from '../nodes/nodes-schema.ts'

/**
 * Records that a node's edge uses pair keys. No request of a node undoes this: a stolen token must
 * not get the key that other edges accept from nodes of the previous version. A trigger notifies
 * all edges.
 */
export async function recordPairKeys(db: Db, nodeId: number): Promise<void> {
  const [node] = await db.select({ edgeKeys: nodes.edgeKeys }).from(nodes).where(eq(nodes.id, nodeId))
  if (node?.edgeKeys !== 'shared') return
  await db
    .update(nodes)
    .set({ edgeKeys: 'pairs', edgeKeysAt: sql`now()` })
    .where(and(eq(nodes.id, nodeId), eq(nodes.edgeKeys, 'shared')))
}

/**
 * Ends the shared key of nodes whose edge has not reported for a day: it may be disabled
 * permanently.
 */
export async function endUnusedSharedKeys(db: Db): Promise<void> {
  await db.$client.query(
    `update nodes set edge_keys = 'pairs', edge_keys_at = now()
      where edge_keys = 'shared' and edge_keys_at < now() - interval '1 day'
        and not exists (select from node_edges where node_id = nodes.id and reported_at > now() - interval '1 day')`,
  )
}
