import { ErrorBody } from '@zubr/contracts/errors'
import { getNodesStats, NodeReport, reportNode } from '@zubr/contracts/nodes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { sendError } from '../http/api-error.ts'
import { fieldsOf } from '../http/error-answers.ts'
import { bearerToken } from '../http/token.ts'
import { reportAnswers } from './report-answers.ts'
import type { NodesStats } from './stats.ts'
import { encodingFor, matchesEtag, type StatsAnswer } from './stats-answer.ts'
import { isKnownToken, storeReport } from './store.ts'

export function nodesRoutes({ db, stats }: { db: Db; stats: NodesStats }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      reportNode.path,
      {
        attachValidation: true,
        schema: {
          summary: 'A node says how its machine is',
          security: [{ nodeToken: [] }],
          body: NodeReport,
          response: reportAnswers,
        },
        // Before the body is read: nobody without a token has us parse anything.
        onRequest: async (request, reply) => {
          if (!bearerToken(request.headers.authorization)) return sendError(request, reply, 'unauthorized')
        },
      },
      async (request, reply) => {
        const token = bearerToken(request.headers.authorization) ?? ''
        if (request.validationError) {
          if (!(await isKnownToken(db, token))) return sendError(request, reply, 'unauthorized')
          return sendError(request, reply, 'invalid_request', fieldsOf(request.validationError))
        }
        if (!(await storeReport(db, token, request.body))) return sendError(request, reply, 'unauthorized')
        return reply.code(204).send(null)
      },
    )

    app.get(
      getNodesStats.path,
      {
        schema: {
          summary: 'Every node: its load, its problem if it has one, and since when',
          response: { 200: getNodesStats.response, 304: z.null().describe('Not modified.'), 503: ErrorBody },
        },
        // The body is checked when it is loaded; here it is bytes.
        serializerCompiler: () => String,
        logLevel: 'warn',
      },
      async (request, reply) => {
        try {
          return sendPrepared(request, reply, await stats.get())
        } catch {
          return sendError(request, reply.header('access-control-allow-origin', '*'), 'unavailable')
        }
      },
    )

    allowAnyone(app, getNodesStats.path)
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

/** Sends what is prepared in the encoding that the client prefers, or 304 if it has it. */
export function sendPrepared(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  answer: StatsAnswer,
): FastifyReply {
  const { body, etag, headers } = answer[encodingFor(request.headers['accept-encoding'])]
  if (!matchesEtag(request.headers['if-none-match'], etag)) return reply.headers(headers).send(body)
  const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...kept } = headers
  return reply.code(304).headers(kept).send()
}
