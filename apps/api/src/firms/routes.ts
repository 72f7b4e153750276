import { firmsEndpoints } from '@zubr/contracts/firms/endpoints'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { actOf, actsOf, makeAct } from './acts.ts'
import { firmOf, forgetFirm, keepFirm } from './firm.ts'

/** Requisites of customers that are firms, and their monthly acts. */
export function firmsRoutes(
  { db, clock, sessionOf }: Accounts,
  catalogue: Pick<Catalogue, 'acts' | 'planNames'>,
): FastifyPluginAsync {
  return async (app) => {
    routes(app, firmsEndpoints, { sessionOf })({
      'GET /api/account/firm': async ({ session: { accountId } }) => ({ firm: await firmOf(db, accountId) }),

      'PUT /api/account/firm': async ({ session: { accountId }, body }) => ({
        firm: await keepFirm(db, accountId, body, clock()),
      }),

      'DELETE /api/account/firm': async ({ session: { accountId } }) => {
        await forgetFirm(db, accountId)
      },

      'GET /api/acts': async ({ session: { accountId } }) => actsOf(db, accountId, clock()),

      'GET /api/acts/:month': async ({ session: { accountId }, params: { month } }) => {
        const act = await actOf(db, accountId, month)
        if (!act) throw new Refused('not_found')
        return act
      },

      'POST /api/acts/:month': async ({ session: { accountId }, params: { month } }) =>
        makeAct(db, { accountId, month, now: clock(), catalogue }),
    })
  }
}
