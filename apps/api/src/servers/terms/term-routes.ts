import { termsEndpoints } from '@zubr/contracts/servers/terms'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { routes } from '../../http/route.ts'
import { serverGuards } from '../guards.ts'
import type { SendMail } from '../lifecycle/mail.ts'
import { requireServer } from '../server-view.ts'
import { switchAutoExtension } from './auto-extend.ts'
import { changeOwnPlan, knownPlan, planQuoteOf } from './change-plan.ts'

/** The term and plan of an account's servers. */
export function termsRoutes(
  accounts: Accounts,
  { catalogue, sendMail }: { catalogue: Catalogue; sendMail: SendMail },
): FastifyPluginAsync {
  const { db, config, clock } = accounts
  const viewOf = async (accountId: string, id: string) =>
    (await requireServer(db, config, accountId, id)).view
  return async (app) => {
    routes(
      app,
      termsEndpoints,
      serverGuards(accounts),
    )({
      'PUT /api/servers/:id/auto-extend': async ({ session: { accountId }, params: { id }, body }) => {
        await switchAutoExtension(db, { ...body, catalogue, accountId, id, now: clock() })
        return viewOf(accountId, id)
      },

      'POST /api/servers/:id/plan/quote': async ({ session: { accountId }, body, server: { row } }) => {
        const plan = knownPlan(catalogue, body.plan)
        return planQuoteOf(db, { catalogue, row, accountId, plan, now: clock() })
      },

      'PUT /api/servers/:id/plan': async ({ session: { accountId }, params: { id }, headers, body }) => {
        await changeOwnPlan(db, {
          ...{ catalogue, accountId, id, now: clock(), sendMail },
          ...{ planId: body.plan, minor: body.minor, key: headers['idempotency-key'] },
        })
        return viewOf(accountId, id)
      },
    })
  }
}
