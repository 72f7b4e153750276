import { z } from 'zod'
import { NodeName } from '../nodes.ts'
import { contractStates } from '../servers.ts'
import { mostStarters } from './limits.ts'

export { mostStarters }

/** More names than one server can have: its own, those it had, those of its owner's domains, and those that DNS leads on by. */
export const mostNames = 40

/** A name of a player of Java Edition, as accounts have it; of those without an account whatever the game's own client takes. */
export const JavaPlayerName = z.string().regex(/^\w{1,16}$/, 'expected 1 to 16 letters a–z, digits or _')

/** A server by the names that lead to it. Where it is reached on its node only that node knows: see local.ts. */
export const Route = z.object({
  id: z.uuid(),
  /** In lower case and ASCII, without a final dot. */
  names: z.array(z.string().max(253)).max(mostNames),
  node: NodeName,
  /** As its owner calls it, and the language in which they read. */
  name: z.string(),
  language: z.string().max(10),
  contract: z.enum(contractStates),
  /** Players who start it by joining while it is stopped, in lower case; null: nobody does. */
  starters: z.array(z.string()).max(mostStarters).nullable(),
})
export type Route = z.infer<typeof Route>

/** Where the edge of a node is reached by those of other nodes. */
export const EdgeAddress = z.object({ node: NodeName, host: z.string(), port: z.number().int() })
export type EdgeAddress = z.infer<typeof EdgeAddress>

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
    /** By which edges of this installation know each other: the first to be used, all to be believed. Secret. */
    keys: z.array(z.string().min(32).max(200)).min(1).max(3),
  })
  .meta({ id: 'EdgeRoutes' })
export type EdgeRoutes = z.infer<typeof EdgeRoutes>
