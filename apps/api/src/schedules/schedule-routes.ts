import { schedulesEndpoints } from '@zubr/contracts/schedules/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { routes } from '../http/route.ts'
import { serverGuards } from '../servers/guards.ts'
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  runNow,
  runsOf,
  schedulesOf,
  switchSchedule,
} from './store.ts'

/** Twenty commands in letters of several bytes. */
const bodyLimit = 64 * 1024

/** Schedules of an account's servers, for the control panel. */
export function schedulesRoutes(accounts: Accounts): FastifyPluginAsync {
  const { db, clock } = accounts
  const byOwner = (accountId: string) => ({ accountId, now: clock() })

  return async (app) => {
    routes(
      app,
      schedulesEndpoints,
      serverGuards(accounts),
    )({
      'GET /api/servers/:id/schedules': async ({ params }) => schedulesOf(db, params.id),

      'POST /api/servers/:id/schedules': {
        bodyLimit,
        handle: async ({ session, params, body }) =>
          createSchedule(db, { ...byOwner(session.accountId), ...params, definition: body }),
      },

      'PUT /api/servers/:id/schedules/:schedule': {
        bodyLimit,
        handle: async ({ session, params, body }) =>
          changeSchedule(db, { ...byOwner(session.accountId), ...params, definition: body }),
      },

      'PATCH /api/servers/:id/schedules/:schedule': async ({ session, params, body }) =>
        switchSchedule(db, { ...byOwner(session.accountId), ...params, ...body }),

      'DELETE /api/servers/:id/schedules/:schedule': async ({ session, params }) =>
        deleteSchedule(db, { ...byOwner(session.accountId), ...params }),

      'POST /api/servers/:id/schedules/:schedule/runs': async ({ session, params }) =>
        runNow(db, { ...byOwner(session.accountId), ...params }),

      'GET /api/servers/:id/schedules/:schedule/runs': async ({ params }) => runsOf(db, params),
    })
  }
}
