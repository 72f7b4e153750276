import { schedulesEndpoints } from '@zubr/contracts/schedules/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { serverOf } from '../servers/server-view.ts'
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  runNow,
  runsOf,
  schedulesOf,
  switchSchedule,
} from './store.ts'

/** Twenty commands in multi-byte characters. */
const bodyLimit = 64 * 1024

/** Schedules of an account's servers, for the control panel. */
export function schedulesRoutes({ db, config, clock, sessionOf, rateLimits }: Accounts): FastifyPluginAsync {
  const requireServer = async (accountId: string, id: string) => {
    if (!(await serverOf(db, config, accountId, id))) throw new Refused('not_found')
  }
  const changeInput = async (accountId: string) => {
    await rateLimits.pass(db, 'act', accountId)
    return { accountId, now: clock() }
  }

  return async (app) => {
    routes(app, schedulesEndpoints, { sessionOf })({
      'GET /api/servers/:id/schedules': async ({ session, params }) => {
        await requireServer(session.accountId, params.id)
        return schedulesOf(db, params.id)
      },

      'POST /api/servers/:id/schedules': {
        bodyLimit,
        handle: async ({ session, params, body }) =>
          createSchedule(db, { ...(await changeInput(session.accountId)), ...params, definition: body }),
      },

      'PUT /api/servers/:id/schedules/:schedule': {
        bodyLimit,
        handle: async ({ session, params, body }) =>
          changeSchedule(db, { ...(await changeInput(session.accountId)), ...params, definition: body }),
      },

      'PATCH /api/servers/:id/schedules/:schedule': async ({ session, params, body }) =>
        switchSchedule(db, { ...(await changeInput(session.accountId)), ...params, ...body }),

      'DELETE /api/servers/:id/schedules/:schedule': async ({ session, params }) =>
        deleteSchedule(db, { ...(await changeInput(session.accountId)), ...params }),

      'POST /api/servers/:id/schedules/:schedule/runs': async ({ session, params }) =>
        runNow(db, { ...(await changeInput(session.accountId)), ...params }),

      'GET /api/servers/:id/schedules/:schedule/runs': async ({ session, params }) => {
        await requireServer(session.accountId, params.id)
        return runsOf(db, params)
      },
    })
  }
}
