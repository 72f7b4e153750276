import type { Config } from '@zubr/config'
import type { EdgeRoutes } from '@zubr/contracts/edge/routes'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { nodeEdges, nodes } from '../../nodes/nodes-schema.ts'
import { agentUrl } from '../../servers/server-view.ts'
import { type EdgeNode, peerKeysOf, sharedKeysOf } from '../keys.ts'

export type RoutesConfig = Pick<Config, 'nodeProbeUrl' | 'gameDomain' | 'authSecret' | 'authSecretBefore'>

/** Rows of the previous version contain the name that only the owner sees. */
const routeOfOwn = `route - 'name'`

/**
 * The route for other nodes: names, node, and the language of the message when that node is
 * unreachable.
 */
const routeOfOther = `json_build_object('id', route->'id', 'names', route->'names', 'node', route->'node',
  'language', route->'language')`

/** The version before pair keys requires a name and shows it: this is the public one. */
const oldRouteOfOwn = `route || jsonb_build_object('name', coalesce(route->'names'->>0, ''))`

/** It also requires these fields. Their values say nothing about the server. */
const oldRouteOfOther = `json_build_object('id', route->'id', 'names', route->'names', 'node', route->'node',
  'language', route->'language', 'name', coalesce(route->'names'->>0, ''), 'contract', 'active', 'starters', null)`

/** `$1`: the edge's revision, or null; `$2`: its node. */
const routesQuery = (ofOwn: string, ofOther: string) => `
  select coalesce(json_agg(case when route->>'node' = $2 then (${ofOwn})::json else ${ofOther} end)
      filter (where route is not null), '[]')::text as routes,
    coalesce(json_agg(server_id) filter (where route is null), '[]')::text as removed
  from edge_routes where revision > coalesce($1::bigint, -1) and (route is not null or $1 is not null)`

const queries = {
  pairs: { name: 'edge routes', text: routesQuery(routeOfOwn, routeOfOther) },
  shared: { name: 'edge routes of the version before', text: routesQuery(oldRouteOfOwn, oldRouteOfOther) },
}

/**
 * All routes, or those changed after a revision, for a node's edge, with the other edges and the
 * keys between them. Only a server's own node gets more than the address (docs/decisions/0072).
 * PostgreSQL builds the JSON, because ten thousand routes would block the event loop.
 */
export async function routesAfter(
  db: Db,
  query: { nodeId: number; revision: number; after: number | undefined; keys: 'pairs' | 'shared' },
  config: RoutesConfig,
): Promise<string> {
  const { nodeId, revision, after, keys } = query
  const { id, name, tokenHash, edgeKeys, lostAt } = nodes
  const known = await db
    .select({ ...{ id, name, tokenHash, edgeKeys, lostAt }, port: nodeEdges.port })
    .from(nodes)
    .leftJoin(nodeEdges, eq(nodeEdges.nodeId, nodes.id))
    .orderBy(sql`${nodes.name} collate "C"`)
  const self = known.find((node) => node.id === nodeId)
  // May include a later revision: sending a change twice is better than losing it.
  const { rows } = await db.$client.query<{ routes: string; removed: string }>({
    ...queries[keys],
    values: [after ?? null, self?.name ?? ''],
  })
  const rest: Omit<EdgeRoutes, 'routes' | 'removedServers'> = {
    revision,
    isFull: after === undefined,
    ...(self ? peersFor(self, known, { keys, config }) : { edges: [] }),
    zone: config.gameDomain,
  }
  return `${JSON.stringify(rest).slice(0, -1)},"routes":${rows[0]?.routes ?? '[]'},"removedServers":${rows[0]?.removed ?? '[]'}}`
}

/** The edges to which a node's edge may forward players, and the keys between them. */
function peersFor(
  self: EdgeNode,
  known: readonly EdgeNode[],
  { keys, config }: { keys: 'pairs' | 'shared'; config: RoutesConfig },
): Pick<EdgeRoutes, 'edges' | 'peers' | 'keys'> {
  // A node that requests the shared key after it had pair keys gets none that others accept, so it
  // serves only its own servers. Pair keys are always accepted, also from an edge that waited
  // meanwhile.
  const hasPeers = !self.lostAt && (keys === 'pairs' || self.edgeKeys === 'shared')
  const edges = known.flatMap(({ id, name: node, port, lostAt }) => {
    if (port === null || lostAt || (!hasPeers && id !== self.id)) return []
    return [{ node, host: agentUrl(config.nodeProbeUrl, node).hostname, port }]
  })
  if (keys === 'pairs') return { edges, peers: peerKeysOf(self, known, config) }
  return { edges, keys: sharedKeysOf(hasPeers ? known : [self], config) }
}
