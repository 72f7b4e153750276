import { companiesEndpoints } from '@zubr/contracts/companies/endpoints'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { acceptanceActOf, acceptanceActsOf, makeAcceptanceAct } from './acceptance-acts.ts'
import { companyOf, deleteCompany, storeCompany } from './company.ts'

/** Routes for the requisites and the monthly acceptance acts of customers that are companies. */
export function companiesRoutes(
  { db, clock, sessionOf }: Accounts,
  catalogue: Pick<Catalogue, 'acceptanceActs' | 'planNames'>,
): FastifyPluginAsync {
  return async (app) => {
    routes(app, companiesEndpoints, { sessionOf })({
      'GET /api/account/company': async ({ session: { accountId } }) => ({
        company: await companyOf(db, accountId),
      }),

      'PUT /api/account/company': async ({ session: { accountId }, body }) => ({
        company: await storeCompany(db, accountId, body, clock()),
      }),

      'DELETE /api/account/company': async ({ session: { accountId } }) => {
        await deleteCompany(db, accountId)
      },

      'GET /api/acceptance-acts': async ({ session: { accountId } }) =>
        acceptanceActsOf(db, accountId, clock()),

      'GET /api/acceptance-acts/:month': async ({ session: { accountId }, params: { month } }) => {
        const acceptanceAct = await acceptanceActOf(db, accountId, month)
        if (!acceptanceAct) throw new Refused('not_found')
        return acceptanceAct
      },

      'POST /api/acceptance-acts/:month': async ({ session: { accountId }, params: { month } }) =>
        makeAcceptanceAct(db, { accountId, month, now: clock(), catalogue }),
    })
  }
}
