import { ErrorBody } from '@zubr/contracts/errors'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rootOf } from '../database/failure.ts'
import { hasMigrations } from '../database/migrations.ts'
import { type Db, within } from '../database/open.ts'
import { sendError } from './api-error.ts'

const Healthy = z.object({ status: z.literal('ok') })

/**
 * `/healthz`: this process answers. `/readyz`: its database does too, within a second, and has every migration, and
 * the process is not about to end.
 *
 * Jobs are no part of it: every process does those of all, so one that fails at them still answers visitors well, and taking it
 * out of service would help nobody. They have alerts and metrics of their own.
 */
export function healthRoutes(db: Db, isDraining: () => boolean): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/healthz',
      { logLevel: 'warn', schema: { summary: 'The process is alive', response: { 200: Healthy } } },
      async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    )
    app.get(
      '/readyz',
      {
        logLevel: 'warn',
        schema: { summary: 'The service can work', response: { 200: Healthy, 503: ErrorBody } },
      },
      async (request, reply) => {
        if (isDraining()) return sendError(request, reply, 'unavailable')
        try {
          if (await within(1_000, hasMigrations(db)))
            return reply.header('cache-control', 'no-store').send({ status: 'ok' })
          request.log.warn('the database lacks migrations')
        } catch (error) {
          request.log.warn({ err: rootOf(error) }, 'the database is not available')
        }
        return sendError(request, reply, 'unavailable')
      },
    )
  }
}
