import type { Config } from '@zubr/config'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { type SQL, sql } from 'drizzle-orm'
import { nodeEdges } from '../nodes/nodes-schema.ts'
import type { servers } from './servers-schema.ts'

/** The port that players need not type. */
const usualPort = 25_565

/** An edge that has said nothing for so long takes nobody, as far as anybody knows. */
const edgeSilentMinutes = 3

/** By `node_edges`: where the edge of a node takes players; null while there is none. */
export const edgePort: SQL<number | null> = sql<number | null>`case
  when ${nodeEdges.reportedAt} > now() - make_interval(mins => ${edgeSilentMinutes}) then ${nodeEdges.port} end`

export const transportOf = ({ id }: { id: string }) => (isCoreId(id) ? coreKinds[id].transport : 'tcp')

/** Names below `localhost` resolve in browsers alone: the game, and most other programs, do not find them. */
export const canBeTyped = (gameDomain: string): boolean => !/(?:^|\.)localhost$/.test(gameDomain)

/**
 * By what players join a server that has a port: its name, where an edge takes them for it, and its node with the port. Servers reach each
 * other by the latter.
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
