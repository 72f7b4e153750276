import type { LocalServer } from '@zubr/contracts/edge/local'
import type { EdgeAddress, PeerKeys, Route } from '@zubr/contracts/edge/routes'
import type { Knowledge } from '../knowledge/knowledge.ts'

export const forestId = '0198c0de-0000-7000-8000-000000000001'

export const route = (change: Partial<Route> = {}): Route => ({
  id: forestId,
  names: ['forest.zubr.example'],
  node: 'north',
  language: 'en',
  contract: 'active',
  starters: null,
  ...change,
})

export const local = (change: Partial<LocalServer> = {}): LocalServer => ({
  id: forestId,
  port: 26_000,
  at: null,
  proxyProtocol: false,
  state: 'stopped',
  reason: null,
  progress: null,
  startingSince: null,
  startMs: 20_000,
  icon: null,
  maxPlayers: 20,
  ...change,
})

/** What an edge knows, as a test has written it down; `change` tells the edge of something new. */
export function knowledgeOf(known: {
  node?: string
  routes?: Route[]
  locals?: LocalServer[]
  edges?: EdgeAddress[]
  peers?: PeerKeys[]
  icon?: string
}): Knowledge & { change(fresh: typeof known): void } {
  let now = known
  const hearers: (() => void)[] = []
  const locals = () => now.locals ?? []
  const routes = () => now.routes ?? []
  const edges = () => now.edges ?? []
  return {
    node: known.node ?? 'north',
    routeOf: (name) => routes().find((one) => one.names.includes(name)),
    routeById: (id) => routes().find((one) => one.id === id),
    local: (id) => locals().find((one) => one.id === id),
    localByPort: (port) => locals().find((one) => one.port === port),
    serverAt: (address) => locals().find(({ at }) => at?.host === address)?.id,
    icon: () => now.icon,
    edgeOf: (node) => edges().find((one) => one.node === node),
    edges,
    zone: () => 'zubr.example',
    sendKeyOf: (node) => now.peers?.find((peer) => peer.node === node)?.send,
    acceptedKeysOf: (node) => now.peers?.find((peer) => peer.node === node)?.accept ?? [],
    ports: () => locals().flatMap(({ port }) => port ?? []),
    onChange: (hear) => void hearers.push(hear),
    change: (fresh) => {
      now = { ...now, ...fresh }
      for (const hear of hearers) hear()
    },
  }
}
