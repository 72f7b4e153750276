import type { Config } from '@zubr/config'
import { consolePath } from '@zubr/contracts/console-constants'
import type { MaintenanceKind } from '@zubr/contracts/servers/now'
import type { Server } from '@zubr/contracts/servers/server'
import { nodeAddress } from '@zubr/domain/nodes/node-address'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { Refused } from '../http/api-error.ts'
import { nodeCapabilities, nodeEdges, nodes } from '../nodes/nodes-schema.ts'
import { serversSilent } from '../nodes/store.ts'
import { addressesOf, canBeTyped, edgePort, transportOf } from './addresses.ts'
import { awaitsEulaConsent, hasEulaConsent } from './eula.ts'
import { settingsOf } from './form.ts'
import { serverJobs } from './jobs/server-jobs-schema.ts'
import { serverMigrations } from './migrations/migration-schema.ts'
import { isListed, servers } from './servers-schema.ts'

export type ServerRow = typeof servers.$inferSelect
type ViewConfig = Pick<Config, 'nodeProbeUrl' | 'gameDomain'>

/** An account's servers, oldest first, without those whose data are deleted. */
export async function serversOf(db: Db, config: ViewConfig, accountId: string): Promise<Server[]> {
  const rows = await joined(db)
    .where(and(eq(servers.accountId, accountId), isListed))
    .orderBy(asc(servers.createdAt), asc(servers.id))
  return rows.map((row) => viewOf(row, config))
}

export type FoundServer = { row: ServerRow; view: Server; addresses: ReturnType<typeof addressesIn> }

/** One server of this account. Throws Refused `not_found`, also for a server of somebody else. */
export async function requireServer(
  db: Db,
  config: ViewConfig,
  accountId: string,
  id: string,
): Promise<FoundServer> {
  const found = await serverOf(db, config, accountId, id)
  if (!found) throw new Refused('not_found')
  return found
}

/**
 * One server of this account; undefined for other accounts' servers too, so that ids reveal
 * nothing.
 */
export async function serverOf(
  db: Db,
  config: ViewConfig,
  accountId: string,
  id: string,
): Promise<FoundServer | undefined> {
  const [found] = await joined(db).where(and(eq(servers.id, id), eq(servers.accountId, accountId), isListed))
  return found && { row: found.server, view: viewOf(found, config), addresses: addressesIn(found, config) }
}

function joined(db: Db) {
  return (
    db
      .select({
        server: servers,
        node: nodes.name,
        nodeSilent: serversSilent,
        agreed: hasEulaConsent,
        edgePort,
        maintenance,
      })
      .from(servers)
      // An archived server has no node.
      .leftJoin(nodes, eq(nodes.id, servers.nodeId))
      .leftJoin(nodeCapabilities, eq(nodeCapabilities.nodeId, nodes.id))
      .leftJoin(nodeEdges, eq(nodeEdges.nodeId, nodes.id))
  )
}

/**
 * Work that locks the server's files, as last reported. A migration comes first, since jobs wait
 * for its end.
 */
const maintenance = sql<{ kind: MaintenanceKind; percent: number | null } | null>`coalesce(
  (select json_build_object('kind', 'move',
      'percent', case when phase = 'copying' then least(100, floor(100 * done_bytes / nullif(bytes, 0))) end)
    from ${serverMigrations} where server_id = ${servers.id} and phase in ('stopping', 'copying', 'settling') limit 1),
  (select json_build_object('kind', 'restore', 'percent', percent)
    from ${serverJobs} where server_id = ${servers.id} and kind = 'restore' and ended_at is null limit 1))`

type Joined = {
  maintenance: { kind: MaintenanceKind; percent: number | null } | null
  server: ServerRow
  node: string | null
  nodeSilent: boolean
  agreed: boolean
  edgePort: number | null
}

const addressesIn = ({ server, node, edgePort: port }: Joined, config: ViewConfig) =>
  node === null
    ? { byName: null, byPort: null }
    : addressesOf(server, { host: nodeHost(config, node), edgePort: port }, config)

function viewOf(found: Joined, config: ViewConfig): Server {
  const { server: row, node, nodeSilent, agreed } = found
  const { byName, byPort } = addressesIn(found, config)
  const { id, name, plan, subdomain, core, contract, desiredState, state, reason, memoryMb, diskMb } = row
  return {
    id,
    name,
    plan,
    subdomain,
    node,
    core: {
      id: core.id,
      version: core.version,
      gameVersion: core.gameVersion,
      experimental: core.experimental,
      build: core.package?.build ?? null,
      java: core.package?.java ?? null,
    },
    edition: core.edition,
    transport: transportOf(core),
    contract,
    paidUntil: row.paidUntil?.toISOString() ?? null,
    ...(row.billingCycleAnchor && { billingCycleAnchor: row.billingCycleAnchor.toISOString() }),
    autoExtend: row.autoExtend,
    deletedAt: row.deleteAt?.toISOString() ?? null,
    desiredState,
    state,
    reason,
    awaitsEula: awaitsEulaConsent(row, agreed),
    // The last report of a silent agent is outdated.
    progress: nodeSilent ? null : (row.progress ?? null),
    silentSince: nodeSilent ? null : (row.silentSince?.toISOString() ?? null),
    killAt: nodeSilent ? null : (row.killAt?.toISOString() ?? null),
    emptyStopMinutes: row.emptyStopMinutes,
    stoppedEmptyMinutes:
      desiredState === 'stopped' && state === 'stopped' && reason === null ? row.stoppedEmptyMinutes : null,
    players: (!nodeSilent && state === 'running' && row.stats?.names) || [],
    nodeSilent,
    address: (canBeTyped(config.gameDomain) ? byName : null) ?? byPort,
    settings: settingsOf(row),
    limits: { memoryMb, diskMb, cpuCores: row.cpuCores },
    maintenance: found.maintenance,
    pendingRestart: (state === 'running' && row.run?.pending) || [],
    memoryInEffectMb: (state === 'running' && row.run?.memoryMb) || null,
    retryAt: nodeSilent ? null : (row.retryAt?.toISOString() ?? null),
    // Statistics are outdated after the server stopped or its node fell silent.
    stats:
      row.stats && row.statsAt && state === 'running' && !nodeSilent
        ? { ...row.stats, at: row.statsAt.toISOString() }
        : null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** The node of a server, for access to its files. Throws Refused while it is archived. */
export function requireNode({ node, contract }: Pick<Server, 'node' | 'contract'>): string {
  if (node === null) throw new Refused('server_not_active', { contract })
  return node
}

/** The host of a node: names below `localhost` mean this machine. */
export function nodeHost({ nodeProbeUrl }: Pick<Config, 'nodeProbeUrl'>, node: string): string {
  return agentUrl(nodeProbeUrl, node).hostname
}

/** The URL of the agent's console for browsers. */
export function consoleUrl({ nodeProbeUrl }: Pick<Config, 'nodeProbeUrl'>, node: string): string {
  const url = nodeUrl(nodeProbeUrl, node)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.pathname = consolePath
  return url.href
}

/** A node's URL for other programs than browsers, which alone resolve names below localhost. */
export function agentUrl(template: string, node: string): URL {
  const url = nodeUrl(template, node)
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  return url
}

/** The URL of a node's web server. */
export function nodeUrl(template: string, node: string): URL {
  return new URL(nodeAddress(template, node))
}
