import { type IncomingMigration, moveTokenSeconds } from '@zubr/contracts/moving/moves'
import type { DesiredServer } from '@zubr/contracts/node-servers'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import { type ConsoleKey, signToken } from '../agent/console-tokens.ts'
import { agentUrl, type ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { serverMigrations } from './migration-schema.ts'

/**
 * How migrations change a node's desired state. Read before its servers: a concurrent switch is
 * then sent once more.
 */
export async function migrationChangesOf(db: Db, nodeId: number) {
  const found = await db
    .select({ move: serverMigrations, server: servers, from: nodes.name })
    .from(serverMigrations)
    .innerJoin(servers, eq(servers.id, serverMigrations.serverId))
    .leftJoin(nodes, eq(nodes.id, serverMigrations.fromNodeId))
    .where(
      and(
        isNull(serverMigrations.endedAt),
        or(eq(serverMigrations.fromNodeId, nodeId), eq(serverMigrations.toNodeId, nodeId)),
      ),
    )
    .orderBy(asc(serverMigrations.startedAt))
  const leaving = new Map(
    found.flatMap(({ move, server }) => (move.fromNodeId === nodeId ? [[server.id, { move, server }]] : [])),
  )
  return {
    /** Servers that have left this node, which still has the old copies. */
    left: [...leaving.values()].flatMap(({ server }) =>
      server.nodeId === nodeId ? [] : [server],
    ) satisfies ServerRow[],

    /** The agent's view of one of this node's servers, or of one that has left. */
    adjust(wanted: DesiredServer): DesiredServer {
      const { move, server } = leaving.get(wanted.id) ?? {}
      // A deletion on this node overrides the migration.
      if (!move || (server?.nodeId === nodeId && wanted.desiredState === 'absent')) return wanted
      const stays = move.phase !== 'clearing'
      return {
        ...wanted,
        desiredState: stays ? 'stopped' : 'absent',
        operation: null,
        // Jobs wait until the server is on its target.
        jobs: [],
        ...(stays && { outgoingMigration: { move: move.id, generation: move.generation } }),
      }
    },

    /** Servers to take over from other nodes. */
    takes({ key, nodeProbeUrl }: { key: ConsoleKey; nodeProbeUrl: string }): IncomingMigration[] {
      return found.flatMap(({ move, server, from }) => {
        if (move.toNodeId !== nodeId || move.phase !== 'copying' || !from || server.desiredState === 'absent')
          return []
        // The agent compares with its machine's clock, not with the clock of contracts.
        const exp = Math.floor(Date.now() / 1000) + moveTokenSeconds
        const claims = { purpose: 'move', move: move.id, server: server.id, node: from, exp } as const
        return [
          {
            ...{ move: move.id, server: server.id, diskMb: server.diskMb },
            url: agentUrl(nodeProbeUrl, from).origin,
            token: signToken(key, claims),
          },
        ]
      })
    },
  }
}

/** The last migration of a server, with the names of its nodes. */
export async function lastMigrationOf(db: Pick<Db, 'select'>, serverId: string) {
  const moves = await db
    .select()
    .from(serverMigrations)
    .where(eq(serverMigrations.serverId, serverId))
    .orderBy(asc(serverMigrations.startedAt))
  const move = moves.at(-1)
  if (!move) return undefined
  const ids = [move.fromNodeId, move.toNodeId].flatMap((id) => id ?? [])
  const named = new Map(
    (await db.select().from(nodes).where(inArray(nodes.id, ids))).map(({ id, name }) => [id, name]),
  )
  return { move, from: named.get(move.fromNodeId ?? -1) ?? null, to: named.get(move.toNodeId ?? -1) ?? null }
}
