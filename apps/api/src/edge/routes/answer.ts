import type { Config } from '@zubr/config'
import type { EdgeRoutes } from '@zubr/contracts/edge/routes'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { nodeEdges, nodes } from '../../nodes/tables.ts'
import { agentUrl } from '../../servers/view.ts'
import { edgeKeys } from '../keys.ts'

export type RoutesConfig = Pick<Config, 'nodeProbeUrl' | 'gameDomain' | 'authSecret' | 'authSecretBefore'>

/**
 * All routes, or those that became different after a revision, for the edge of a node; with what every answer says of the edges. Who may start a
 * server only its own node is told. As JSON that the database writes: ten thousand routes would hold this process up otherwise.
 */
export async function routesAfter(
  db: Db,
  { nodeId, revision, after }: { nodeId: number; revision: number; after: number | undefined },
  config: RoutesConfig,
): Promise<string> {
  const known = await db
    .select({ id: nodes.id, name: nodes.name, tokenHash: nodes.tokenHash, port: nodeEdges.port })
    .from(nodes)
    .leftJoin(nodeEdges, eq(nodeEdges.nodeId, nodes.id))
    .orderBy(sql`${nodes.name} collate "C"`)
  // Of a later revision too, if there is one by now: told twice rather than not at all.
  const { rows } = await db.$client.query<{ routes: string; gone: string }>({
    name: 'edge routes',
    text: `select coalesce(json_agg(case when route->>'node' = $2 then route
          else route || '{"starters":null}' end) filter (where route is not null), '[]')::text as routes,
        coalesce(json_agg(server_id) filter (where route is null), '[]')::text as gone
      from edge_routes where revision > coalesce($1::bigint, -1) and (route is not null or $1 is not null)`,
    values: [after ?? null, known.find(({ id }) => id === nodeId)?.name ?? ''],
  })
  const rest: Omit<EdgeRoutes, 'routes' | 'gone'> = {
    revision,
    whole: after === undefined,
    edges: known.flatMap(({ name: node, port }) =>
      port === null ? [] : [{ node, host: agentUrl(config.nodeProbeUrl, node).hostname, port }],
    ),
    zone: config.gameDomain,
    keys: edgeKeys(known, config),
  }
  return `${JSON.stringify(rest).slice(0, -1)},"routes":${rows[0]?.routes ?? '[]'},"gone":${rows[0]?.gone ?? '[]'}}`
}
