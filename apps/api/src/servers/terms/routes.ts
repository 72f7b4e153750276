import { termsEndpoints } from '@zubr/contracts/servers/terms'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { Refused } from '../../http/api-error.ts'
import { routes } from '../../http/route.ts'
import { serverOf } from '../view.ts'
import { switchAutoExtension } from './auto-extend.ts'

/** For how long an account's servers are paid, and by which plan. */
export function termsRoutes(
  { db, config, clock, sessionOf, rateLimits }: Accounts,
  { catalogue }: { catalogue: Catalogue },
): FastifyPluginAsync {
  const own = async (accountId: string, id: string) => {
    const found = await serverOf(db, config, accountId, id)
    if (!found) throw new Refused('not_found')
    return found
  }
  const viewOf = async (accountId: string, id: string) => (await own(accountId, id)).view
  return async (app) => {
    routes(app, termsEndpoints, { sessionOf })({
      'PUT /api/servers/:id/auto-extend': async ({ session: { accountId }, params: { id }, body }) => {
        await rateLimits.pass(db, 'act', accountId)
        await switchAutoExtension(db, { ...body, catalogue, accountId, id, now: clock() })
        return viewOf(accountId, id)
      },
    })
  }
}
