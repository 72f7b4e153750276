import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { hashOf, newToken } from '../http/token.ts'
import { nodes } from './nodes-schema.ts'
import { named } from './store.ts'

/**
 * Makes sure that the node `name` exists and takes `token`, which the caller keeps (`npm start` does, for its
 * own node). A node that has this token under another name is renamed: its machine was.
 */
export async function ensureNode(db: Db, name: string, token: string): Promise<void> {
  const tokenHash = hashOf(token)
  await db.transaction(async (tx) => {
    // Two processes that start together: the second waits here and then finds the row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ensure node'))`)
    const [same] = await tx.select().from(nodes).where(named(name))
    const [holder] = await tx.select().from(nodes).where(eq(nodes.tokenHash, tokenHash))
    if (holder && (!same || same.id === holder.id)) {
      if (holder.name !== name) await tx.update(nodes).set({ name }).where(eq(nodes.id, holder.id))
      return
    }
    if (holder)
      await tx
        .update(nodes)
        .set({ tokenHash: hashOf(newToken()) })
        .where(eq(nodes.id, holder.id))
    if (same) await tx.update(nodes).set({ tokenHash }).where(eq(nodes.id, same.id))
    else await tx.insert(nodes).values({ name, tokenHash })
  })
}
