import { sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'

/**
 * Channel that notifies every API process of changed desired states: the node's id, or `*` for all.
 */
export const desiredStateChannel = 'desired_states'

/**
 * Notifies a node's agent of this transaction on commit. Locks the node's row until then, so that
 * revisions become visible in order. Take this lock last; a new server reserves its place first.
 */
export async function notifyNode(tx: Tx, nodeId: number): Promise<void> {
  await tx.execute(sql`
    insert into node_revisions (node_id, revision) values (${nodeId}, 2)
    on conflict (node_id) do update set revision = node_revisions.revision + 1`)
  await tx.execute(sql`select pg_notify(${desiredStateChannel}, ${String(nodeId)})`)
}

/** Inserts a node's first revision, so that a new agent gets its state. Safe to repeat. */
export async function beginRevisions(db: Db, nodeId: number): Promise<void> {
  await db.execute(sql`insert into node_revisions (node_id) values (${nodeId}) on conflict do nothing`)
}

export async function revisionOf(db: Db, nodeId: number): Promise<number> {
  const { rows } = await db.execute(
    sql`select revision::float8 as revision from node_revisions where node_id = ${nodeId}`,
  )
  return Number(rows[0]?.revision ?? 0)
}
