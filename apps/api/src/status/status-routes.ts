import { requestOf } from '@zubr/contracts/request'
import { statusEndpoints } from '@zubr/contracts/status'
import type { FastifyPluginAsync } from 'fastify'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { routes } from '../http/route.ts'
import { allowAnyOrigin, sendShared, sharedAnswer } from '../http/shared-answer.ts'
import { statusOf } from './history.ts'

/** `now` is a monotonic clock in milliseconds; `headers` go with every answer. */
export function statusRoutes(context: {
  db: Db
  now: () => number
  headers: Record<string, string>
}): FastifyPluginAsync {
  return async (app) => {
    const status = sharedAnswer({
      ...context,
      load: async () => ({ json: await statusOf(context.db) }),
      headers: { ...context.headers, 'cache-control': 'public, no-cache' },
      maxAgeMs: 10_000,
      onFailure: (error) => app.log.error({ err: rootOf(error) }, 'the status could not be read'),
    })
    routes(
      app,
      statusEndpoints,
    )({
      // The database builds the body; history.test.ts checks it against the contract.
      'GET /api/status': {
        logLevel: 'warn',
        send: ({ request, reply }) => sendShared(request, reply, status),
      },
    })
    allowAnyOrigin(app, requestOf('GET /api/status').path)
  }
}
