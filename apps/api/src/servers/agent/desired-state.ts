import type { Config } from '@zubr/config'
import { consoleTokenSeconds } from '@zubr/contracts/console'
import { isDoneStopped, type ServerJob } from '@zubr/contracts/jobs/jobs'
import type { DesiredServer, DesiredState } from '@zubr/contracts/node-servers'
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { endedSessions } from '../../accounts/accounts-schema.ts'
import { aheadFor, javasFor } from '../../cores/offers.ts'
import type { Db } from '../../database/open.ts'
import { nodeCapabilities, nodeEdges, nodes } from '../../nodes/nodes-schema.ts'
import { hasOpenJobFor, jobsFor } from '../jobs/store.ts'
import { migrationChangesOf } from '../migrations/migration-desired-state.ts'
import { wantedPorts } from '../ports/store.ts'
import { agentUrl, type ServerRow } from '../server-view.ts'
import { eulaAcceptances, servers, serverWatches } from '../servers-schema.ts'
import { settingsWithAddresses } from './backends.ts'
import { consoleKeyOf, ensureConsoleKey } from './console-tokens.ts'
import { revisionOf } from './desired-state-changes.ts'

/**
 * SFTP credentials that now open the files of servers, by server id. A later subject implements it.
 */
export type Credentials = (db: Db, serverIds: string[]) => Promise<Map<string, string[]>>
/** Keys of servers' backup repositories, by server id. A later subject implements it. */
export type BackupKeys = (db: Db, serverIds: string[]) => Promise<Map<string, string>>

/** The full desired state of a node's agent. */
export async function desiredStateOf(
  db: Db,
  nodeId: number,
  {
    nodeProbeUrl,
    credentials,
    backupKeys,
  }: Pick<Config, 'nodeProbeUrl'> & { credentials: Credentials; backupKeys: BackupKeys },
): Promise<DesiredState> {
  await ensureConsoleKey(db)
  // Read first, so that a concurrent change is sent twice instead of never.
  const revision = await revisionOf(db, nodeId)
  const moves = await migrationChangesOf(db, nodeId)
  const rows = await db
    .select()
    .from(servers)
    .where(or(eq(servers.nodeId, nodeId), hasOpenJobFor(db, nodeId)))
    .orderBy(asc(servers.createdAt))
  const held = [...rows, ...moves.left]
  const ids = rows.map(({ id }) => id)
  const heldIds = held.map(({ id }) => id)
  const placed = await settingsWithAddresses(db, held, { nodeProbeUrl })
  const agreedIds = await serversWithEula(db, heldIds)
  const jobs = await jobsFor(db, ids)
  const sftp = await credentials(db, ids)
  const [offer] = await db.select().from(nodeCapabilities).where(eq(nodeCapabilities.nodeId, nodeId))
  const prefetchCores = await aheadFor(db, offer?.runs ?? [])
  const packages = [...rows.map(({ core }) => core.package), ...prefetchCores.map((each) => each.package)]
  const watched = await watchedServers(db, nodeId)
  const revokedSessions = await revokedSessionIds(db)
  const edges = await otherEdges(db, nodeId, nodeProbeUrl)
  const key = await consoleKeyOf(db)
  const extraPorts = await wantedPorts(db, heldIds)
  const keys = await backupKeys(db, heldIds)
  const desiredServer = (row: ServerRow): DesiredServer => {
    const settings = placed.get(row.id) ?? row.settings
    const desired = moves.adjust(
      desiredServerFrom({ ...row, settings }, agreedIds.has(row.id), jobs.get(row.id)),
    )
    const backupKey = keys.get(desired.id)
    // Changes of files during a migration would be lost.
    const opens = desired.outgoingMigration ? [] : (sftp.get(desired.id) ?? [])
    return {
      ...desired,
      ...{ sftp: opens, extraPorts: extraPorts.get(desired.id) ?? [] },
      ...(backupKey && { backupKey }),
    }
  }
  return {
    ...{ revision, servers: held.map(desiredServer), incomingMigrations: moves.takes({ key, nodeProbeUrl }) },
    ...{ edges, consoleKey: key.publicKey },
    javaReleases: await javasFor(db, packages, offer?.architecture ?? null),
    ...{ prefetchCores, revokedSessions, watched },
  }
}

/** Those of the servers whose owner accepted the EULA. */
async function serversWithEula(db: Db, ids: string[]): Promise<Set<string>> {
  const accepted = await db
    .select({ id: eulaAcceptances.serverId })
    .from(eulaAcceptances)
    .where(inArray(eulaAcceptances.serverId, ids))
  return new Set(accepted.map(({ id }) => id))
}

/** The node's servers whose console or state somebody watches now. */
async function watchedServers(db: Db, nodeId: number): Promise<string[]> {
  const watched = await db
    .select({ id: serverWatches.serverId })
    .from(serverWatches)
    .innerJoin(servers, eq(servers.id, serverWatches.serverId))
    .where(and(eq(servers.nodeId, nodeId), gt(serverWatches.expiresAt, sql`now()`)))
  return watched.map(({ id }) => id)
}

/** Ended sessions whose console tokens may still be valid. */
async function revokedSessionIds(db: Db): Promise<string[]> {
  const revoked = await db
    .select({ id: endedSessions.id })
    .from(endedSessions)
    // Twice the lifetime of a token, since clocks differ.
    .where(gt(endedSessions.endedAt, sql`now() - make_interval(secs => ${2 * consoleTokenSeconds})`))
  return revoked.map(({ id }) => id)
}

/** Host names of the other nodes' edges. */
async function otherEdges(db: Db, nodeId: number, nodeProbeUrl: Config['nodeProbeUrl']): Promise<string[]> {
  const others = await db
    .select({ name: nodes.name })
    .from(nodes)
    .innerJoin(nodeEdges, eq(nodeEdges.nodeId, nodes.id))
    .where(and(ne(nodes.id, nodeId), isNull(nodes.lostAt)))
    .orderBy(asc(nodes.id))
  return others.map(({ name }) => agentUrl(nodeProbeUrl, name).hostname)
}

function desiredServerFrom(
  row: typeof servers.$inferSelect,
  eula: boolean,
  jobs: ServerJob[] | undefined,
): DesiredServer {
  const {
    id,
    generation,
    desiredState,
    core,
    settings,
    memoryMb,
    diskMb,
    cpuCores,
    operationId,
    operationAction,
  } = row
  const isHeld = jobs?.some(isDoneStopped)
  return {
    id,
    generation,
    // The server is stopped while its files are restored or changed, whatever its owner wants.
    desiredState: isHeld && desiredState === 'running' ? 'stopped' : desiredState,
    core: { id: core.id, version: core.version, ...(core.package && { package: core.package }) },
    settings,
    memoryMb,
    diskMb,
    cpuCores,
    eula,
    operation:
      operationId && operationAction && !isHeld ? { id: operationId, action: operationAction } : null,
    ...(jobs && { jobs }),
    ...(row.emptyStopMinutes !== null && { emptyStopMinutes: row.emptyStopMinutes }),
    ...(row.stoppedEmptyMinutes !== null && { stoppedEmptyMinutes: row.stoppedEmptyMinutes }),
  }
}
