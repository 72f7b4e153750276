import { join } from 'node:path'
import { type ApiAccess, textOf } from '@zubr/on-node/call'
import { type Clock, realClock } from '@zubr/on-node/clock'
import { followRoutes } from './follow-routes.ts'
import type { Knowledge } from './knowledge.ts'
import { followLocalServers } from './local-servers.ts'
import { routeTable } from './route-table.ts'
import { readRoutes, routesKeeper } from './stored-routes.ts'

export const keptRoutesFile = 'edge-routes.json'

type Options = ApiAccess & {
  /** Where routes are kept. */
  dataDir: string
  /** Where the agent tells of this node's servers. */
  serversFolder: string
  clock?: Clock
  random?: () => number
}

/**
 * What an edge knows: at once what was kept and what the agent's file says, then all that both say. The API may be away for as long as
 * it likes.
 */
export async function openKnowledge(
  options: Options,
): Promise<Knowledge & { /** Ends following, and keeps what is known. */ end(): Promise<void> }> {
  const { name, dataDir, serversFolder, log, clock = realClock } = options
  const ended = new AbortController()
  const hearers: (() => void)[] = []
  const changed = () => {
    for (const hear of hearers) hear()
  }
  const file = join(dataDir, keptRoutesFile)
  const table = routeTable(name, clock.now)
  const kept = await readRoutes(file)
  if (kept) table.restore(kept)
  const keeper = routesKeeper(file, table.told, {
    failed: (error) => log.error(`edge of ${name}: routes could not be kept in ${file} (${textOf(error)})`),
  })
  const servers = await followLocalServers({ folder: serversFolder, log, changed })
  const following = followRoutes(
    { ...options, clock },
    (said) => {
      table.take(said)
      keeper.changed()
      changed()
    },
    ended.signal,
  )
  return {
    node: name,
    ...{ routeOf: table.routeOf, routeById: table.routeById, edgeOf: table.edgeOf, edges: table.edges },
    ...{ zone: table.zone, sendKeyOf: table.sendKeyOf, acceptedKeysOf: table.acceptedKeysOf },
    ...{ local: servers.local, localByPort: servers.localByPort, serverAt: servers.serverAt },
    ...{ icon: servers.icon, ports: servers.ports },
    onChange: (hear) => void hearers.push(hear),
    async end() {
      ended.abort()
      servers.end()
      await following
      await keeper.end()
    },
  }
}
