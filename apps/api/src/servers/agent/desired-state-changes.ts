import { sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'

/** Channel on which every API process hears that a node's desired states changed: the node's id, or `*` for all. */
export const desiredStateChannel = 'desired_states'

/**
 * Says that a node's agent must hear of this transaction, once it commits. Holds the node's row until then, so that revisions
 * become visible in their order. Take this lock last.
 */
export async function notifyNode(tx: Tx, nodeId: number): Promise<void> {
  await tx.execute(sql`
    insert into node_revisions (node_id, revision) values (${nodeId}, 2)
    on conflict (node_id) do update set revision = node_revisions.revision + 1`)
  await tx.execute(sql`select pg_notify(${desiredStateChannel}, ${String(nodeId)})`)
}

/** Gives a node its first revision, which is news to an agent that knows nothing. Once is enough, and more does no harm. */
export async function beginRevisions(db: Db, nodeId: number): Promise<void> {
  await db.execute(sql`insert into node_revisions (node_id) values (${nodeId}) on conflict do nothing`)
}

export async function revisionOf(db: Db, nodeId: number): Promise<number> {
  const { rows } = await db.execute(
    sql`select revision::float8 as revision from node_revisions where node_id = ${nodeId}`,
  )
  return Number(rows[0]?.revision ?? 0)
}
