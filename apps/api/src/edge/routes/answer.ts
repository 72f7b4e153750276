import type { Config } from '@zubr/config'
import type { EdgeRoutes, Route } from '@zubr/contracts/edge/routes'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../database/open.ts'
import { nodeEdges, nodes } from '../../nodes/tables.ts'
import { agentUrl } from '../../servers/view.ts'
import { edgeKeys } from '../keys.ts'

export type RoutesConfig = Pick<Config, 'nodeProbeUrl' | 'gameDomain' | 'authSecret' | 'authSecretBefore'>

/** All routes, or those that became different after a revision; with what every answer says of the edges. */
export async function routesAfter(
  db: Db,
  { revision, after }: { revision: number; after: number | undefined },
  config: RoutesConfig,
): Promise<z.input<typeof EdgeRoutes>> {
  const known = await db
    .select({ id: nodes.id, name: nodes.name, tokenHash: nodes.tokenHash, port: nodeEdges.port })
    .from(nodes)
    .leftJoin(nodeEdges, eq(nodeEdges.nodeId, nodes.id))
    .orderBy(sql`${nodes.name} collate "C"`)
  // Of a later revision too, if there is one by now: told twice rather than not at all.
  const { rows } = await db.$client.query<{ id: string; route: Route | null }>({
    name: 'edge routes',
    text: `select server_id as id, route from edge_routes
      where revision > coalesce($1::bigint, -1) and (route is not null or $1 is not null)`,
    values: [after ?? null],
  })
  return {
    revision,
    whole: after === undefined,
    routes: rows.flatMap(({ route }) => route ?? []),
    gone: rows.flatMap(({ id, route }) => (route === null ? [id] : [])),
    edges: known.flatMap(({ name: node, port }) =>
      port === null ? [] : [{ node, host: agentUrl(config.nodeProbeUrl, node).hostname, port }],
    ),
    zone: config.gameDomain,
    keys: edgeKeys(known, config),
  }
}
