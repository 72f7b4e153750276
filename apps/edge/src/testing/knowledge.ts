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
  target: null,
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

export type TestKnowledge = {
  node?: string
  routes?: Route[]
  locals?: LocalServer[]
  edges?: EdgeAddress[]
  peers?: PeerKeys[]
  icon?: string
}

/** The knowledge that a test sets. `change` replaces parts of it and notifies the edge. */
export function knowledgeOf(initial: TestKnowledge): Knowledge & { change(changed: TestKnowledge): void } {
  let known = initial
  const listeners: (() => void)[] = []
  const locals = () => known.locals ?? []
  const routes = () => known.routes ?? []
  const edges = () => known.edges ?? []
  return {
    node: initial.node ?? 'north',
    routeOf: (name) => routes().find((one) => one.names.includes(name)),
    routeById: (id) => routes().find((one) => one.id === id),
    local: (id) => locals().find((one) => one.id === id),
    localByPort: (port) => locals().find((one) => one.port === port),
    serverAt: (address) => locals().find(({ target: at }) => at?.host === address)?.id,
    icon: () => known.icon,
    edgeOf: (node) => edges().find((one) => one.node === node),
    edges,
    zone: () => 'zubr.example',
    sendKeyOf: (node) => known.peers?.find((peer) => peer.node === node)?.send,
    acceptedKeysOf: (node) => known.peers?.find((peer) => peer.node === node)?.accept ?? [],
    ports: () => locals().flatMap(({ port }) => port ?? []),
    onChange: (listener) => void listeners.push(listener),
    change: (changed) => {
      known = { ...known, ...changed }
      for (const listener of listeners) listener()
    },
  }
}
