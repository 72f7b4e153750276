import type { Config } from '@zubr/config'
import { consoleTokenSeconds } from '@zubr/contracts/console'
import type { DesiredState, WantedServer } from '@zubr/contracts/node-servers'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { endedSessions } from '../../accounts/tables.ts'
import type { Db } from '../../database/open.ts'
import { movesOf } from '../moving/desired.ts'
import { servers, serverWatches } from '../tables.ts'
import { consoleKeyOf } from './console-tokens.ts'
import { revisionOf } from './desired-state-changes.ts'

/** Everything that a node's agent should know. */
export async function desiredStateOf(
  db: Db,
  nodeId: number,
  { nodeProbeUrl }: Pick<Config, 'nodeProbeUrl'>,
): Promise<DesiredState> {
  // Making the key is news to every node.
  await consoleKeyOf(db)
  // Before the rest, so that a change in between is told twice rather than not at all.
  const revision = await revisionOf(db, nodeId)
  const moves = await movesOf(db, nodeId)
  const rows = await db
    .select()
    .from(servers)
    .where(eq(servers.nodeId, nodeId))
    .orderBy(asc(servers.createdAt))
  const watched = await db
    .select({ id: serverWatches.serverId })
    .from(serverWatches)
    .innerJoin(servers, eq(servers.id, serverWatches.serverId))
    .where(and(eq(servers.nodeId, nodeId), gt(serverWatches.until, sql`now()`)))
  const revoked = await db
    .select({ id: endedSessions.id })
    .from(endedSessions)
    // Twice the life of a token, since clocks differ.
    .where(gt(endedSessions.endedAt, sql`now() - make_interval(secs => ${2 * consoleTokenSeconds})`))
  const key = await consoleKeyOf(db)
  return {
    revision,
    servers: [...rows, ...moves.left].map((row) => moves.asked(wantedOf(row))),
    takes: moves.takes({ key, nodeProbeUrl }),
    consoleKey: key.publicKey,
    revokedSessions: revoked.map(({ id }) => id),
    watched: watched.map(({ id }) => id),
  }
}

function wantedOf(row: typeof servers.$inferSelect): WantedServer {
  const { id, generation, wanted, core, settings, memoryMb, diskMb, operationId, operationAction } = row
  return {
    id,
    generation,
    wanted,
    core: { id: core.id, version: core.version },
    settings,
    memoryMb,
    diskMb,
    operation: operationId && operationAction ? { id: operationId, action: operationAction } : null,
  }
}
