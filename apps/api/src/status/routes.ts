import { requestOf } from '@zubr/contracts/request'
import { statusEndpoints } from '@zubr/contracts/status'
import type { FastifyPluginAsync } from 'fastify'
import { rootOf } from '../database/failure.ts'
import { type Db, within } from '../database/open.ts'
import { cached } from '../http/cached.ts'
import { routes } from '../http/route.ts'
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
}): FastifyPluginAsync {
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
    routes(
      app,
      statusEndpoints,
    )({
      // The database made the body; history.test.ts holds it to the contract.
      'GET /api/status': {
        logLevel: 'warn',
        send: ({ request, reply }) => sendPrepared(request, reply, () => status.get()),
      },
    })
    allowAnyone(app, requestOf('GET /api/status').path)
  }
}
