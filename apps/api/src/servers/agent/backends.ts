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
 * Settings of proxies by id, with current addresses instead of the ids of their owners' servers,
 * since servers migrate. A backend on the same node is at `localhost`, which the agent replaces for
 * its runtime. Servers of other owners are omitted.
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
      // Addresses may be longer than ids: a value that is too long would invalidate the node's
      // whole desired state.
      while (backendsText(placed).length > maxTextLength) placed.pop()
      return [[proxy.id, { ...proxy.settings, servers: backendsText(placed) }] as const]
    }),
  )
}

/** Nodes of the proxies that list a server. */
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
