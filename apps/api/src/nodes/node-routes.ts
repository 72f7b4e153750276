import { nodesEndpoints } from '@zubr/contracts/nodes'
import { requestOf } from '@zubr/contracts/request'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Db } from '../database/open.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { allowAnyOrigin, sendShared } from '../http/shared-answer.ts'
import { bearerToken } from '../http/token.ts'
import type { NodesStats } from './stats.ts'
import { nodeOf, storeReport } from './store.ts'

export function nodesRoutes({ db, stats }: { db: Db; stats: NodesStats }): FastifyPluginAsync {
  return async (app) => {
    const tokenIn = (request: FastifyRequest) => bearerToken(request.headers.authorization)
    routes(app, nodesEndpoints, { nodeOf: (request) => nodeOf(db, tokenIn(request)) })({
      'POST /api/nodes/report': async ({ request, body }) => {
        if (!(await storeReport(db, tokenIn(request) ?? '', body))) throw new Refused('unauthorized')
      },

      'GET /nodes_stats': {
        logLevel: 'warn',
        send: ({ request, reply }) => sendShared(request, reply, stats),
      },
    })
    allowAnyOrigin(app, requestOf('GET /nodes_stats').path)
  }
}
