import { z } from 'zod'
import { NodeName } from '../nodes.ts'
import { contractStates } from '../servers/server.ts'
import { maxStarters } from './limits.ts'

export { maxStarters }

/** More than one server can have: its name, former names, custom domains, and names in DNS. */
export const maxNames = 40

/** A Java Edition player name of an account; without an account, any that the client accepts. */
export const JavaPlayerName = z.string().regex(/^\w{1,16}$/, 'expected 1 to 16 letters a–z, digits or _')

/**
 * A server and its names, the public one first. Only its node knows its local address: see
 * local.ts. The optional fields are sent only to the edge of the server's own node.
 */
export const Route = z.object({
  id: z.uuid(),
  /** Lower case and ASCII, without a final dot. */
  names: z.array(z.string().max(253)).max(maxNames),
  node: NodeName,
  /** The owner's language, used when the server's node is unreachable. */
  language: z.string().max(10),
  contract: z.enum(contractStates).optional(),
  /**
   * Players who start it by joining while it is stopped, in lower case; null: the feature is off.
   */
  starters: z.array(z.string()).max(maxStarters).nullable().optional(),
  /** Other nodes with a proxy of the same account: players arrive from these nodes' addresses. */
  proxyNodes: z.array(NodeName).optional(),
})
export type Route = z.infer<typeof Route>

/** The address of a node's edge for other nodes. */
export const EdgeAddress = z.object({ node: NodeName, host: z.string(), port: z.number().int() })
export type EdgeAddress = z.infer<typeof EdgeAddress>

const Key = z.string().min(32).max(200)

/** Secret: the keys between this edge and another node's edge, one per direction. */
export const PeerKeys = z.object({
  node: NodeName,
  /** Signs headers to that edge. */
  send: Key,
  /** Verify headers from that edge. */
  accept: z.array(Key).min(1).max(4),
})
export type PeerKeys = z.infer<typeof PeerKeys>

/** A complete or incremental update for an edge. */
export const EdgeRoutes = z
  .object({
    revision: z.number().int().nonnegative(),
    /** Routes that are not in the list are removed. */
    isFull: z.boolean(),
    routes: z.array(Route),
    /** Servers without routes. */
    removedServers: z.array(z.uuid()),
    /** All edges, this one included. Always complete. */
    edges: z.array(EdgeAddress),
    /** The zone of names, and this node's own name, which players use with a port. */
    zone: z.string(),
    /** Always complete. Absent: the edge did not request pair keys, or the API is older. */
    peers: z.array(PeerKeys).optional(),
    /** Secret, only for an older edge: shared keys of all edges, the first one signs. */
    keys: z.array(Key).min(1).max(3).optional(),
  })
  .meta({ id: 'EdgeRoutes' })
export type EdgeRoutes = z.infer<typeof EdgeRoutes>
