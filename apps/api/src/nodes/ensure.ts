import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { hashOf, newToken } from '../http/token.ts'
import { nodes } from './nodes-schema.ts'
import { hasName } from './store.ts'

/**
 * Ensures that the node `name` exists and has `token`, which the caller stores (`npm start` does,
 * for its own node). A node with this token is renamed: its machine was.
 */
export async function ensureNode(db: Db, name: string, token: string): Promise<void> {
  const tokenHash = hashOf(token)
  await db.transaction(async (tx) => {
    // Serializes processes that start together: the second one then finds the row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ensure node'))`)
    const [same] = await tx.select().from(nodes).where(hasName(name))
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
