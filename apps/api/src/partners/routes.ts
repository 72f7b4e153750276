import { randomUUID } from 'node:crypto'
import type { Config } from '@zubr/config'
import { ErrorBody } from '@zubr/contracts/errors'
import { applyForPartnership, IdempotencyKey, idempotencyKeyHeader } from '@zubr/contracts/partners'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { sendError } from '../http/api-error.ts'
import { allowSite, answerPreflight } from '../http/cors.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { countedAddress } from './address.ts'
import { applicationStore } from './store.ts'

export function partnersRoutes(context: {
  db: Db
  jobs: Pick<Jobs, 'sendEach' | 'ready'>
  config: Pick<Config, 'siteUrl'>
}): FastifyPluginAsyncZod {
  return async (app) => {
    const { path } = applyForPartnership
    const store = applicationStore(context)
    allowSite(app, context.config.siteUrl)
    answerPreflight(app, path, { methods: 'POST', headers: `content-type, ${idempotencyKeyHeader}` })

    app.post(
      path,
      {
        bodyLimit: 16 * 1024,
        config: { mendsText: true },
        schema: {
          summary: 'An application for a partnership, stored before it is answered',
          headers: z.object({ [idempotencyKeyHeader]: IdempotencyKey.optional() }),
          body: applyForPartnership.body,
          response: {
            202: applyForPartnership.response.describe('Stored; it will reach the team.'),
            400: ErrorBody,
            409: ErrorBody,
            413: ErrorBody,
            415: ErrorBody,
            429: ErrorBody,
            503: ErrorBody,
          },
        },
      },
      async (request, reply) => {
        const { website, ...texts } = request.body
        reply.header('cache-control', 'no-store')
        // Only a robot sees this field. It learns nothing.
        if (website) return reply.code(202).send({ id: randomUUID() })
        const stored = await store({
          texts,
          key: request.headers[idempotencyKeyHeader],
          // A proxy may pass on what is no address; then its own is the one that counts.
          address:
            countedAddress(request.ip) ?? countedAddress(request.socket.remoteAddress ?? '') ?? '::/64',
        })
        switch (stored.outcome) {
          case 'stored':
          case 'known':
            return reply.code(202).send({ id: stored.id })
          case 'conflict':
            return sendError(request, reply, 'conflict')
          case 'limited':
            reply.header('retry-after', String(stored.retryAfterSeconds))
            return sendError(request, reply, 'rate_limited')
        }
      },
    )
  }
}
