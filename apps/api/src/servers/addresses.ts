import type { Config } from '@zubr/config'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { type SQL, sql } from 'drizzle-orm'
import { nodeEdges } from '../nodes/nodes-schema.ts'
import type { servers } from './servers-schema.ts'

/** The game's default port, which players need not type. */
const usualPort = 25_565

/** After this long without a report an edge counts as down. */
const edgeSilentMinutes = 3

/** The player port of a node's edge, by `node_edges`; null if the node has no running edge. */
export const edgePort: SQL<number | null> = sql<number | null>`case
  when ${nodeEdges.reportedAt} > now() - make_interval(mins => ${edgeSilentMinutes}) then ${nodeEdges.port} end`

export const transportOf = ({ id }: { id: string }) => (isCoreId(id) ? coreKinds[id].transport : 'tcp')

/**
 * Names below `localhost` resolve in browsers only: the game and most other programs cannot resolve
 * them.
 */
export const canBeTyped = (gameDomain: string): boolean => !/(?:^|\.)localhost$/.test(gameDomain)

/**
 * Addresses to join a server with a port: its name, if an edge is running, and its node with the
 * port. Servers reach each other by the latter.
 */
export function addressesOf(
  row: Pick<typeof servers.$inferSelect, 'core' | 'port' | 'subdomain'>,
  { host, edgePort: port }: { host: string; edgePort: number | null },
  { gameDomain }: Pick<Config, 'gameDomain'>,
): { byName: string | null; byPort: string | null } {
  if (row.port === null) return { byName: null, byPort: null }
  const isByName = port !== null && transportOf(row.core) === 'tcp'
  return {
    byName: isByName ? `${row.subdomain}.${gameDomain}${port === usualPort ? '' : `:${port}`}` : null,
    byPort: `${host}:${row.port}`,
  }
}
