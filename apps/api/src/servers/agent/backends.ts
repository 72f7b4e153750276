import type { Config } from '@zubr/config'
import { maxTextLength, type Settings } from '@zubr/contracts/cores/core'
import { backendsIn, backendsText, isServerId, noAddress } from '@zubr/domain/cores/backends'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import { nodeHost, type ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'

type Proxy = Pick<ServerRow, 'id' | 'accountId' | 'nodeId' | 'settings'>

/**
 * The settings of proxies with addresses in place of the ids of their owners' servers, by the proxy's id: where those are now, since a
 * server may move. One on the proxy's own node is there at `localhost`, which the agent puts into words of its runtime: that way does not
 * lead around by the node's public address. What is not its owner's is left out.
 */
export async function settingsWithAddresses(
  db: Db,
  proxies: readonly Proxy[],
  config: Pick<Config, 'nodeProbeUrl'>,
): Promise<Map<string, Settings>> {
  const named = proxies.map((proxy) => ({
    proxy,
    backends: backendsIn(String(proxy.settings.servers ?? '')),
  }))
  const ids = named.flatMap(({ backends }) => backends.map(({ at }) => at).filter(isServerId))
  if (ids.length === 0) return new Map()
  const { id, accountId, nodeId, port } = servers
  const [found, hosts] = await Promise.all([
    db.select({ id, accountId, nodeId, port }).from(servers).where(inArray(id, ids)),
    db.select({ id: nodes.id, name: nodes.name }).from(nodes),
  ])
  const addressOf = (proxy: Proxy, at: string): string | undefined => {
    const server = found.find((each) => each.id === at && each.accountId === proxy.accountId)
    const node = hosts.find((each) => each.id === server?.nodeId)
    if (!server) return undefined
    if (!server.port || !node) return noAddress
    return `${node.id === proxy.nodeId ? 'localhost' : nodeHost(config, node.name)}:${server.port}`
  }
  return new Map(
    named.flatMap(({ proxy, backends }) => {
      if (!backends.some(({ at }) => isServerId(at))) return []
      const placed = backends.flatMap(({ name, at }) => {
        const address = isServerId(at) ? addressOf(proxy, at) : at
        return address === undefined ? [] : [{ name, at: address }]
      })
      // Addresses may be longer than ids: a text that no setting may have would spoil the node's whole desired state.
      while (backendsText(placed).length > maxTextLength) placed.pop()
      return [[proxy.id, { ...proxy.settings, servers: backendsText(placed) }] as const]
    }),
  )
}

/** Where the proxies are that name a server in their lists. */
export async function nodesOfProxies(
  tx: Tx,
  { id, accountId }: Pick<ServerRow, 'id' | 'accountId'>,
): Promise<number[]> {
  if (accountId === null) return []
  const rows = await tx
    .selectDistinct({ nodeId: servers.nodeId })
    .from(servers)
    .where(and(eq(servers.accountId, accountId), sql`strpos(${servers.settings}->>'servers', ${id}) > 0`))
  return rows.flatMap(({ nodeId }) => nodeId ?? [])
}
