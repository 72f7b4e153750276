import { z } from 'zod'
import { NodeName } from '../nodes.ts'
import { contractStates } from '../servers.ts'
import { maxStarters } from './limits.ts'

export { maxStarters }

/** More names than one server can have: its own, those it had, those of its owner's domains, and those that DNS leads on by. */
export const maxNames = 40

/** A name of a player of Java Edition, as accounts have it; of those without an account whatever the game's own client takes. */
export const JavaPlayerName = z.string().regex(/^\w{1,16}$/, 'expected 1 to 16 letters a–z, digits or _')

/**
 * A server by the names that lead to it; the first is the public one. Where it is reached on its node only that node knows: see local.ts.
 * The optional fields are sent to the edge of the server's own node alone.
 */
export const Route = z.object({
  id: z.uuid(),
  /** In lower case and ASCII, without a final dot. */
  names: z.array(z.string().max(253)).max(maxNames),
  node: NodeName,
  /** Of its owner: in which an edge says that the server's node is out of reach. */
  language: z.string().max(10),
  contract: z.enum(contractStates).optional(),
  /** Players who start it by joining while it is stopped, in lower case; null: nobody does. */
  starters: z.array(z.string()).max(maxStarters).nullable().optional(),
  /** Other nodes with a proxy of the same account, whose players come from the address of that node. */
  proxyNodes: z.array(NodeName).optional(),
})
export type Route = z.infer<typeof Route>

/** Where the edge of a node is reached by those of other nodes. */
export const EdgeAddress = z.object({ node: NodeName, host: z.string(), port: z.number().int() })
export type EdgeAddress = z.infer<typeof EdgeAddress>

const Key = z.string().min(32).max(200)

/** Secret: the keys between this edge and the edge of another node. Each direction has its own. */
export const PeerKeys = z.object({
  node: NodeName,
  /** Signs the headers that this edge sends there. */
  send: Key,
  /** Verify the headers that come from there. */
  accept: z.array(Key).min(1).max(4),
})
export type PeerKeys = z.infer<typeof PeerKeys>

/** What an edge is told: all there is, or what became different since the revision that it knew. */
export const EdgeRoutes = z
  .object({
    revision: z.number().int().nonnegative(),
    /** Everything that is not here is gone. */
    whole: z.boolean(),
    routes: z.array(Route),
    /** Servers that nothing leads to any more. */
    gone: z.array(z.uuid()),
    /** All edges, this one among them. Always whole. */
    edges: z.array(EdgeAddress),
    /** Below which names of our own lie, and how this node itself is called: what is typed to join by a port. */
    zone: z.string(),
    /** Always whole. Absent: the edge did not ask for pair keys, or the API is of the version before them. */
    peers: z.array(PeerKeys).optional(),
    /** Secret, only for an edge of the version before: one key of all edges, the first to send with. */
    keys: z.array(Key).min(1).max(3).optional(),
  })
  .meta({ id: 'EdgeRoutes' })
export type EdgeRoutes = z.infer<typeof EdgeRoutes>
