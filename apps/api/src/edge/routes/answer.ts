import type { Config } from '@zubr/config'
import type { EdgeRoutes } from '@zubr/contracts/edge/routes'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { nodeEdges, nodes } from '../../nodes/nodes-schema.ts'
import { agentUrl } from '../../servers/server-view.ts'
import { type EdgeNode, peerKeysOf, sharedKeysOf } from '../keys.ts'

export type RoutesConfig = Pick<Config, 'nodeProbeUrl' | 'gameDomain' | 'authSecret' | 'authSecretBefore'>

/** Rows that the version before stored hold the name that only the owner sees. */
const routeOfOwn = `route - 'name'`

/** Of a server of another node: by which names it is joined, where, and how to say that its node is out of reach. */
const routeOfOther = `json_build_object('id', route->'id', 'names', route->'names', 'node', route->'node',
  'language', route->'language')`

/** An edge of before the pair keys reads no route without a name, and shows it: the public one. */
const oldRouteOfOwn = `route || jsonb_build_object('name', coalesce(route->'names'->>0, ''))`

/** Nor does it read one without the rest. They say nothing of the server. */
const oldRouteOfOther = `json_build_object('id', route->'id', 'names', route->'names', 'node', route->'node',
  'language', route->'language', 'name', coalesce(route->'names'->>0, ''), 'contract', 'active', 'starters', null)`

/** `$1`: the revision that the edge knows, null for none; `$2`: its node. */
const routesQuery = (ofOwn: string, ofOther: string) => `
  select coalesce(json_agg(case when route->>'node' = $2 then (${ofOwn})::json else ${ofOther} end)
      filter (where route is not null), '[]')::text as routes,
    coalesce(json_agg(server_id) filter (where route is null), '[]')::text as gone
  from edge_routes where revision > coalesce($1::bigint, -1) and (route is not null or $1 is not null)`

const queries = {
  pairs: { name: 'edge routes', text: routesQuery(routeOfOwn, routeOfOther) },
  shared: { name: 'edge routes of the version before', text: routesQuery(oldRouteOfOwn, oldRouteOfOther) },
}

/**
 * All routes, or those that became different after a revision, for the edge of a node, with the edges and the keys between
 * them. What is not needed to lead players there is sent to a server's own node alone (docs/decisions/0072).
 * As JSON that the database writes: ten thousand routes would hold this process up otherwise.
 */
export async function routesAfter(
  db: Db,
  asked: { nodeId: number; revision: number; after: number | undefined; keys: 'pairs' | 'shared' },
  config: RoutesConfig,
): Promise<string> {
  const { nodeId, revision, after, keys } = asked
  const { id, name, tokenHash, edgeKeys, lostAt } = nodes
  const known = await db
    .select({ ...{ id, name, tokenHash, edgeKeys, lostAt }, port: nodeEdges.port })
    .from(nodes)
    .leftJoin(nodeEdges, eq(nodeEdges.nodeId, nodes.id))
    .orderBy(sql`${nodes.name} collate "C"`)
  const own = known.find((node) => node.id === nodeId)
  // Of a later revision too, if there is one by now: told twice rather than not at all.
  const { rows } = await db.$client.query<{ routes: string; gone: string }>({
    ...queries[keys],
    values: [after ?? null, own?.name ?? ''],
  })
  const rest: Omit<EdgeRoutes, 'routes' | 'gone'> = {
    revision,
    whole: after === undefined,
    ...(own ? peersFor(own, known, { keys, config }) : { edges: [] }),
    zone: config.gameDomain,
  }
  return `${JSON.stringify(rest).slice(0, -1)},"routes":${rows[0]?.routes ?? '[]'},"gone":${rows[0]?.gone ?? '[]'}}`
}

/** The edges that a node's edge may pass players on to, and the keys between them. */
function peersFor(
  own: EdgeNode,
  known: readonly EdgeNode[],
  { keys, config }: { keys: 'pairs' | 'shared'; config: RoutesConfig },
): Pick<EdgeRoutes, 'edges' | 'peers' | 'keys'> {
  // One that asks for the shared key after it had pair keys has none that others accept: it leads to its own servers.
  // Pair keys are always accepted, also of an edge that waited while another of its node asked for the shared key.
  const hasPeers = !own.lostAt && (keys === 'pairs' || own.edgeKeys === 'shared')
  const edges = known.flatMap(({ id, name: node, port, lostAt }) => {
    if (port === null || lostAt || (!hasPeers && id !== own.id)) return []
    return [{ node, host: agentUrl(config.nodeProbeUrl, node).hostname, port }]
  })
  if (keys === 'pairs') return { edges, peers: peerKeysOf(own, known, config) }
  return { edges, keys: sharedKeysOf(hasPeers ? known : [own], config) }
}
