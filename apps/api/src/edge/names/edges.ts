import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { nodeEdges } from '../../nodes/tables.ts'
import { edgeRefusals } from '../tables.ts'

/** Where the edge of a node takes players; undefined while none has said so. */
export async function edgePortOf(db: Db, nodeId: number | null): Promise<number | undefined> {
  if (nodeId === null) return undefined
  const [edge] = await db.select({ port: nodeEdges.port }).from(nodeEdges).where(eq(nodeEdges.nodeId, nodeId))
  return edge?.port
}

/** Connections that edges refused for a server within sixty minutes: they are counted by the hour, the one before for as much as is left of it. */
export async function refusedInTheLastHour(db: Db, serverId: string): Promise<number> {
  const left = sql`1 - extract(epoch from now() - date_trunc('hour', now())) / 3600`
  const [sum] = await db
    .select({
      count: sql<number>`round(coalesce(sum(${edgeRefusals.count} *
        case when ${edgeRefusals.hour} = date_trunc('hour', now()) then 1 else ${left} end), 0))::float8`,
    })
    .from(edgeRefusals)
    .where(
      and(
        eq(edgeRefusals.serverId, serverId),
        sql`${edgeRefusals.hour} >= date_trunc('hour', now()) - interval '1 hour'`,
      ),
    )
  return sum?.count ?? 0
}
