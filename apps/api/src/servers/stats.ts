import type { StatsSeries } from '@zubr/contracts/servers/history'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { notifyNode } from './agent/desired-state-changes.ts'
import type { ServerRow } from './server-view.ts'
import { serverStats, serverWatches } from './servers-schema.ts'

export const statsRanges = { hour: 3_600_000, day: 86_400_000 } as const

/** How long a view counts; an open page renews it earlier. */
const watchSeconds = 10

/** A server's minutes of the last hour or day: mean CPU and memory, maximum players. */
export async function statsOf(
  db: Db,
  serverId: string,
  range: keyof typeof statsRanges,
  now: Date,
): Promise<z.infer<typeof StatsSeries>> {
  const rows = await db
    .select()
    .from(serverStats)
    .where(
      and(eq(serverStats.serverId, serverId), gt(serverStats.minute, new Date(+now - statsRanges[range]))),
    )
    .orderBy(asc(serverStats.minute))
  return {
    points: rows.map(({ minute, reports, cpuSum, memorySum, playersMax }) => [
      +minute,
      cpuSum / reports,
      memorySum / reports,
      playersMax,
    ]),
  }
}

/** Records that somebody views a server. Notifies its node if nobody did before. */
export async function watch(db: Db, row: Pick<ServerRow, 'id' | 'nodeId'>): Promise<void> {
  const fresh = sql`now() + make_interval(secs => ${watchSeconds})`
  const renewed = await db
    .update(serverWatches)
    .set({ expiresAt: fresh })
    .where(and(eq(serverWatches.serverId, row.id), gt(serverWatches.expiresAt, sql`now()`)))
  if (renewed.rowCount === 1 || row.nodeId === null) return
  const { nodeId } = row
  await inTransaction(db, async (tx) => {
    await tx
      .insert(serverWatches)
      .values({ serverId: row.id, expiresAt: fresh })
      .onConflictDoUpdate({ target: serverWatches.serverId, set: { expiresAt: fresh } })
    await notifyNode(tx, nodeId)
  })
}

/** Ends expired views of a node's servers and notifies its agent. */
export async function endWatches(db: Db, nodeId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await tx.execute(sql`
      delete from server_watches using servers
      where servers.id = server_watches.server_id and servers.node_id = ${nodeId} and expires_at <= now()`)
    if ((ended.rowCount ?? 0) > 0) await notifyNode(tx, nodeId)
  })
}
