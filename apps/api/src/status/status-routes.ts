import { requestOf } from '@zubr/contracts/request'
import { statusEndpoints } from '@zubr/contracts/status'
import type { FastifyPluginAsync } from 'fastify'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { routes } from '../http/route.ts'
import { allowAnyone, sendPrepared } from '../nodes/node-routes.ts'
import { preparedAnswer } from '../nodes/stats-answer.ts'
import { statusOf } from './history.ts'

/** `now` is a clock in milliseconds that never goes back; `headers` go with every answer. */
export function statusRoutes(context: {
  db: Db
  now: () => number
  headers: Record<string, string>
}): FastifyPluginAsync {
  return async (app) => {
    const status = preparedAnswer({
      ...context,
      load: async () => ({ json: await statusOf(context.db) }),
      // Ours and the browser's caches together keep the answer for 20 s at most.
      keptHereMs: 10_000,
      keptOutsideSeconds: 10,
      onFailure: (error) => app.log.error({ err: rootOf(error) }, 'the status could not be read'),
    })
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
