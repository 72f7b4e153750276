import { healthEndpoints } from '@zubr/contracts/health'
import type { FastifyPluginAsync } from 'fastify'
import { rootOf } from '../database/failure.ts'
import { hasMigrations } from '../database/migrations.ts'
import { type Db, within } from '../database/open.ts'
import { Refused } from './api-error.ts'
import { routes } from './route.ts'

/**
 * `/healthz`: this process answers. `/readyz`: the database answers within a second, has every
 * migration, and the process is not shutting down. Jobs are excluded: every process does all of
 * them, and a process that fails at jobs can still answer visitors.
 */
export function healthRoutes(db: Db, isDraining: () => boolean): FastifyPluginAsync {
  return async (app) => {
    routes(
      app,
      healthEndpoints,
    )({
      'GET /healthz': {
        logLevel: 'warn',
        handle: async ({ reply }) => {
          reply.header('cache-control', 'no-store')
          return { status: 'ok' }
        },
      },
      'GET /readyz': {
        logLevel: 'warn',
        handle: async ({ request, reply }) => {
          if (isDraining()) throw new Refused('unavailable')
          const isReady = await within(1_000, hasMigrations(db)).catch((error: unknown) => {
            request.log.warn({ err: rootOf(error) }, 'the database is not available')
            throw new Refused('unavailable')
          })
          if (!isReady) {
            request.log.warn('the database lacks migrations')
            throw new Refused('unavailable')
          }
          reply.header('cache-control', 'no-store')
          return { status: 'ok' }
        },
      },
    })
  }
}
