import { edgeEndpoints, edgeRoutesWaitMs } from '@zubr/contracts/edge/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { bearerToken } from '../http/token.ts'
import { nodeOf } from '../nodes/store.ts'
import { recordPairKeys } from './edge-keys.ts'
import { storeEdgeReport } from './reports.ts'
import { routesAfter } from './routes/answer.ts'
import { openRouteNews } from './routes/wait.ts'
import { startByJoining } from './starts.ts'

/** Fits a report of a flooded edge, with a reason for each of its servers. */
const reportLimit = 2 * 1024 * 1024

const json = 'application/json; charset=utf-8'

/** Endpoints for the edges of nodes. */
export function edgeRoutes(
  { db, config, clock, rateLimits }: Accounts,
  { waitMs = edgeRoutesWaitMs } = {},
): FastifyPluginAsync {
  return async (app) => {
    const routeNews = openRouteNews(db, config.gameDomain)
    app.addHook('preClose', () => routeNews.close())
    routes(app, edgeEndpoints, {
      nodeOf: ({ headers }) => nodeOf(db, bearerToken(headers.authorization)),
    })({
      'GET /api/node/edge/routes': {
        logLevel: 'warn',
        send: async ({ nodeId, query, reply }) => {
          const keys = query.keys ?? 'shared'
          if (keys === 'pairs') await recordPairKeys(db, nodeId)
          const closed = new AbortController()
          reply.raw.once('close', () => closed.abort())
          const { revision, isKnown } = await routeNews.after(query.after, waitMs, closed.signal)
          // Another process computes the first routes: an edge would take an empty list for all
          // routes.
          if (revision === 0) throw new Refused('unavailable')
          const after = isKnown ? query.after : undefined
          const text = await routesAfter(db, { nodeId, revision, after, keys }, config)
          return reply.headers({ 'cache-control': 'no-store', 'content-type': json }).send(text)
        },
      },

      'POST /api/node/edge/report': {
        logLevel: 'warn',
        bodyLimit: reportLimit,
        handle: async ({ nodeId, body }) => {
          await storeEdgeReport(db, nodeId, body)
          return undefined
        },
      },

      'POST /api/node/edge/starts': async ({ nodeId, body }) => ({
        starts: await startByJoining(db, { nodeId, ...body }, { rateLimits, clock }),
      }),
    })
  }
}
