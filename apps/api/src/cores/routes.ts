import { coresEndpoints } from '@zubr/contracts/cores/offers'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { routes } from '../http/route.ts'
import { offeredCores } from './offers.ts'

/** What servers can run, for the control panel. */
export function coresRoutes({ db, sessionOf }: Accounts): FastifyPluginAsync {
  return async (app) => {
    routes(app, coresEndpoints, { sessionOf })({
      'GET /api/cores': () => offeredCores(db),
    })
  }
}
