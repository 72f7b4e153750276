import type { EdgeAddress, EdgeRoutes, PeerKeys, Route } from '@zubr/contracts/edge/routes'
import { type FormerKey, PeerKeyTable } from '../peers/peer-key-table.ts'

/** What the API has said, as it is kept. */
export type EdgeTableInput = Pick<EdgeRoutes, 'routes' | 'edges' | 'zone'> & {
  peers: PeerKeys[]
  former: FormerKey[]
}

/** Names, servers and edges as the API said them last, for the edge of a node. `now`: milliseconds since the epoch. */
export function routeTable(ownNode: string, now: () => number) {
  const byId = new Map<string, Route>()
  const byName = new Map<string, Route>()
  let edges = new Map<string, EdgeAddress>()
  let zone = ''
  const peerKeys = new PeerKeyTable(now)

  /** Of the names that led there each that leads nowhere now is added to `lost`. */
  function forget(id: string, lost: Set<string>): void {
    const route = byId.get(id)
    if (!route) return
    byId.delete(id)
    for (const name of route.names)
      if (byName.get(name) === route) {
        byName.delete(name)
        lost.add(name)
      }
  }

  /** Another server may have got a name before the one lost it. */
  function findHolders(lost: ReadonlySet<string>): void {
    if (lost.size === 0) return
    for (const route of byId.values())
      for (const name of route.names) if (lost.has(name) && !byName.has(name)) byName.set(name, route)
  }

  function take(said: Omit<EdgeRoutes, 'revision'>): void {
    const stay = new Set(said.routes.map(({ id }) => id))
    const gone = said.whole ? [...byId.keys()].filter((id) => !stay.has(id)) : said.gone
    const lost = new Set<string>()
    for (const id of gone) forget(id, lost)
    for (const route of said.routes) {
      forget(route.id, lost)
      byId.set(route.id, route)
      for (const name of route.names) byName.set(name, route)
    }
    findHolders(lost)
    edges = new Map(said.edges.map((edge) => [edge.node, edge]))
    zone = said.zone
    const peers = said.peers ?? (said.keys && peersOfSharedKey(said.edges, said.keys))
    if (peers) peerKeys.replace(peers.filter(({ node }) => node !== ownNode))
  }

  return {
    take,
    /** What another run of this edge has kept. */
    restore({
      former,
      ...told
    }: Pick<EdgeRoutes, 'routes' | 'edges' | 'zone' | 'peers' | 'keys'> & {
      former: readonly FormerKey[]
    }): void {
      take({ ...told, whole: true, gone: [] })
      peerKeys.restoreFormer(former)
    },
    told: (): EdgeTableInput => ({
      routes: [...byId.values()],
      edges: [...edges.values()],
      zone,
      ...peerKeys.toStored(),
    }),
    routeOf: (name: string) => byName.get(name),
    routeById: (id: string) => byId.get(id),
    edgeOf: (node: string) => edges.get(node),
    edges: () => [...edges.values()],
    zone: () => zone,
    sendKeyOf: (node: string) => peerKeys.sendKeyOf(node),
    acceptedKeysOf: (node: string) => peerKeys.acceptedKeysOf(node),
  }
}
export type RouteTable = ReturnType<typeof routeTable>

/** An API or a file of the version before names one key of all edges. It counts until the first answer with pair keys. */
function peersOfSharedKey(
  edges: readonly EdgeAddress[],
  [send, ...before]: NonNullable<EdgeRoutes['keys']>,
): PeerKeys[] {
  if (send === undefined) return []
  return edges.map(({ node }) => ({ node, send, accept: [send, ...before] }))
}
