import type { EdgeAddress, EdgeRoutes, Route } from '@zubr/contracts/edge/routes'

/** A key that the API named no more is believed for so long: not every edge has heard of the change yet. */
export const formerKeyMs = 5 * 60_000

export type FormerKey = { key: string; until: number }

/** What the API has said, as it is kept. */
export type Told = Pick<EdgeRoutes, 'routes' | 'edges' | 'zone' | 'keys'> & { former: FormerKey[] }

/** Names, servers and edges as the API said them last. `now`: milliseconds since the epoch. */
export function routeTable(now: () => number) {
  const byId = new Map<string, Route>()
  const byName = new Map<string, Route>()
  let edges = new Map<string, EdgeAddress>()
  let zone = ''
  let keys: readonly string[] = []
  let former: FormerKey[] = []

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
    const until = now() + formerKeyMs
    const dropped = keys.filter((key) => !said.keys.includes(key)).map((key) => ({ key, until }))
    former = [...former, ...dropped].filter((each) => each.until > now() && !said.keys.includes(each.key))
    keys = said.keys
  }

  return {
    take,
    /** What another run of this edge has kept. */
    restore({ former: kept, ...told }: Told): void {
      take({ ...told, whole: true, gone: [] })
      former = kept.filter(({ key, until }) => until > now() && !keys.includes(key))
    },
    told: (): Told => ({
      routes: [...byId.values()],
      edges: [...edges.values()],
      zone,
      keys: [...keys],
      former,
    }),
    routeOf: (name: string) => byName.get(name),
    routeById: (id: string) => byId.get(id),
    edgeOf: (node: string) => edges.get(node),
    edges: () => [...edges.values()],
    zone: () => zone,
    keys() {
      const lasting = former.filter(({ until }) => until > now()).map(({ key }) => key)
      return { use: keys[0], believe: [...keys, ...lasting] }
    },
  }
}
export type RouteTable = ReturnType<typeof routeTable>
