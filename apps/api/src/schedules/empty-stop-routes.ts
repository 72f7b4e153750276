import { emptyStopEndpoints, nodeEmptyStopEndpoints } from '@zubr/contracts/servers/empty-stop'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { bearerToken } from '../http/token.ts'
import { nodeOf } from '../nodes/store.ts'
import { serverOf } from '../servers/server-view.ts'
import { setEmptyStop, stopWhenEmpty } from './empty-stop.ts'

/** Stopping empty servers: the owner's setting, and the agents' requests. */
export function emptyStopRoutes({ db, config, clock, sessionOf, rateLimits }: Accounts): FastifyPluginAsync {
  return async (app) => {
    routes(app, emptyStopEndpoints, { sessionOf })({
      'PUT /api/servers/:id/empty-stop': async ({ session: { accountId }, params: { id }, body }) => {
        await rateLimits.pass(db, 'act', accountId)
        await setEmptyStop(db, { accountId, id, minutes: body.minutes, now: clock() })
        const found = await serverOf(db, config, accountId, id)
        if (!found) throw new Refused('not_found')
        return found.view
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
