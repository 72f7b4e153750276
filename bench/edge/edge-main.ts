import { startEdge } from '@zubr/edge/edge'
import type { Knowledge } from '@zubr/edge/knowledge/knowledge'

// An edge with one server and high limits: `<port of the server>`; sends its own port to the
// parent.
process.on('disconnect', () => process.exit())
const [at = ''] = process.argv.slice(2)
const id = '0198c0de-0000-7000-8000-000000000001'
const local: ReturnType<Knowledge['local']> = {
  id,
  port: null,
  target: { host: '127.0.0.1', port: Number(at) },
  proxyProtocol: false,
  state: 'running',
  reason: null,
  progress: null,
  startingSince: null,
  startMs: null,
  icon: null,
  maxPlayers: null,
}
const route: ReturnType<Knowledge['routeById']> = {
  id,
  names: ['forest.zubr.example'],
  node: 'north',
  language: 'en',
  contract: 'active',
  starters: null,
}
const knowledge: Knowledge = {
  node: 'north',
  routeOf: (name) => (route.names.includes(name) ? route : undefined),
  routeById: () => route,
  local: () => local,
  localByPort: () => undefined,
  serverAt: () => undefined,
  icon: () => undefined,
  edgeOf: () => undefined,
  edges: () => [],
  zone: () => 'zubr.example',
  sendKeyOf: () => undefined,
  acceptedKeysOf: () => [],
  ports: () => [],
  onChange: () => undefined,
}
const edge = await startEdge({
  host: '127.0.0.1',
  port: 0,
  knowledge,
  requestStart: async () => false,
  log: { info: console.log, warn: console.log, error: console.error },
  limits: { server: { perSecond: 1e6, burst: 1e6, open: 1e6 } },
})
process.send?.({ port: edge.port })
