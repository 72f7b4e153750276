import type { EdgeAddress, EdgeRoutes, PeerKeys, Route } from '@zubr/contracts/edge/routes'
import { type FormerKey, PeerKeyTable } from '../peers/peer-key-table.ts'

/** The table as it is stored on disk. */
export type RouteTableState = Pick<EdgeRoutes, 'routes' | 'edges' | 'zone'> & {
  peers: PeerKeys[]
  former: FormerKey[]
}

/** As it is read from disk: a file of the version before has `keys` instead of `peers`. */
type StoredState = Pick<EdgeRoutes, 'routes' | 'edges' | 'zone' | 'peers' | 'keys'> & {
  former: readonly FormerKey[]
}

/** The API's newest names, servers and edges, for the edge of one node. */
export class RouteTable {
  private readonly node: string
  private readonly byId = new Map<string, Route>()
  private readonly byName = new Map<string, Route>()
  private readonly peerKeys: PeerKeyTable
  private edgesByNode = new Map<string, EdgeAddress>()
  private currentZone = ''

  /** `now`: milliseconds since the epoch. */
  constructor(node: string, now: () => number) {
    this.node = node
    this.peerKeys = new PeerKeyTable(now)
  }

  apply(update: Omit<EdgeRoutes, 'revision'>): void {
    const ids = new Set(update.routes.map(({ id }) => id))
    const gone = update.isFull ? [...this.byId.keys()].filter((id) => !ids.has(id)) : update.removedServers
    const lostNames = new Set<string>()
    for (const id of gone) this.remove(id, lostNames)
    for (const route of update.routes) {
      this.remove(route.id, lostNames)
      this.byId.set(route.id, route)
      for (const name of route.names) this.byName.set(name, route)
    }
    this.reassign(lostNames)
    this.edgesByNode = new Map(update.edges.map((edge) => [edge.node, edge]))
    this.currentZone = update.zone
    const peers = update.peers ?? (update.keys && peersOfSharedKey(update.edges, update.keys))
    if (peers) this.peerKeys.replace(peers.filter(({ node }) => node !== this.node))
  }

  /** Loads what another run of this edge stored. */
  restore({ former, ...stored }: StoredState): void {
    this.apply({ ...stored, isFull: true, removedServers: [] })
    this.peerKeys.restoreFormer(former)
  }

  state(): RouteTableState {
    return {
      routes: [...this.byId.values()],
      edges: this.edges(),
      zone: this.currentZone,
      ...this.peerKeys.toStored(),
    }
  }

  routeOf(name: string): Route | undefined {
    return this.byName.get(name)
  }

  routeById(id: string): Route | undefined {
    return this.byId.get(id)
  }

  edgeOf(node: string): EdgeAddress | undefined {
    return this.edgesByNode.get(node)
  }

  edges(): EdgeAddress[] {
    return [...this.edgesByNode.values()]
  }

  zone(): string {
    return this.currentZone
  }

  sendKeyOf(node: string): string | undefined {
    return this.peerKeys.sendKeyOf(node)
  }

  acceptedKeysOf(node: string): readonly string[] {
    return this.peerKeys.acceptedKeysOf(node)
  }

  /** Adds the names that belong to no server now to `lostNames`. */
  private remove(id: string, lostNames: Set<string>): void {
    const route = this.byId.get(id)
    if (!route) return
    this.byId.delete(id)
    for (const name of route.names)
      if (this.byName.get(name) === route) {
        this.byName.delete(name)
        lostNames.add(name)
      }
  }

  /** Another server may have got a name before the one that had it lost it. */
  private reassign(lostNames: ReadonlySet<string>): void {
    if (lostNames.size === 0) return
    for (const route of this.byId.values())
      for (const name of route.names)
        if (lostNames.has(name) && !this.byName.has(name)) this.byName.set(name, route)
  }
}

/**
 * An API or a file of the version before has one key for all edges, used until the first answer
 * with pair keys.
 */
function peersOfSharedKey(
  edges: readonly EdgeAddress[],
  [send, ...before]: NonNullable<EdgeRoutes['keys']>,
): PeerKeys[] {
  if (send === undefined) return []
  return edges.map(({ node }) => ({ node, send, accept: [send, ...before] }))
}
