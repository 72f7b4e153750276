import { movingEndpoints, type ServerMove } from '@zubr/contracts/moving/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { routes } from '../../http/route.ts'
import { serverGuards } from '../guards.ts'
import { isBusy, nodeOffers } from '../node-choices.ts'
import { lockOwnedServer } from '../owner-actions.ts'
import { requireServer, type ServerRow } from '../server-view.ts'
import { beginMigration, extraPortCount, type MigrationRefusal, targetRefusal } from './begin-migration.ts'
import { lastMigrationOf } from './migration-desired-state.ts'

/** Error codes for owners, by the reason that operators see. */
const codes = {
  deleted: 'not_found',
  archived: 'conflict',
  moving: 'conflict',
  no_node: 'node_unavailable',
  same_node: 'conflict',
  source_away: 'node_unavailable',
  source_old: 'node_unavailable',
  target_away: 'node_unavailable',
  target_old: 'node_unavailable',
  drained: 'node_full',
  full: 'node_full',
  disk: 'node_full',
  core: 'core_not_there',
} as const satisfies Record<MigrationRefusal, string>

/** How long the result of the last migration is shown. */
const newsMs = 24 * 3_600_000

async function moveOf(db: Db, row: ServerRow, now: Date): Promise<ServerMove> {
  const [last, offers, extraPorts] = await Promise.all([
    lastMigrationOf(db, row.id),
    nodeOffers(db),
    extraPortCount(db, row),
  ])
  const isMoving = last !== undefined && last.move.endedAt === null
  const { bytes, doneBytes } = last?.move ?? {}
  const able = isMoving ? [] : offers.filter((offer) => targetRefusal(offer, row, extraPorts) === undefined)
  const here = offers.find(({ id }) => id === row.nodeId)
  const endedAt = last?.move.endedAt
  const isNews = !endedAt || +now - +endedAt < newsMs
  return {
    move:
      last && isNews
        ? {
            to: last.to,
            phase: last.move.phase,
            failure: last.move.failure,
            percent: bytes ? Math.min(100, Math.floor((100 * (doneBytes ?? 0)) / bytes)) : null,
          }
        : null,
    nodes:
      here?.canMove && !here.silent
        ? able.toSorted((a, b) => Number(isBusy(a)) - Number(isBusy(b))).map(({ name }) => name)
        : [],
  }
}

/** Migrations that owners request. */
export function migrationRoutes(accounts: Accounts): FastifyPluginAsync {
  const { db, config, clock } = accounts
  return async (app) => {
    routes(
      app,
      movingEndpoints,
      serverGuards(accounts),
    )({
      'GET /api/servers/:id/move': async ({ server }) => moveOf(db, server.row, clock()),

      'POST /api/servers/:id/move': async ({ session: { accountId }, params: { id }, body }) => {
        await inTransaction(db, async (tx) => {
          const row = await lockOwnedServer(tx, accountId, id)
          const begun = await beginMigration(tx, row, { node: body.node, actor: { accountId }, now: clock() })
          if ('refused' in begun) throw new Refused(codes[begun.refused])
        })
        return moveOf(db, (await requireServer(db, config, accountId, id)).row, clock())
      },
    })
  }
}
