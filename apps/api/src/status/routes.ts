import { ErrorBody } from '@zubr/contracts/errors'
import { getStatus } from '@zubr/contracts/status'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rootOf } from '../database/failure.ts'
import { type Db, within } from '../database/open.ts'
import { sendError } from '../http/api-error.ts'
import { cached } from '../http/cached.ts'
import { allowAnyone, sendPrepared } from '../nodes/routes.ts'
import { answerOf } from '../nodes/stats-answer.ts'
import { statusOf } from './history.ts'

/** Ours and the browser's caches together keep the answer for 20 s at most. */
const keptHereMs = 10_000
const keptOutsideSeconds = 10
const failureKeptMs = 1_000
const patienceMs = 4_000

/** `now` is a clock in milliseconds that never goes back; `headers` go with every answer. */
export function statusRoutes({
  db,
  now,
  headers,
}: {
  db: Db
  now: () => number
  headers: Record<string, string>
}): FastifyPluginAsyncZod {
  return async (app) => {
    const status = cached(
      async () => {
        try {
          return await answerOf(await within(patienceMs, statusOf(db)), {
            ...headers,
            'access-control-allow-origin': '*',
            'cache-control': `public, max-age=${keptOutsideSeconds}`,
            'content-type': 'application/json; charset=utf-8',
            vary: 'accept-encoding',
          })
        } catch (error) {
          app.log.error({ err: rootOf(error) }, 'the status could not be read')
          throw error
        }
      },
      { maxAgeMs: keptHereMs, failureAgeMs: failureKeptMs, now },
    )
    app.get(
      getStatus.path,
      {
        schema: {
          summary: 'Every node with its last 90 days, and what the operator has announced',
          response: { 200: getStatus.response, 304: z.null().describe('Not modified.'), 503: ErrorBody },
        },
        // The database made the body; history.test.ts holds it to the contract.
        serializerCompiler: () => String,
        logLevel: 'warn',
      },
      async (request, reply) => {
        try {
          return sendPrepared(request, reply, await status.get())
        } catch {
          return sendError(request, reply.header('access-control-allow-origin', '*'), 'unavailable')
        }
      },
    )
    allowAnyone(app, getStatus.path)
  }
}
