import { nodesEndpoints } from '@zubr/contracts/nodes'
import { requestOf } from '@zubr/contracts/request'
import { encodingFor, matchesEtag } from '@zubr/http/negotiation'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/open.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { bearerToken } from '../http/token.ts'
import type { NodesStats } from './stats.ts'
import type { StatsAnswer } from './stats-answer.ts'
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
        send: ({ request, reply }) => sendPrepared(request, reply, () => stats.get()),
      },
    })
    allowAnyone(app, requestOf('GET /nodes_stats').path)
  }
}

/** Answers the question that a browser asks before it reads this address with headers of its own from another origin. */
export function allowAnyone(app: Pick<FastifyInstance, 'options'>, path: string): void {
  app.options(path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': '*',
        'access-control-max-age': '86400',
      })
      .send(null),
  )
}

/** Sends to anyone what is prepared, in the encoding that the client prefers, or 304 if it has it. */
export async function sendPrepared(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  prepare: () => Promise<StatsAnswer>,
): Promise<FastifyReply> {
  const answer = await prepare().catch(() => {
    reply.header('access-control-allow-origin', '*')
    throw new Refused('unavailable')
  })
  const { body, etag, headers } = answer[encodingFor(request.headers['accept-encoding'])]
  if (!matchesEtag(request.headers['if-none-match'], etag)) return reply.headers(headers).send(body)
  const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...kept } = headers
  return reply.code(304).headers(kept).send()
}
