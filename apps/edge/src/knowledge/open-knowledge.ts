import { join } from 'node:path'
import { type ApiAccess, textOf } from '@zubr/on-node/call'
import { type Clock, realClock } from '@zubr/on-node/clock'
import { followRoutes } from './follow-routes.ts'
import type { Knowledge } from './knowledge.ts'
import { LocalServersFollower } from './local-servers.ts'
import { RouteTable } from './route-table.ts'
import { RoutesWriter, readRoutes } from './stored-routes.ts'

export const storedRoutesFile = 'edge-routes.json'

type Options = ApiAccess & {
  /** The folder for stored routes. */
  dataDir: string
  /** The folder in which the agent writes this node's servers. */
  serversFolder: string
  clock?: Clock
  random?: () => number
}

/** Ends all updates, and stores what is known. */
export type OpenKnowledge = Knowledge & { end(): Promise<void> }

/**
 * Loads the stored routes and the agent's file, then follows both.
 * The API may be away for any time.
 */
export async function openKnowledge(options: Options): Promise<OpenKnowledge> {
  const { name, dataDir, serversFolder, log, clock = realClock } = options
  const ended = new AbortController()
  const listeners: (() => void)[] = []
  const onChanged = () => {
    for (const listener of listeners) listener()
  }
  const file = join(dataDir, storedRoutesFile)
  const table = new RouteTable(name, clock.now)
  const stored = await readRoutes(file)
  if (stored) table.restore(stored)
  const writer = new RoutesWriter({
    file,
    state: () => table.state(),
    onError: (error) =>
      log.error(`edge of ${name}: routes could not be stored in ${file} (${textOf(error)})`),
  })
  const servers = new LocalServersFollower({ folder: serversFolder, log, onChanged })
  await servers.start()
  const following = followRoutes(
    { ...options, clock },
    (routes) => {
      table.apply(routes)
      writer.schedule()
      onChanged()
    },
    ended.signal,
  )
  return {
    node: name,
    routeOf: (hostName) => table.routeOf(hostName),
    routeById: (id) => table.routeById(id),
    edgeOf: (node) => table.edgeOf(node),
    edges: () => table.edges(),
    zone: () => table.zone(),
    sendKeyOf: (node) => table.sendKeyOf(node),
    acceptedKeysOf: (node) => table.acceptedKeysOf(node),
    local: (id) => servers.local(id),
    localByPort: (port) => servers.localByPort(port),
    serverAt: (address) => servers.serverAt(address),
    icon: (id) => servers.icon(id),
    ports: () => servers.ports(),
    onChange: (listener) => void listeners.push(listener),
    async end() {
      ended.abort()
      servers.end()
      await following
      await writer.end()
    },
  }
}
