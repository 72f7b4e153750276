import { termsEndpoints } from '@zubr/contracts/servers/terms'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { Refused } from '../../http/api-error.ts'
import { routes } from '../../http/route.ts'
import type { SendMail } from '../lifecycle/mail.ts'
import { serverOf } from '../server-view.ts'
import { switchAutoExtension } from './auto-extend.ts'
import { changeOwnPlan, knownPlan, planQuoteOf } from './change-plan.ts'

/** The term and plan of an account's servers. */
export function termsRoutes(
  { db, config, clock, sessionOf, rateLimits }: Accounts,
  { catalogue, sendMail }: { catalogue: Catalogue; sendMail: SendMail },
): FastifyPluginAsync {
  const requireServer = async (accountId: string, id: string) => {
    const found = await serverOf(db, config, accountId, id)
    if (!found) throw new Refused('not_found')
    return found
  }
  const viewOf = async (accountId: string, id: string) => (await requireServer(accountId, id)).view
  return async (app) => {
    routes(app, termsEndpoints, { sessionOf })({
      'PUT /api/servers/:id/auto-extend': async ({ session: { accountId }, params: { id }, body }) => {
        await rateLimits.pass(db, 'act', accountId)
        await switchAutoExtension(db, { ...body, catalogue, accountId, id, now: clock() })
        return viewOf(accountId, id)
      },

      'POST /api/servers/:id/plan/quote': async ({ session: { accountId }, params: { id }, body }) => {
        await rateLimits.pass(db, 'quote', accountId)
        const { row } = await requireServer(accountId, id)
        const { contract } = row
        if (contract !== 'active') throw new Refused('server_not_active', { contract })
        const plan = knownPlan(catalogue, body.plan)
        return planQuoteOf(db, { catalogue, row, accountId, plan, now: clock() })
      },

      'PUT /api/servers/:id/plan': async ({ session: { accountId }, params: { id }, headers, body }) => {
        await rateLimits.pass(db, 'act', accountId)
        await changeOwnPlan(db, {
          ...{ catalogue, accountId, id, now: clock(), sendMail },
          ...{ planId: body.plan, minor: body.minor, key: headers['idempotency-key'] },
        })
        return viewOf(accountId, id)
      },
    })
  }
}
