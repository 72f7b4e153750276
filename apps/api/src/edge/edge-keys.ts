import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { nodes } from '../nodes/tables.ts'

/**
 * An edge that is upgraded and the one before it ask at the same time for some seconds. Only one that still asks for the
 * shared key after this time was put back to the version before.
 */
export const putBackAfterMs = 60_000

/** Records by which keys the edge of a node knows others. A change is news to all edges: a trigger notifies them. */
export async function recordEdgeKeys(db: Db, nodeId: number, keys: 'pairs' | 'shared'): Promise<void> {
  const isDue = sql`${nodes.edgeKeysAt} < now() - make_interval(secs => ${putBackAfterMs / 1_000})`
  const [node] = await db.select({ edgeKeys: nodes.edgeKeys }).from(nodes).where(eq(nodes.id, nodeId))
  if (!node || node.edgeKeys === keys) return
  await db
    .update(nodes)
    .set({ edgeKeys: keys, edgeKeysAt: sql`now()` })
    .where(and(eq(nodes.id, nodeId), ne(nodes.edgeKeys, keys), ...(keys === 'shared' ? [isDue] : [])))
}
