import { moveTokenSeconds, type WantedTake } from '@zubr/contracts/moving/moves'
import type { WantedServer } from '@zubr/contracts/node-servers'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import { type ConsoleKey, signToken } from '../agent/console-tokens.ts'
import { agentUrl, type ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { serverMigrations } from './migration-schema.ts'

/** What moves change of the desired state of a node. Read before its servers: a switch in between is told once more. */
export async function movesOf(db: Db, nodeId: number) {
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
    .orderBy(asc(serverMigrations.beganAt))
  const given = new Map(
    found.flatMap(({ move, server }) => (move.fromNodeId === nodeId ? [[server.id, { move, server }]] : [])),
  )
  return {
    /** Servers that are this node's no more, and whose old copies it still has. */
    left: [...given.values()].flatMap(({ server }) =>
      server.nodeId === nodeId ? [] : [server],
    ) satisfies ServerRow[],

    /** One of this node's servers, or of those that left it, as its agent is to see it. */
    asked(wanted: WantedServer): WantedServer {
      const { move, server } = given.get(wanted.id) ?? {}
      // What is deleted here goes, whatever the move would have made of it.
      if (!move || (server?.nodeId === nodeId && wanted.wanted === 'absent')) return wanted
      const stays = move.phase !== 'clearing'
      return {
        ...wanted,
        wanted: stays ? 'stopped' : 'absent',
        operation: null,
        // What is to be done once waits until it is where it goes.
        jobs: [],
        ...(stays && { give: { move: move.id, generation: move.generation } }),
      }
    },

    /** What it is to take from others. */
    takes({ key, nodeProbeUrl }: { key: ConsoleKey; nodeProbeUrl: string }): WantedTake[] {
      return found.flatMap(({ move, server, from }) => {
        if (move.toNodeId !== nodeId || move.phase !== 'copying' || !from || server.wanted === 'absent')
          return []
        // The agent's clock is the machine's, whatever the contracts' clock says.
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

/** The last move of a server, with the names of its nodes. */
export async function lastMoveOf(db: Pick<Db, 'select'>, serverId: string) {
  const moves = await db
    .select()
    .from(serverMigrations)
    .where(eq(serverMigrations.serverId, serverId))
    .orderBy(asc(serverMigrations.beganAt))
  const move = moves.at(-1)
  if (!move) return undefined
  const ids = [move.fromNodeId, move.toNodeId].flatMap((id) => id ?? [])
  const named = new Map(
    (await db.select().from(nodes).where(inArray(nodes.id, ids))).map(({ id, name }) => [id, name]),
  )
  return { move, from: named.get(move.fromNodeId ?? -1) ?? null, to: named.get(move.toNodeId ?? -1) ?? null }
}
