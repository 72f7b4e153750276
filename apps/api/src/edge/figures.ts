import { refusalReasons } from '@zubr/contracts/edge/endpoints'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Figure } from '../metrics/metrics.ts'
import { nodeEdges, nodes } from '../nodes/nodes-schema.ts'

const edgesOf = (db: Db) =>
  db
    .select({ node: nodes.name, edge: nodeEdges })
    .from(nodeEdges)
    .innerJoin(nodes, eq(nodes.id, nodeEdges.nodeId))

/** Metrics of the last reports of edges, and of the counters since the first one. */
export const edgeFigures: Figure[] = [
  {
    name: 'zubr_edge_connections',
    help: 'Open connections at the edge of a node: of players, and of clients without a name yet.',
    labels: ['node', 'of'],
    read: async (db) =>
      (await edgesOf(db)).flatMap(({ node, edge }) => [
        { node, of: 'players', count: edge.players },
        { node, of: 'pending', count: edge.pendingConnections },
      ]),
  },
  {
    name: 'zubr_edge_joins_total',
    help: 'Players that the edge of a node has connected to a server.',
    labels: ['node'],
    grows: true,
    read: async (db) => (await edgesOf(db)).map(({ node, edge }) => ({ node, count: edge.joins })),
  },
  {
    name: 'zubr_edge_status_responses_total',
    help: 'Pings and joins that the edge of a node has answered itself.',
    labels: ['node'],
    grows: true,
    read: async (db) => (await edgesOf(db)).map(({ node, edge }) => ({ node, count: edge.statusResponses })),
  },
  {
    name: 'zubr_edge_refusals_total',
    help: 'Connections that the edge of a node has refused, by reason.',
    labels: ['node', 'reason'],
    grows: true,
    read: async (db) =>
      (await edgesOf(db)).flatMap(({ node, edge }) =>
        refusalReasons.map((reason) => ({ node, reason, count: edge.refusals[reason] ?? 0 })),
      ),
  },
]
