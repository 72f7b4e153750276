import { emptyStopEndpoints, nodeEmptyStopEndpoints } from '@zubr/contracts/servers/empty-stop'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { routes } from '../http/route.ts'
import { bearerToken } from '../http/token.ts'
import { nodeOf } from '../nodes/store.ts'
import { serverGuards } from '../servers/guards.ts'
import { requireServer } from '../servers/server-view.ts'
import { setEmptyStop, stopWhenEmpty } from './empty-stop.ts'

/** Stopping empty servers: the owner's setting, and the agents' requests. */
export function emptyStopRoutes(accounts: Accounts): FastifyPluginAsync {
  const { db, config, clock } = accounts
  return async (app) => {
    routes(
      app,
      emptyStopEndpoints,
      serverGuards(accounts),
    )({
      'PUT /api/servers/:id/empty-stop': async ({ session: { accountId }, params: { id }, body }) => {
        await setEmptyStop(db, { accountId, id, minutes: body.minutes, now: clock() })
        return (await requireServer(db, config, accountId, id)).view
      },
    })
    routes(app, nodeEmptyStopEndpoints, {
      nodeOf: ({ headers }) => nodeOf(db, bearerToken(headers.authorization)),
    })({
      'POST /api/node/empty-stops': async ({ nodeId, body: { server: id, ...counted } }) => ({
        outcome: await stopWhenEmpty(db, { nodeId, id, ...counted, now: clock() }),
      }),
    })
  }
}
